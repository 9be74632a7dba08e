import { Box, Button } from '@mui/material';
import { idOf } from '@spindle/sdk/domain/bulk/item-edit';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useState } from 'react';
import { countOf } from '../bulk/bulk-text.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { startEdits } from './edit-calls.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EditProgress } from './edit-progress.tsx';
import type { SavedImport } from './use-saved-import.ts';

interface Props {
  work: SavedImport;
  /** Called when the import is finished or discarded. */
  onOver: () => void;
}

/** Resumes an interrupted import without repeating what was already started. */
export function ResumeImport({ work, onOver }: Props) {
  const { edits, selectedIds, startsAt, key, once } = work;
  const [looking, setLooking] = useState(false);
  const rest = useAction({
    async mutationFn() {
      const ids = new Set(selectedIds);
      const isSelected = (edit: Parameters<typeof idOf>[0]) => ids.has(idOf(edit));
      const jobs = await startEdits(edits, { startsAt, key, once, undo: null, isSelected });
      return { ids: jobs, later: startsAt !== null && new Date(startsAt) > new Date() };
    },
  });
  if (rest.data) {
    return <EditProgress {...rest.data} items={selectedIds.length} names={{}} onClose={onOver} />;
  }
  if (looking) {
    return (
      <EditDialog
        rows={edits.map((edit) => ({ edit, errors: [] }))}
        names={{}}
        once
        onStarted={() => undefined}
        onClose={onOver}
      />
    );
  }
  return (
    <Box component="section" aria-label="Interrupted import" sx={{ mb: 2 }}>
      <OutcomeNote
        outcome={
          rest.error
            ? { good: false, title: "Couldn't resume the import", text: rest.error.message }
            : {
                good: false,
                title: `Your import of ${countOf('items', selectedIds.length)} was interrupted`,
                text: 'You can resume. No item is changed twice.',
              }
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {rest.error ? (
          <Button variant="contained" onClick={() => setLooking(true)}>
            Review remaining changes
          </Button>
        ) : (
          <Button variant="contained" loading={rest.isPending} onClick={() => rest.mutate()}>
            Resume
          </Button>
        )}
        <Button disabled={rest.isPending} onClick={onOver}>
          Discard the rest
        </Button>
      </Box>
    </Box>
  );
}
