import type { components } from '@spindle/sdk/schema';
import { queryOptions, type Query } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export type CartLine = components['schemas']['CartLine'];

export type CartSums = components['schemas']['CartSummary'];

/**
 * Loads the signed-in customer's cart. Every cart call returns the whole cart: store it with
 * `storeCart`.
 */
export function cartQuery() {
  return queryOptions({
    ...reads.get('/api/cart/list'),
    // The cart may have been changed on another device.
    refetchOnWindowFocus: 'always',
  });
}

/** Loads the cart's totals, after discounts. */
export function cartSumsQuery() {
  return queryOptions({
    ...reads.get('/api/cart/summary'),
    // A code may have expired, or a price changed, in the meantime.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Matches the queries of the cart and its totals, which are always updated together. */
export const cartReads = {
  predicate: ({ queryKey: [path] }: Query) => CART_PATHS.has(path),
};

const CART_PATHS = new Set<unknown>([...cartQuery().queryKey, ...cartSumsQuery().queryKey]);

/** Returns how many units the cart holds, for the number on the cart icon. */
export function countUnits(lines: CartLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}
