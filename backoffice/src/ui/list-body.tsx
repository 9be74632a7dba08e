import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type FilterPayload } from 'react-admin';
import { LoadFailed } from './load-failed.tsx';
import { Notice } from './notice.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  empty: ReactNode;
  emptyView?: ((filter: FilterPayload) => ReactNode) | undefined;
  failed?: { title: string; text: string } | undefined;
  children: ReactNode;
}

/** Shows the rows, or a message in place of them. */
export function ListBody({ empty, emptyView, failed, children }: Props) {
  const translate = useTranslateText();
  const { isPending, error, data, filterValues, setFilters, setPage, refetch } = useListContext();
  if (error && data === undefined) {
    const { title = "We couldn't load this list", text = reasonOf(error) } = failed ?? {};
    return <LoadFailed title={title} error={{ message: text }} retry={refetch} />;
  }
  if (isPending) return <TableSkeleton />;
  if (data.length > 0) {
    return (
      <>
        {error && <NotRenewed refetch={refetch} />}
        {children}
      </>
    );
  }
  if (Object.keys(filterValues).length === 0) return empty;
  const known = emptyView?.(filterValues);
  if (known) return known;
  return (
    <Notice
      title="No results"
      action={
        <Button
          variant="outlined"
          onClick={() => {
            setFilters({});
            setPage(1);
          }}
        >
          {translate('Clear search')}
        </Button>
      }
    >
      Try fewer or different words, or clear the filters.
    </Notice>
  );
}

/** Warns that the rows are outdated because reloading failed. */
function NotRenewed({ refetch }: { refetch: () => unknown }) {
  const translate = useTranslateText();
  return (
    <Box
      role="alert"
      sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {translate("Couldn't refresh this list. You may see old data.")}
      <Button size="small" variant="outlined" onClick={() => void refetch()}>
        {translate('Try again')}
      </Button>
    </Box>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Please try again.';
}
