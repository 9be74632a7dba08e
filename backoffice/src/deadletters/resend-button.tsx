import { Button } from '@mui/material';
import { useAct } from '../providers/write-hooks.ts';
import { useOutcomeNotes } from '../providers/use-outcome-notes.ts';
import type { DeadLetter } from './dead-letter.ts';

interface Props {
  deadLetter: DeadLetter;
  onDone?: () => void;
}

export function ResendButton({ deadLetter: { id, job }, onDone }: Props) {
  const [resend, { isPending }] = useAct('jobs', 'resend', useOutcomeNotes(onDone));
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Retry: ${job}`}
      onClick={(event) => {
        // Keeps the row from opening the job.
        event.stopPropagation();
        resend({ id });
      }}
    >
      Retry
    </Button>
  );
}
