import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { catalogTitles } from './calls.ts';
import { Message } from './message.tsx';

export function LoadFailed({ title, retry }: { title: string; retry: () => unknown }) {
  return (
    <Message
      tone="gone"
      title={title}
      action={
        <Button variant="outlined" color="inherit" sx={{ minHeight: 48 }} onClick={() => retry()}>
          Try again
        </Button>
      }
    >
      Please try again later.
    </Message>
  );
}

/** Only the names of the catalogues are missing then; picking goes on. */
export function CatalogsFailed() {
  const { isError, refetch } = useQuery(catalogTitles);
  return isError && <LoadFailed title="Order List Load Error" retry={refetch} />;
}
