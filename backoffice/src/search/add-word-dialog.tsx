import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { requiredText } from '../editing/common-fields.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { textOf } from '../ui/form-values.ts';
import { synonymsQuery } from './synonyms-query.ts';
import { useAct } from '../providers/write-hooks.ts';

const MAX_LENGTH = 50;

const wordRequired = requiredText('Enter a word.');
const sameRequired = requiredText('Enter a term.');

interface Props {
  query: string;
  onAdded: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for a synonym for a search without results. */
export function AddWordDialog({ query, onAdded, onCancel }: Props) {
  const [join, { isPending, error }] = useAddWord(onAdded);
  return (
    <FormDialog
      resource="synonyms"
      title="Add synonym"
      start={{ word: query.slice(0, MAX_LENGTH), same: '' }}
      action="Add synonym"
      sending={isPending}
      rejection={error?.message}
      onSend={({ word, same }) => join({ data: { word: textOf(word), same: textOf(same) } })}
      onDismiss={onCancel}
    >
      <TextInput
        source="word"
        validate={wordRequired}
        helperText="Enter only the word customers use, without sizes or other specifications."
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
      />
      <SameWordInput />
    </FormDialog>
  );
}

/** Accepts any word or phrase. Suggests those that already have synonyms. */
function SameWordInput() {
  const { data } = useQuery(synonymsQuery);
  const { field, fieldState, isRequired } = useInput({ source: 'same', validate: sameRequired });
  return (
    <Autocomplete
      freeSolo
      autoHighlight={false}
      options={data?.groups.flat() ?? []}
      inputValue={field.value}
      onInputChange={(_, text) => field.onChange(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={<FieldTitle source="same" isRequired={isRequired} />}
          required={isRequired}
          inputRef={focusNode}
          error={fieldState.invalid}
          helperText={
            <InputHelperText
              error={fieldState.error?.message ?? ''}
              helperText="A word or phrase that has results."
            />
          }
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_LENGTH },
          }}
        />
      )}
    />
  );
}

function focusNode(node: HTMLInputElement | null): void {
  node?.focus();
}

/** Makes two words synonyms, even if others save at the same time. */
function useAddWord(onAdded: (reason: string) => void) {
  return useAct('synonyms', 'join', { onSuccess: ({ Reason }) => onAdded(Reason) });
}
