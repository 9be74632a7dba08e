import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import type { StaffOrder } from '../../orders/staff-order.ts';
import { reads } from '../../providers/shop.ts';

export type OrderCustoms = components['schemas']['OrderCustoms'];

/**
 * Loads an order's customs data, based on its current items. Buying the label also creates the
 * customs form.
 */
export function customsQuery({ orderId, version }: Pick<StaffOrder, 'orderId' | 'version'>) {
  const read = reads.get('/api/admin/orders/{id}/customs', { params: { path: { id: orderId } } });
  return queryOptions({ ...read, queryKey: [...read.queryKey, version] });
}
