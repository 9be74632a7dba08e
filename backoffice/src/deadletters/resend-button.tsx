import { Button } from '@mui/material';
import { resendJob, useJobCall, type DeadLetter } from './calls.ts';

interface Props {
  deadLetter: DeadLetter;
  onDone?: () => void;
}

export function ResendButton({ deadLetter: { id, job }, onDone }: Props) {
  const { mutate, isPending } = useJobCall(onDone);
  return (
    <Button
      size="small"
      disabled={isPending}
      aria-label={`Send again: ${job}`}
      onClick={(event) => {
        // the row around it leads to the job
        event.stopPropagation();
        mutate(() => resendJob(id));
      }}
    >
      Send again
    </Button>
  );
}
