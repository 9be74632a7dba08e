import { useCallback } from 'react';
import { useDialog } from '../ui/dialog/dialog-context.ts';

/** Shows why content could not be opened. */
export function useReportRejection(): (rejection: string) => void {
  const dialog = useDialog();
  return useCallback(
    (rejection: string) =>
      void dialog.open({
        kind: 'error',
        title: "We couldn't open the content",
        message: rejection,
      }),
    [dialog],
  );
}
