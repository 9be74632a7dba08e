import { notifyTabs } from '@spindle/sdk/tabs';
import type { QueryClient } from '@tanstack/react-query';
import { cartQuery, cartSumsQuery, type CartLine } from './queries.ts';

/** What a change has answered is the cart from now on, in the other tabs, too. */
export function keepCart(client: QueryClient, cart: CartLine[]): void {
  client.setQueryData(cartQuery().queryKey, cart);
  void client.invalidateQueries({ queryKey: cartSumsQuery().queryKey });
  notifyTabs('cart');
}
