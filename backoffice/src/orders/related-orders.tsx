import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { ReactNode } from 'react';
import type { AdminOrder } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import { formatCents } from '../ui/format.ts';
import { orderPath } from './order-address.ts';
import { OrderLink } from './order-link.tsx';
import type { StaffOrder } from './staff-order.ts';
import { StateChips } from './state-chips.tsx';
import { states } from './states.ts';

export function ReturnsOfOrder({ orderId }: { orderId: string }) {
  const { data = [] } = useGetList<AdminOrder>('orders', {
    filter: { parentId: orderId },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'dateCreated', order: 'DESC' },
  });
  return (
    <OrderLinks title="Returns" orders={data.map((order) => ({ ...order, orderId: order.id }))}>
      {(order) => <StateChips order={{ ...order, parentId: null }} />}
    </OrderLinks>
  );
}

/** Lists the orders that were paid together with this one. They share its invoice. */
export function SiblingOrders({ siblings, total }: Pick<StaffOrder, 'siblings' | 'total'>) {
  const sum = siblings.reduce((cents, order) => cents + order.total, total);
  return (
    <OrderLinks
      title="Paid together with"
      orders={siblings}
      note={`${formatCents(sum)} for all orders of this payment`}
    >
      {({ orderState }) => <Chip {...states[orderState]} />}
    </OrderLinks>
  );
}

interface Props<Order> {
  title: string;
  orders: readonly Order[];
  note?: string;
  children: (order: Order) => ReactNode;
}

function OrderLinks<Order extends { orderId: string; total: number }>({
  title,
  orders,
  note,
  children,
}: Props<Order>) {
  if (orders.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-label={title}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {orders.map((order) => (
          <Box
            component="li"
            key={order.orderId}
            sx={{ display: 'flex', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ fontFamily: 'monospace' }}>
              <OrderLink to={orderPath(order.orderId)}>{shortId(order.orderId)}</OrderLink>
            </Box>
            {children(order)}
            <Box sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
              {formatCents(order.total)}
            </Box>
          </Box>
        ))}
      </Box>
      {note && <Typography sx={{ mt: 1, fontSize: '0.875rem' }}>{note}</Typography>}
    </section>
  );
}
