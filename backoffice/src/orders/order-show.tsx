import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { AuditLink } from '../audit/audit-link.tsx';
import { panel } from '../app/panel.ts';
import type { AdminOrder } from '../providers/records.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { formatCents } from '../ui/format-money.ts';
import { Moment } from '../ui/moment.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RelatedList } from '../ui/related-list.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { orderAddress } from './manager-address.ts';
import { OrderRows } from './order-rows.tsx';
import { StateChips } from './state-chips.tsx';

export function OrderShow() {
  return (
    <ShowScreen<AdminOrder>
      kind="Order"
      crumbs={[panel, { label: 'Orders', to: '/ui/admin/orders' }]}
      title={({ id }) => `Order ${id.slice(0, 8)}`}
      renderAside={(order) => (
        <>
          <StateChips order={order} />
          <Link component={RouterLink} to={managerAddress(order)}>
            Open in the Order Manager
          </Link>
          <AuditLink subject={`order ${order.id}`} />
        </>
      )}
    >
      {(order) => (
        <>
          <Facts facts={factsOf(order)} />
          <Box sx={{ mt: 4 }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              Returns
            </Typography>
            <RelatedList
              resource="orders"
              target="parentId"
              id={order.id}
              sort={{ field: 'dateCreated', order: 'DESC' }}
              empty="Nothing of this order was sent back."
            >
              <OrderRows />
            </RelatedList>
          </Box>
        </>
      )}
    </ShowScreen>
  );
}

function managerAddress({ orderId, customerId }: AdminOrder): string {
  return orderAddress({ orderId, customerId: customerId ?? '' });
}

function factsOf(order: AdminOrder) {
  const { parentId, customerId, trackingNumber } = order;
  return [
    { label: 'Order ID', value: <CopyableId id={order.orderId} /> },
    {
      label: 'User email',
      value: (
        <RecordLink resource="customers" id={order.userId}>
          {order.email || 'Account'}
        </RecordLink>
      ),
    },
    { label: 'Customer ID', value: customerId && <CopyableId id={customerId} /> },
    { label: 'Created', value: <Moment at={order.dateCreated} exact /> },
    { label: 'Total', value: formatCents(order.total) },
    { label: 'Total refunded', value: formatCents(order.total_refunded) },
    { label: 'Shipping grouping', value: order.shippingGrouping },
    { label: 'Tracking number', value: trackingNumber && <CopyableId id={trackingNumber} /> },
    ...(parentId === null
      ? []
      : [
          {
            label: 'Return of',
            value: (
              <CopyableId id={parentId}>
                <RecordLink resource="orders" id={parentId}>
                  {parentId.slice(0, 8)}
                </RecordLink>
              </CopyableId>
            ),
          },
        ]),
  ];
}
