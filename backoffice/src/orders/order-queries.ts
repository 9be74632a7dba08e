import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import type { OrderSearch } from './order-search.ts';

/** The most orders the shop lists at once. */
export const mostOrders = 500;

const lists = 'staff-orders';

export const orderListsKey = [lists] as const;

export const pickedOrders = queryOptions({
  queryKey: [lists, 'picked'],
  queryFn: ({ signal }) => replyOf(shop.POST('/api/orderManager/list/picked', { signal })),
});

/** What a search finds; without one, what is pending. */
export function foundOrders(search: OrderSearch | null) {
  return queryOptions({
    queryKey: [lists, 'found', search],
    queryFn: ({ signal }) =>
      replyOf(
        search
          ? shop.POST('/api/orderManager/list', { body: { ...search }, signal })
          : shop.POST('/api/orderManager/list/pending', { signal }),
      ),
  });
}

/** Which order: the shop wants its customer named too. */
export interface OrderName {
  orderId: string;
  customerId: string;
}

/** One order as it is now, in a list of its own; an empty list where it is gone. */
export function orderQuery(body: OrderName) {
  return queryOptions({
    queryKey: ['staff-order', body.orderId],
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
