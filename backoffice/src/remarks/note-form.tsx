import { Box, Button, TextField } from '@mui/material';
import { LONGEST_NOTE, noteMissing } from '@spindle/sdk/domain/remarks/notes';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useIdempotencyKey } from '../providers/use-idempotency-key.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { addNote } from './note-calls.ts';
import type { RemarkedRecord } from './remarked.ts';

interface Props {
  record: RemarkedRecord;
  /** The note that was written last; the same words after another one are a note of their own. */
  newest: string | null;
  onSaved: () => Promise<unknown>;
}

export function NoteForm({ record, newest, onSaved }: Props) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addNote(record, text, keyOf({ ...record, text, newest })),
    async onSuccess() {
      setText('');
      await onSaved();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const nothing = text.trim() === '';
    setMissing(nothing);
    if (nothing) area.current?.focus();
    else if (!isPending) mutate();
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <OutcomeNote
        outcome={error && { good: false, title: 'The note was not saved', text: error.message }}
      />
      <TextField
        label="Write a note"
        multiline
        minRows={2}
        maxRows={12}
        value={text}
        error={missing}
        helperText={missing ? noteMissing.message : 'For staff only: customers never see it.'}
        inputRef={area}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="outlined" loading={isPending} sx={{ justifySelf: 'start' }}>
        Save note
      </Button>
    </Box>
  );
}
