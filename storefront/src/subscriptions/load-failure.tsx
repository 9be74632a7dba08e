import { Button } from '../ui/button.tsx';

/** An empty list that may not be the whole truth. */
export function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <>
      <p>If you expected one here: the list could not be loaded just now.</p>
      <Button busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}
