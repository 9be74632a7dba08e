import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { buyerName } from './buyer-name.ts';
import { listFilter, type OrderSearch } from './order-search.ts';
import type { Trouble } from './troubles.ts';

/** How many orders a page of a list has. */
export const ordersPerPage = 50;

const lists = 'staff-orders';

export const orderListsKey = [lists] as const;

export const pickedOrders = queryOptions({
  queryKey: [lists, 'picked'],
  queryFn: ({ signal }) => replyOf(shop.POST('/api/orderManager/list/picked', { signal })),
});

/** What of the orders is listed: what a search finds, or what waits for somebody. */
export type OrderQuery = OrderSearch | { trouble: Trouble };

/** One page, from 0, of the wanted orders, oldest first; of the pending ones where none are. */
export function foundOrders(criteria: OrderQuery | null, page: number) {
  return queryOptions({
    queryKey: [lists, 'found', criteria, page],
    queryFn: async ({ signal }) => {
      const first = page * ordersPerPage;
      const query = {
        sort: JSON.stringify(['dateCreated', 'ASC']),
        range: JSON.stringify([first, first + ordersPerPage - 1]),
        filter: JSON.stringify(filterOf(criteria)),
      };
      const call = shop.GET('/api/admin/orders', { params: { query }, signal });
      const orders = await replyOf(call);
      const { response } = await call;
      return { orders, total: wholeCount(response.headers) };
    },
  });
}

function filterOf(criteria: OrderQuery | null) {
  if (!criteria) return { orderState: 'PENDING' };
  return 'trouble' in criteria ? criteria : listFilter(criteria);
}

/** `orders 0-24/319` → 319 */
function wholeCount(headers: Headers): number {
  return Number(headers.get('Content-Range')?.split('/')[1] ?? 0);
}

/** Which order: the shop wants its customer named too. */
export interface OrderName {
  orderId: string;
  customerId: string;
}

/** One order as it is now, in a list of its own; an empty list where it is gone. */
export function orderQuery({ orderId, customerId }: OrderName) {
  const body = { orderId, customerId: buyerName(customerId) };
  return queryOptions({
    queryKey: ['staff-order', orderId],
    queryFn: ({ signal }) => replyOf(shop.POST('/api/orderManager/refresh', { body, signal })),
    // Failing is said beside the order at once; trying again is a button there.
    retry: false,
  });
}

/** The catalogues by their names, for the lines of orders. */
export const catalogsQuery = queryOptions({
  queryKey: ['catalogs-of-orders'],
  queryFn: ({ signal }) => replyOf(shop.GET('/api/catalog/', { signal })),
  staleTime: 60_000,
});
