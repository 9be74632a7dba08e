import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';

/**
 * Says which part of the account, named by `children`, could not be loaded. The rest stays usable.
 */
export function NotLoaded({
  busy,
  onRetry,
  children,
}: {
  busy: boolean;
  onRetry: () => void;
  children: string;
}) {
  return (
    <>
      <AlertLine>{children}</AlertLine>
      <Button busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}
