import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { AdminInvoice } from '../providers/records.ts';
import { RecordLink } from '../ui/record-link.tsx';

/** Links to the orders on an invoice or credit note. */
export function OrdersOfInvoice({
  invoice: { orders },
}: {
  invoice: Pick<AdminInvoice, 'orders'>;
}) {
  return orders.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <RecordLink resource="orders" id={id}>
        {shortId(id)}
      </RecordLink>
    </span>
  ));
}
