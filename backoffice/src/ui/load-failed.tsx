import { Button } from '@mui/material';
import { Notice } from './notice.tsx';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  title?: string;
  error: { message: string };
  retry: () => unknown;
}

/** Replaces content that failed to load, and offers to try again. */
export function LoadFailed({ title = "We couldn't load this section", error, retry }: Props) {
  const translate = useTranslateText();
  return (
    <Notice
      alert
      title={title}
      action={
        <Button variant="outlined" onClick={() => void retry()}>
          {translate('Try again')}
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
