import type { components } from '@spindle/sdk/schema';
import { queryOptions, type Query } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export type CartLine = components['schemas']['CartLine'];

export type CartSums = components['schemas']['CartSummary'];

/** The signed-in customer's cart. Every cart call answers the whole cart: put it with `keepCart`. */
export function cartQuery() {
  return queryOptions({
    ...reads.get('/api/cart/list'),
    // It may have been changed on another device.
    refetchOnWindowFocus: 'always',
  });
}

/** What the cart comes to, its discount taken off. */
export function cartSumsQuery() {
  return queryOptions({
    ...reads.get('/api/cart/summary'),
    // A code may have ended, or a price changed, since.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Its sums with the cart: whatever brings one up to date brings both. */
export const cartReads = {
  predicate: ({ queryKey: [path] }: Query) => CART_PATHS.has(path),
};

const CART_PATHS = new Set<unknown>([...cartQuery().queryKey, ...cartSumsQuery().queryKey]);

/** How many units the cart holds; the number on the cart icon. */
export function countUnits(lines: CartLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}
