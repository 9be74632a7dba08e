import { Button } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../providers/write-hooks.ts';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import type { PackingResult } from './calls.ts';

interface Props {
  orderId: string;
  onDone: (answer: PackingResult) => void;
}

const question: Question = {
  title: 'Start over?',
  text: 'The count resets to zero. Empty the parcel and scan every unit again.',
  confirm: 'Start over',
};

export function RestartButton({ orderId, onDone }: Props) {
  const [confirming, setConfirming] = useState(false);
  const [restart, { isPending, error }] = useAct('parcels', 'restart', { onSuccess: onDone });
  return (
    <>
      <OutcomeNote
        outcome={error && { good: false, title: "Couldn't start over", text: error.message }}
      />
      <Button loading={isPending} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Start over
      </Button>
      <ConfirmDialog
        question={confirming ? question : null}
        onDismiss={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          restart({ id: orderId });
        }}
      />
    </>
  );
}
