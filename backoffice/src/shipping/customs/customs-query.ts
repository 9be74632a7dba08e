import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import type { StaffOrder } from '../../orders/staff-order.ts';
import { shop } from '../../providers/shop.ts';

export type OrderCustoms = components['schemas']['OrderCustoms'];

/** What customs are told of an order, as its items stand now; with its label comes their form. */
export const customsQuery = ({ orderId, version }: Pick<StaffOrder, 'orderId' | 'version'>) =>
  queryOptions({
    queryKey: ['orders', 'customs', orderId, version],
    queryFn: ({ signal }) =>
      replyOf(
        shop.GET('/api/admin/orders/{id}/customs', { params: { path: { id: orderId } }, signal }),
      ),
  });
