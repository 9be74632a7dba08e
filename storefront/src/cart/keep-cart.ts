import { notifyTabs } from '@spindle/sdk/tabs';
import type { QueryClient } from '@tanstack/react-query';
import { CART_KEY, SUMS_KEY, type CartLine } from './queries.ts';

/** What a change has answered is the cart from now on, in the other tabs, too. */
export function keepCart(client: QueryClient, cart: CartLine[]): void {
  client.setQueryData(CART_KEY, cart);
  void client.invalidateQueries({ queryKey: SUMS_KEY });
  notifyTabs('cart');
}
