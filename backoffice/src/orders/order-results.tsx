import { Box, Button, TablePagination } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatCount } from '../ui/format-count.ts';
import { Notice } from '../ui/notice.tsx';
import { useShortcut } from '../ui/shortcuts.ts';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import type { StaffOrder } from './staff-order.ts';
import { detailsButtonId, StaffOrderRows } from './staff-order-rows.tsx';

interface Props {
  label: string;
  query: UseQueryResult<StaffOrder[]>;
  /** Where there are none, why, and what to do. */
  empty: ReactNode;
  withEmail?: boolean;
  /** The order somebody comes back from. */
  cameFrom: string | null;
  onOpen: (order: StaffOrder) => void;
}

const perPage = 50;

/** Orders found, a page at a time, or what is to be said instead. */
export function OrderResults({ label, query, empty, withEmail, cameFrom, onOpen }: Props) {
  const { data, error, isFetching, refetch } = query;
  const place = data?.findIndex(({ orderId }) => orderId === cameFrom) ?? -1;
  const [wanted, setPage] = useState(() => Math.max(0, Math.floor(place / perPage)));
  const count = data?.length ?? 0;
  const last = Math.max(0, Math.ceil(count / perPage) - 1);
  const page = Math.min(wanted, last);
  useShortcut('r', () => void refetch());
  useShortcut('n', () => setPage(Math.min(page + 1, last)));
  useShortcut('p', () => setPage(Math.max(page - 1, 0)));
  useShortcut('j', () => stepBetweenRows(1));
  useShortcut('k', () => stepBetweenRows(-1));

  const returned = useRef(false);
  useEffect(() => {
    if (returned.current || cameFrom === null || count === 0) return;
    returned.current = true;
    document.getElementById(detailsButtonId(cameFrom))?.focus();
  }, [cameFrom, count]);

  if (data === undefined) {
    if (!error) return <TableSkeleton />;
    return (
      <Notice
        alert
        title="Order Load Error"
        action={
          <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Please try again later.
      </Notice>
    );
  }
  if (count === 0) return empty;
  return (
    <>
      {error && (
        <Box role="alert" sx={{ mb: 1, color: 'error.main' }}>
          Order Load Error. Please try again later. These are the orders as they were before.
        </Box>
      )}
      <StaffOrderRows
        orders={data.slice(page * perPage, (page + 1) * perPage)}
        {...{ label, withEmail, onOpen }}
      />
      {count > perPage && (
        <TablePagination
          component="div"
          count={count}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count: all }) => `${from}–${to} of ${formatCount(all)}`}
        />
      )}
    </>
  );
}

function stepBetweenRows(step: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-details]')];
  const here = buttons.findIndex((button) => button === document.activeElement);
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), buttons.length - 1);
  buttons[next]?.focus();
}
