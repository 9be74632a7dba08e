import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../app/api.ts';

export type CartLine = components['schemas']['CartLine'];

export type CartSums = components['schemas']['CartSummary'];

export const CART_KEY = ['cart'] as const;
/** Whatever brings the cart up to date brings its sums up to date. */
export const SUMS_KEY = [...CART_KEY, 'summary'] as const;

/** The signed-in customer's cart. Every cart call answers the whole cart: put it with `keepCart`. */
export function cartQuery() {
  return queryOptions({
    queryKey: CART_KEY,
    queryFn: () => replyOf(shop.GET('/api/cart/list')),
    // It may have been changed on another device.
    refetchOnWindowFocus: 'always',
  });
}

/** What the cart comes to, its discount taken off. */
export function cartSumsQuery() {
  return queryOptions({
    queryKey: SUMS_KEY,
    queryFn: () => replyOf(shop.GET('/api/cart/summary')),
    // A code may have ended, or a price changed, since.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** How many units the cart holds; the number on the cart icon. */
export function countUnits(lines: CartLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}
