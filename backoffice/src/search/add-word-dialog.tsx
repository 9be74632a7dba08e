import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { synonymsQuery } from './synonyms-query.ts';
import { useAddWord } from './use-add-word.ts';

const MOST_LETTERS = 50;

interface Props {
  query: string;
  onAdded: (reason: string) => void;
  onCancel: () => void;
}

/** Asks what a search means that found nothing. */
export function AddWordDialog({ query, onAdded, onCancel }: Props) {
  const { data } = useQuery(synonymsQuery);
  const [word, setWord] = useState(query.slice(0, MOST_LETTERS));
  const [same, setSame] = useState('');
  const [touched, setTouched] = useState(false);
  const [join, { isPending, error }] = useAddWord(onAdded);
  const missing = [word, same].map((text) => touched && text.trim() === '');

  function submit() {
    setTouched(true);
    if (word.trim() !== '' && same.trim() !== '') join({ data: { word, same } });
  }

  return (
    <FormDialog
      title="What does it mean?"
      values={{ word, same }}
      action="Mean the same"
      sending={isPending}
      refusal={error?.message}
      onSend={submit}
      onDismiss={onCancel}
    >
      <TextField
        label="Customers type"
        required
        value={word}
        error={missing[0] ?? false}
        helperText={
          missing[0] ? 'Say which word.' : 'Leave out what the shop knows, such as sizes.'
        }
        slotProps={{ htmlInput: { maxLength: MOST_LETTERS } }}
        onChange={({ target }) => setWord(target.value)}
      />
      <Autocomplete
        freeSolo
        autoHighlight={false}
        options={data?.groups.flat() ?? []}
        inputValue={same}
        onInputChange={(_, text) => setSame(text)}
        renderInput={(field) => (
          <TextField
            {...field}
            label="The shop says"
            required
            inputRef={focusNode}
            error={missing[1] ?? false}
            helperText={
              missing[1] ? 'Say what it means.' : 'A word or phrase that finds something.'
            }
            slotProps={{
              ...field.slotProps,
              htmlInput: { ...field.slotProps.htmlInput, maxLength: MOST_LETTERS },
            }}
          />
        )}
      />
    </FormDialog>
  );
}

function focusNode(node: HTMLInputElement | null): void {
  node?.focus();
}
