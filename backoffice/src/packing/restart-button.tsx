import { Button } from '@mui/material';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useState } from 'react';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import type { PackingResult } from './calls.ts';

interface Props {
  restart: () => Promise<PackingResult>;
  onDone: (answer: PackingResult) => void;
}

const question: Question = {
  title: 'Start over?',
  text: 'Everything is taken out of the parcel again, and each unit is scanned anew.',
  confirm: 'Start over',
};

export function RestartButton({ restart, onDone }: Props) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending, error } = useAction({
    mutationFn: restart,
    networkMode: 'always',
    onSuccess: onDone,
  });
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
          mutate();
        }}
      />
    </>
  );
}
