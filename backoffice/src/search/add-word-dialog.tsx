import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
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
  const titleId = useId();
  const { data } = useQuery(synonymsQuery);
  const [word, setWord] = useState(query.slice(0, MOST_LETTERS));
  const [same, setSame] = useState('');
  const [touched, setTouched] = useState(false);
  const { mutate, isPending, error } = useAddWord(onAdded);
  const missing = [word, same].map((text) => touched && text.trim() === '');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTouched(true);
    if (word.trim() !== '' && same.trim() !== '' && !isPending) mutate({ word, same });
  }

  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId} component="h2">
          What does it mean?
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error ? <Alert severity="error">{error.message}</Alert> : null}
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Mean the same
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function focusNode(node: HTMLInputElement | null): void {
  node?.focus();
}
