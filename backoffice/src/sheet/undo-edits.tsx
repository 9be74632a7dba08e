import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useState } from 'react';
import { bulkQuery } from '../bulk/bulk-calls.ts';
import { countOf, isReady } from '../bulk/bulk-text.ts';
import { EditDialog } from './edit-dialog.tsx';

interface Props {
  /** The change to undo. */
  id: string;
  items: number;
  onStarted: () => void;
}

/** Undoes a change to many items, after a preview. Later changes by others stay. */
export function UndoEdits({ id, items, onStarted }: Props) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...bulkQuery(id), enabled: open });
  return (
    <>
      <Button
        size="small"
        loading={open && !data}
        aria-label={`Undo the change to ${countOf('items', items)}`}
        onClick={() => setOpen(true)}
      >
        Undo…
      </Button>
      {open && data && (
        <EditDialog
          undo={id}
          rows={data.results.filter(isReady).map((one) => ({ edit: keyOf(one.id), errors: [] }))}
          names={{}}
          onStarted={onStarted}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function keyOf(id: string) {
  const [catalogId = '', catalogItemId = ''] = id.split('/');
  return { catalogId, catalogItemId };
}
