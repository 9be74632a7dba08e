import { Button } from '@mui/material';
import { Message } from './message.tsx';

/** Shown if claiming failed. The user can pick the order, but other pickers can't see that yet. */
export function ClaimFailed({ error, retry }: { error: Error; retry: () => unknown }) {
  return (
    <Message
      tone="waiting"
      title="You haven't claimed this order yet"
      action={
        <Button variant="outlined" color="inherit" sx={{ minHeight: 48 }} onClick={() => retry()}>
          Try again
        </Button>
      }
    >
      {error.message} Until you do, someone else can pick this order.
    </Message>
  );
}
