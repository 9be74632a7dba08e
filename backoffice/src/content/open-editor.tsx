import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { NEW } from '../editing/use-editing.ts';

interface Props<Edited> {
  /** The id in the address, or `NEW`. */
  id: string;
  found: Edited | undefined;
  onCancel: () => void;
  children: (edited: Edited | null) => ReactNode;
}

/** An editor stays open with what it was opened with, whatever others do meanwhile. */
export function OpenEditor<Edited>({ id, found, onCancel, children }: Props<Edited>) {
  const [edited] = useState(found);
  if (edited || id === NEW) return children(edited ?? null);
  return (
    <Notice
      title="This is no longer there"
      action={
        <Button variant="outlined" onClick={onCancel}>
          Back to the list
        </Button>
      }
    >
      It may have been deleted meanwhile.
    </Notice>
  );
}
