import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { Button, Table, TableBody, TableCell, TableHead, TableRow, Box } from '@mui/material';
import { useNow } from '../ui/clock.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { formatCents } from '../ui/format-money.ts';
import { Moment } from '../ui/moment.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { rowSx, standingOf } from './row-tone.ts';
import { hasFailedRefund, isDisputed, type ListedOrder } from './staff-order.ts';
import { StateChips } from './state-chips.tsx';

interface Props {
  orders: readonly ListedOrder[];
  /** What the rows are, for those who can't see where they stand. */
  label: string;
  withEmail?: boolean;
  onOpen: (order: ListedOrder) => void;
}

/** Read out, but not shown. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Orders found, each with the way to its details. */
export function StaffOrderRows({ orders, label, withEmail = false, onOpen }: Props) {
  const narrow = useNarrow();
  const now = useNow();
  if (narrow) return <NarrowRows orders={orders} {...{ label, withEmail, onOpen, now }} />;
  return (
    <Box sx={{ overflowX: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>Order ID</TableCell>
            {withEmail && <TableCell>User email</TableCell>}
            <TableCell>Date created</TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Total</TableCell>
            <TableCell align="right">
              <Box component="span" sx={unseen}>
                Details
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.orderId} sx={rowSx(standingOf(order, now))}>
              <TableCell>
                <CopyableId id={order.orderId}>{shortId(order.orderId)}</CopyableId>
              </TableCell>
              {withEmail && <TableCell sx={{ overflowWrap: 'anywhere' }}>{order.email}</TableCell>}
              <TableCell>
                <Moment at={order.dateCreated} />
              </TableCell>
              <TableCell>
                <OrderChips order={order} now={now} />
              </TableCell>
              <TableCell align="right">{formatCents(order.total)}</TableCell>
              <TableCell align="right">
                <DetailsButton order={order} onOpen={onOpen} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function NarrowRows({ orders, label, withEmail, onOpen, now }: Props & { now: number }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {orders.map((order) => (
        <Box component="li" key={order.orderId} sx={rowSx(standingOf(order, now))}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              alignItems: 'center',
              gap: '4px 12px',
              p: '10px 8px 10px 12px',
              fontSize: '0.875rem',
              fontVariantNumeric: 'tabular-nums',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <CopyableId id={order.orderId}>{shortId(order.orderId)}</CopyableId>
            <Box sx={{ textAlign: 'right' }}>{formatCents(order.total)}</Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
                <OrderChips order={order} now={now} />
                <Moment at={order.dateCreated} />
              </Box>
              {withEmail && <div>{order.email}</div>}
            </Box>
            <DetailsButton order={order} onOpen={onOpen} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export function OrderChips({ order, now }: { order: ListedOrder; now: number }) {
  return (
    <StateChips
      order={order}
      recent={standingOf(order, now) === 'recent'}
      disputed={isDisputed(order)}
      refundFailed={hasFailedRefund(order)}
    />
  );
}

function DetailsButton({ order, onOpen }: { order: ListedOrder; onOpen: Props['onOpen'] }) {
  return (
    <Button
      id={detailsButtonId(order.orderId)}
      data-details
      size="small"
      variant="outlined"
      aria-label={`Details of order ${shortId(order.orderId)}`}
      onClick={() => onOpen(order)}
      sx={{ py: '1px' }}
    >
      Details
    </Button>
  );
}

/** Where the focus goes when somebody comes back from an order. */
export function detailsButtonId(orderId: string): string {
  return `details-${orderId}`;
}
