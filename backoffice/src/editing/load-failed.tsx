import { Button } from '@mui/material';
import { Notice } from '../ui/notice.tsx';

interface Props {
  error: Error;
  retry: () => void;
}

/** In place of a list that could not be had. */
export function LoadFailed({ error, retry }: Props) {
  return (
    <Notice
      alert
      title="This could not be loaded"
      action={
        <Button variant="outlined" onClick={retry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
