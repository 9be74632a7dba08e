import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';
import { linksExpireIn } from '../entitlements/links-expire-in.ts';

export type Order = components['schemas']['Order'];
export type OrderLine = components['schemas']['OrderLine'];

/** Matches all lists of orders, however far back they go. */
export const ORDERS_KEY = ['/api/order/list/{days}'] as const;

/** How many days back the list reaches. */
export const RECENT_DAYS = 90;
/** Far enough to include every order, because bought files don't expire. */
export const ALL_DAYS = 3650;

/** Loads the customer's orders, newest first. */
export function ordersQuery(days: number) {
  return queryOptions({
    ...reads.get('/api/order/list/{days}', { params: { path: { days } } }),
    networkMode: 'always',
    refetchInterval: ({ state }) => untilRenewal(state.data),
  });
}

/** Returns when to reload the orders, because links to their files expire. */
export function untilRenewal(orders: Order[] = []): number | false {
  return linksExpireIn(
    orders.flatMap(({ items }) => items),
    Date.now(),
  );
}
