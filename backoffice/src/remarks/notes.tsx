import { Box, Button, Typography } from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { useDelete } from '../providers/write-hooks.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { useUndo } from '../ui/use-undo.tsx';
import { NoteForm } from './note-form.tsx';
import type { RemarkedRecord } from './remarked.ts';
import { Allowed } from '../editing/allowed.tsx';
import { writing } from './writing.ts';

type Note = components['schemas']['Note'];

/** Lists staff notes about a record, newest first, with a field to add another. */
export function Notes({ resource, id }: RemarkedRecord) {
  const filter = { resource, recordId: id };
  const { data, error, refetch } = useGetList<Note>('notes', { filter });
  const notify = useNotify();
  const { delay } = useUndo();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const [removeForGood] = useDelete('notes');

  const show = (note: Note) =>
    setLeaving((ids) => new Set([...ids].filter((noteId) => noteId !== note.id)));

  /**
   * Deletes the note only once the removal can no longer be undone, because the text is stored
   * nowhere else.
   */
  function remove(note: Note) {
    setLeaving((ids) => new Set([...ids, note.id]));
    delay(`Note by ${note.author} removed`, {
      run: () =>
        removeForGood(
          { id: note.id },
          {
            onError: ({ message }) => notify(message, { type: 'error' }),
            onSettled: () => show(note),
          },
        ),
      onUndo: () => show(note),
    });
  }

  const displayed = data?.filter((note) => !leaving.has(note.id));

  return (
    <Box component="section" aria-labelledby="record-notes">
      <Typography id="record-notes" variant="h2" sx={{ mb: 1.5 }}>
        Notes
      </Typography>
      <Allowed to={writing[resource]}>
        <NoteForm resource={resource} id={id} />
      </Allowed>
      {error && !data ? <LoadFailed error={error} retry={refetch} /> : null}
      <Box
        component="ol"
        aria-label="Notes"
        sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {displayed?.map((note) => (
          <Box
            key={note.id}
            component="li"
            sx={{ pl: 2, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {note.author} · <DateTime at={note.dateCreated} />
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.text}</Typography>
            <Allowed to="staff">
              <Button
                size="small"
                sx={{ ml: -0.5, minWidth: 0 }}
                aria-label={`Remove note by ${note.author}: ${note.text.slice(0, 40)}`}
                onClick={() => remove(note)}
              >
                Remove
              </Button>
            </Allowed>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
