import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { picked } from '@spindle/sdk/domain/picking/replies';
import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatCount } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import type { PickingOrder } from './calls.ts';
import { CatalogsFailed, LoadFailed } from './load-failed.tsx';
import { Message } from './message.tsx';
import { OrderRow } from './order-row.tsx';

/** What happened to the last open order. */
export type PickingOutcome =
  | { kind: 'picked' }
  | { kind: 'gone' }
  | { kind: 'refused'; order: PickingOrder; reason: string };

interface Props {
  list: UseQueryResult<PickingOrder[]>;
  outcome: PickingOutcome | null;
  /** The order that was just closed. Its button gets the focus. */
  lastOpened: string | null;
  onOpen: (orderId: string) => void;
}

export function OrdersToPick({ list, outcome, lastOpened, onOpen }: Props) {
  const { data: orders, error, refetch } = list;
  return (
    <Screen title="Picking Manager" aside={orders && <Total of={orders} />}>
      <Box sx={{ maxWidth: 960, display: 'grid', gap: 2 }}>
        {outcome && <OutcomeMessage outcome={outcome} />}
        <CatalogsFailed />
        {error && <LoadFailed title="Order List Init Error" error={error} retry={refetch} />}
        {orders === undefined && !error && <Loading />}
        {orders?.length === 0 && (
          <Notice title="No orders are ready to be processed.">
            New orders appear here as soon as they are paid.
          </Notice>
        )}
        {orders !== undefined && orders.length > 0 && (
          <div>
            <Typography>Choose an order from the list, then click the Details button.</Typography>
            <Box
              component="ol"
              aria-label="Orders to pick"
              sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
            >
              {orders.map((order) => (
                <OrderRow
                  key={order.orderId}
                  order={order}
                  focused={order.orderId === lastOpened && outcome === null}
                  onOpen={() => onOpen(order.orderId)}
                />
              ))}
            </Box>
          </div>
        )}
      </Box>
    </Screen>
  );
}

function OutcomeMessage({ outcome }: { outcome: PickingOutcome }) {
  switch (outcome.kind) {
    case 'picked':
      return (
        <Message tone="done" title="Picking Success" focused>
          {picked}
        </Message>
      );
    case 'refused':
      return (
        <Message
          tone="gone"
          title={`You can't pick order ${shortId(outcome.order.orderId)}`}
          focused
        >
          {outcome.reason} Choose another order.
        </Message>
      );
    case 'gone':
      return (
        <Message tone="waiting" title="That order no longer needs picking" focused>
          The order was picked or canceled, or someone else claimed it. Choose another order.
        </Message>
      );
  }
}

function Loading() {
  return (
    <div>
      <Typography role="status" sx={{ mb: 2 }}>
        Loading, please wait...
      </Typography>
      <TableSkeleton />
    </div>
  );
}

function Total({ of: orders }: { of: readonly PickingOrder[] }) {
  return (
    <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {formatCount(orders.length)}
    </Box>
  );
}
