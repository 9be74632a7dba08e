import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type FilterPayload } from 'react-admin';
import { LoadFailed } from './load-failed.tsx';
import { Notice } from './notice.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface Props {
  empty: ReactNode;
  startsWith?: { filter: FilterPayload; empty: ReactNode };
  children: ReactNode;
}

/** The rows, or what is to be said instead of them. */
export function ListBody({ empty, startsWith, children }: Props) {
  const { isPending, error, data, filterValues, setFilters, setPage, refetch } = useListContext();
  if (error && data === undefined) {
    const known = error instanceof Error ? error : new Error('Please try again.');
    return <LoadFailed title="This list could not be loaded" error={known} retry={refetch} />;
  }
  if (isPending) return <TableSkeleton />;
  if (data.length > 0) return children;
  if (Object.keys(filterValues).length === 0) return empty;
  if (startsWith && isSame(filterValues, startsWith.filter)) return startsWith.empty;
  return (
    <Notice
      title="Nothing matches"
      action={
        <Button
          variant="outlined"
          onClick={() => {
            setFilters({});
            setPage(1);
          }}
        >
          Clear the search
        </Button>
      }
    >
      Use fewer or other words, or clear the filters.
    </Notice>
  );
}

function isSame(one: FilterPayload, other: FilterPayload): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
