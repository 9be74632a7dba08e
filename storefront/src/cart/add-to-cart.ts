import { replyOf } from '@spindle/sdk/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../app/api.ts';
import { report } from '../app/analytics.ts';
import { isSameItem } from './cart-change.ts';
import { keepCart } from './keep-cart.ts';
import { CART_KEY, type CartLine } from './queries.ts';

interface Wanted {
  catalogId: string;
  catalogItemId: string;
  /** One where nothing is said. */
  quantity?: number;
}

/** Puts units of an item into the cart; the cart's badge and pages follow. */
export function useAddToCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: addToCart,
    onSuccess: (cart) => {
      const before = client.getQueryData<CartLine[]>(CART_KEY);
      keepCart(client, cart);
      if (before) report({ what: 'cart', before, after: cart });
    },
  });
}

/** The call adds one; the others are added to what the cart then has. */
async function addToCart({ catalogId, catalogItemId, quantity = 1 }: Wanted): Promise<CartLine[]> {
  const path = { catalogId, catalogItemId };
  const cart = await replyOf(
    shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', { params: { path } }),
  );
  const line = cart.find(({ item }) => isSameItem(item, path));
  if (quantity === 1 || line === undefined) return cart;
  const params = { path: { ...path, qty: line.quantity + quantity - 1 } };
  return replyOf(shop.GET('/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}', { params }));
}
