import { notifyTabs } from '@spindle/sdk/tabs';
import type { QueryClient } from '@tanstack/react-query';
import { cartQuery, cartSumsQuery, type CartLine } from './queries.ts';

/** Stores the cart that a change returned, and tells the other tabs. */
export function storeCart(client: QueryClient, cart: CartLine[]): void {
  client.setQueryData(cartQuery().queryKey, cart);
  void client.invalidateQueries({ queryKey: cartSumsQuery().queryKey });
  notifyTabs('cart');
}
