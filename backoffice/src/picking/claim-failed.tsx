import { Button } from '@mui/material';
import { Message } from './message.tsx';

/** Nobody keeps the order from being picked here; the shop just doesn't know it yet. */
export function ClaimFailed({ error, retry }: { error: Error; retry: () => unknown }) {
  return (
    <Message
      tone="waiting"
      title="You haven’t claimed this order yet"
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
