import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { AdminOrder } from '../providers/records.ts';
import type { Action } from './bulk-calls.ts';
import { BulkToolbar } from './bulk-toolbar.tsx';

/** All actions for orders, in the order staff use them. */
export const orderActions = ['pick', 'labels', 'print', 'tag'] as const satisfies readonly Action[];

export function OrderBulk({ actions }: { actions: readonly Action[] }) {
  return (
    <BulkToolbar<AdminOrder> records="orders" actions={actions} nameOf={({ id }) => shortId(id)} />
  );
}
