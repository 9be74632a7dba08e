import { Box, Button, TextField } from '@mui/material';
import { LONGEST_NOTE, noteMissing } from '@spindle/sdk/domain/remarks/notes';
import { useRef, useState, type SubmitEvent } from 'react';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useCreate } from '../providers/write-hooks.ts';
import type { RemarkedRecord } from './remarked.ts';

export function NoteForm({ resource, id }: RemarkedRecord) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const [create, { isPending, error }] = useCreate('notes', { onSuccess: () => setText('') });

  useUnsaved(text.trim() !== '');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const nothing = text.trim() === '';
    setMissing(nothing);
    if (nothing) area.current?.focus();
    else create({ data: { resource, recordId: id, text } });
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
