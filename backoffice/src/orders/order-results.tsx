import { Box, Button, TablePagination } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '../ui/format-count.ts';
import { Notice } from '../ui/notice.tsx';
import { useShortcut } from '../ui/shortcuts.ts';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { ordersPerPage } from './order-queries.ts';
import { stepBetweenRows } from './step-between-rows.ts';
import type { ListedOrder } from './staff-order.ts';
import { detailsButtonId, StaffOrderRows } from './staff-order-rows.tsx';

interface Props<Order extends ListedOrder> {
  label: string;
  /** Undefined until they are there. */
  found: { orders: readonly Order[]; total: number } | undefined;
  loading: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
  /** Where there are none, why, and what to do. */
  empty: ReactNode;
  withEmail?: boolean;
  /** The order somebody comes back from. */
  cameFrom: string | null;
  onOpen: (order: ListedOrder) => void;
}

/** Orders found, a page at a time, or what is to be said instead. */
export function OrderResults<Order extends ListedOrder>(props: Props<Order>) {
  const { label, found, loading, page, onPage, empty, withEmail = false, cameFrom, onOpen } = props;
  const { error, isFetching, refetch } = loading;
  const total = found?.total ?? 0;
  const last = lastPage(total);
  useShortcut('r', () => void refetch());
  useShortcut('n', () => page < last && onPage(page + 1));
  useShortcut('p', () => page > 0 && onPage(page - 1));
  useShortcut('j', () => stepBetweenRows(1));
  useShortcut('k', () => stepBetweenRows(-1));

  const returned = useRef(false);
  useEffect(() => {
    if (returned.current || cameFrom === null || total === 0) return;
    returned.current = true;
    document.getElementById(detailsButtonId(cameFrom))?.focus();
  }, [cameFrom, total]);

  // Somebody else may have dealt with the last page while it was open.
  const beyond = found !== undefined && page > last;
  useEffect(() => {
    if (beyond) onPage(last);
  }, [beyond, last, onPage]);

  if (found === undefined) {
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
  if (total === 0) return empty;
  return (
    <>
      {error && (
        <Box role="alert" sx={{ mb: 1, color: 'error.main' }}>
          Order Load Error. Please try again later. These are the orders as they were before.
        </Box>
      )}
      <StaffOrderRows orders={found.orders} {...{ label, withEmail, onOpen }} />
      {total > ordersPerPage && (
        <TablePagination
          component="div"
          count={total}
          page={Math.min(page, last)}
          rowsPerPage={ordersPerPage}
          rowsPerPageOptions={[ordersPerPage]}
          onPageChange={(_, next) => onPage(next)}
          labelDisplayedRows={({ from, to, count: all }) =>
            `${formatCount(from)}–${formatCount(to)} of ${formatCount(all)}`
          }
        />
      )}
    </>
  );
}

/** From 0. */
function lastPage(total: number): number {
  return Math.max(0, Math.ceil(total / ordersPerPage) - 1);
}
