import { Dialog, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { Action } from './bulk-calls.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { textsOf } from './bulk-words.ts';

export interface Chosen {
  action: Action;
  /** In the order of the list. */
  ids: string[];
}

interface Props extends Chosen {
  onClose: () => void;
}

/** One thing done to many orders: what will happen, how far it is, and what became of each. */
export function BulkDialog({ onClose, ...first }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>(first);
  const [started, setStarted] = useState<string | null>(null);

  function choose(next: Chosen) {
    setChosen(next);
    setStarted(null);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
    >
      <DialogTitle id={`${id}-title`} component="h2">
        {textsOf[chosen.action].title(chosen.ids.length)}
      </DialogTitle>
      {started === null ? (
        <BulkPreview {...chosen} onStarted={setStarted} onClose={onClose} />
      ) : (
        <BulkProgress id={started} onNext={choose} onClose={onClose} />
      )}
    </Dialog>
  );
}
