import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { AdminOrder } from '../providers/records.ts';
import { BulkToolbar } from './bulk-toolbar.tsx';

/** What can be done with the chosen orders of a list. */
export function OrderBulk() {
  return (
    <BulkToolbar<AdminOrder>
      records="orders"
      actions={['pick', 'labels', 'print', 'tag']}
      nameOf={({ id }) => shortId(id)}
    />
  );
}
