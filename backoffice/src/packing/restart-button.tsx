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
  text: 'Everything is taken out of the parcel again, and each unit is scanned anew.',
  confirm: 'Start over',
};

export function RestartButton({ orderId, onDone }: Props) {
  const [confirming, setConfirming] = useState(false);
  const [restart, { isPending, error }] = useAct('parcels', 'restart', { onSuccess: onDone });
  return (
    <>
      <OutcomeNote
        outcome={error && { good: false, title: 'Not started over', text: error.message }}
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
