import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type FilterPayload } from 'react-admin';
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
    return (
      <Notice
        alert
        title="This list could not be loaded"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error instanceof Error ? error.message : 'Please try again.'}
      </Notice>
    );
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
