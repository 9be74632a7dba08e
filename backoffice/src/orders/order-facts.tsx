import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { expectedShippingDate as expectedShippingLabel } from '@spindle/sdk/domain/orders/labels';
import { Box, Link, Typography } from '@mui/material';
import { methodLabel } from '@spindle/sdk/domain/payments/payment-label';
import { lacksTrackingNumber } from '@spindle/sdk/domain/shipping/validate-label';
import type { ReactNode } from 'react';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts, type Fact } from '../ui/facts.tsx';
import { Fold } from '../ui/fold.tsx';
import { formatCents, humanize } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { trackingStatusLabel } from './carrier-label.ts';
import { orderPath } from './order-address.ts';
import { OrderLink } from './order-link.tsx';
import { PostalLabel } from './postal-label.tsx';
import type { StaffOrder } from './staff-order.ts';

interface Props {
  order: StaffOrder;
  /** Whether to include the customer's account. */
  withAccount: boolean;
}

/** Shows everything known about an order in data sheets. Ids and versions are folded. */
export function OrderFacts({ order, withAccount }: Props) {
  return (
    <Box sx={{ columns: '2 400px', columnGap: 3 }}>
      <Sheet title="Shipping" facts={aboutShipping(order)} />
      <Sheet title="Payment" facts={aboutPayment(order)} />
      <Sheet title="Order" facts={aboutOrder(order, withAccount)} />
      <Fold label="IDs and version">
        <Facts facts={idsOf(order, withAccount)} />
      </Fold>
    </Box>
  );
}

function Sheet({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Facts facts={facts} />
    </Box>
  );
}

function aboutOrder(order: StaffOrder, withAccount: boolean): Fact[] {
  const { parentId } = order;
  return [
    { label: 'State', value: order.state },
    { label: 'Order state', value: order.orderState },
    ...claimFacts(order),
    ...(parentId === null ? [] : [{ label: 'Return of', value: parentLink(parentId) }]),
    { label: 'Date created', value: time(order.dateCreated) },
    { label: 'Date modified', value: time(order.dateModified) },
    ...(withAccount ? [{ label: 'User email', value: accountLink(order) }] : []),
  ];
}

function idsOf(order: StaffOrder, withAccount: boolean): Fact[] {
  const { orderId } = order;
  const account = [
    { label: 'User ID', value: copyable(order.userId) },
    { label: 'Customer ID', value: copyable(order.customerId) },
  ];
  return [
    { label: 'Order ID', value: <CopyableId id={orderId}>{shortId(orderId)}</CopyableId> },
    ...(withAccount ? account : []),
    { label: 'Payment intent ID', value: copyable(order.paymentIntentId) },
    { label: 'Balance transaction', value: copyable(order.balanceTransaction) },
    { label: 'Version', value: order.version },
  ];
}

function claimFacts({ claimedBy, claimedUntil }: StaffOrder): Fact[] {
  if (claimedBy === null) return [];
  return [
    { label: 'Claimed by', value: claimedBy },
    { label: 'Claimed until', value: time(claimedUntil) },
  ];
}

function aboutShipping(order: StaffOrder): Fact[] {
  const { shipping, expectedShippingDate, dateShipped, labelUrl, trackingNumber } = order;
  return [
    { label: 'Shipping', value: shipping && <PostalLabel {...shipping} /> },
    { label: 'Shipping preference', value: order.shippingPreference },
    { label: 'Shipping grouping', value: order.shippingGrouping },
    { label: expectedShippingLabel, value: time(expectedShippingDate) },
    { label: 'Shipping date', value: time(dateShipped) },
    {
      label: 'Tracking number',
      value: lacksTrackingNumber(order) ? null : copyable(trackingNumber),
    },
    {
      label: 'Tracking status',
      value: order.trackingStatus && trackingStatusLabel(order.trackingStatus),
    },
    ...(labelUrl ? [{ label: 'Label', value: external(labelUrl, 'Open the label (PDF)') }] : []),
  ];
}

function aboutPayment(order: StaffOrder): Fact[] {
  const { billing, receiptUrl } = order;
  return [
    { label: 'Billing', value: billing && <PostalLabel {...billing} /> },
    { label: 'Total', value: formatCents(order.total) },
    { label: 'Tax', value: formatCents(order.tax) },
    { label: 'Shipping price', value: formatCents(order.shippingPrice) },
    { label: 'Total refunded', value: formatCents(order.total_refunded) },
    { label: 'Payment method', value: order.paymentMethod && methodLabel(order.paymentMethod) },
    { label: 'Paid', value: order.paid ? 'Yes' : 'No' },
    { label: 'Refunded', value: order.refunded ? 'Yes' : 'No' },
    { label: 'Order status', value: order.status && humanize(order.status) },
    { label: 'Receipt', value: receiptUrl && external(receiptUrl, 'Open the receipt') },
  ];
}

function copyable(id: string | null): ReactNode {
  return id ? <CopyableId id={id} /> : null;
}

function time(at: string | null): ReactNode {
  return at && <DateTime at={at} exact />;
}

function external(address: string, text: string): ReactNode {
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      {text}
    </Link>
  );
}

function accountLink({ userId, email }: StaffOrder): ReactNode {
  return (
    <RecordLink resource="customers" id={userId}>
      {email || 'Account'}
    </RecordLink>
  );
}

function parentLink(orderId: string): ReactNode {
  return (
    <CopyableId id={orderId}>
      <OrderLink to={orderPath(orderId)}>{shortId(orderId)}</OrderLink>
    </CopyableId>
  );
}
