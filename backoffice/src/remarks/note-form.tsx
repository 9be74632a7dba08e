import { Box, Button } from '@mui/material';
import { MAX_NOTE_LENGTH, noteMissing } from '@spindle/sdk/domain/remarks/notes';
import { useState } from 'react';
import { Form } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useWatch } from 'react-hook-form';
import { useCreate } from '../providers/write-hooks.ts';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import type { RemarkedRecord } from './remarked.ts';

export function NoteForm({ resource, id }: RemarkedRecord) {
  // Counts saved notes. Each new count remounts the form, which empties and focuses the field.
  const [written, setWritten] = useState(0);
  const [create, { isPending, error }] = useCreate('notes', {
    onSuccess: () => setWritten(written + 1),
  });
  return (
    <Form
      resource="notes"
      record={{ id: written, text: '' }}
      disableInvalidFormNotification
      noValidate
      onSubmit={({ text }: FormValues) =>
        create({ data: { resource, recordId: id, text: String(text) } })
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <OutcomeNote
          outcome={error && { good: false, title: 'Note not saved', text: error.message }}
        />
        <NoteInput />
        <Button type="submit" variant="outlined" loading={isPending} sx={{ justifySelf: 'start' }}>
          Save note
        </Button>
      </Box>
    </Form>
  );
}

const textMissing = (text: unknown) => (textOf(text) === '' ? noteMissing.message : undefined);

function NoteInput() {
  useUnsaved(textOf(useWatch({ name: 'text' })) !== '');
  return (
    <TextInput
      source="text"
      multiline
      minRows={2}
      maxRows={12}
      validate={textMissing}
      helperText="Visible to staff only."
      slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
    />
  );
}
