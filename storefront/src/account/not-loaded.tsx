import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';

/** A part of the account that could not be read; `children` say which. The rest can be used. */
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
