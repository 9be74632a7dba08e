import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { catalogTitles } from './calls.ts';
import { Message } from './message.tsx';

export function LoadFailed({
  title,
  error,
  retry,
}: {
  title: string;
  error: Error;
  retry: () => unknown;
}) {
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
      <div>Please try again later.</div>
      <div>{error.message}</div>
    </Message>
  );
}

/** Picking continues without the catalogs, because only their names are missing. */
export function CatalogsFailed() {
  const { error, refetch } = useQuery(catalogTitles);
  return error && <LoadFailed title="Order List Load Error" error={error} retry={refetch} />;
}
