import { Button } from '@mui/material';
import { Message } from './message.tsx';

/**
 * Shown when claiming failed. Nobody else prevents picking here, but the shop doesn't know of it
 * yet.
 */
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
