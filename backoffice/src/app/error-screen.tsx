import { Button } from '@mui/material';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Notice } from '../ui/notice.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

/**
 * Replaces a screen that fails to render or whose code can't be loaded. The other screens keep
 * working.
 */
export function ErrorScreen({
  resetErrorBoundary,
}: {
  resetErrorBoundary: (...why: unknown[]) => void;
}) {
  const translate = useTranslateText();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Notice
      alert
      title="Something went wrong"
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {translate('Reload page')}
        </Button>
      }
    >
      The site may have been updated since you opened this page.
    </Notice>
  );
}
