import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../app/api.ts';

export type Order = components['schemas']['Order'];
export type OrderLine = components['schemas']['OrderLine'];

export const ORDERS_KEY = ['orders'] as const;

/** How many days back the list reaches. */
const DAYS = 90;

/** The customer's orders, newest first. */
export function ordersQuery() {
  return queryOptions({
    queryKey: ORDERS_KEY,
    queryFn: () =>
      replyOf(shop.GET('/api/order/list/{days}', { params: { path: { days: DAYS } } })),
    networkMode: 'always',
  });
}
