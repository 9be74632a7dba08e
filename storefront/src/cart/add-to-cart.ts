import { replyOf } from '@spindle/sdk/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../app/api.ts';
import { report } from '../app/analytics.ts';
import { keepCart } from './keep-cart.ts';
import { CART_KEY, type CartLine } from './queries.ts';

/** Puts one unit into the cart; the cart's badge and pages follow. */
export function useAddToCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: { catalogId: string; catalogItemId: string }) =>
      replyOf(
        shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', {
          params: { path: { catalogId: item.catalogId, catalogItemId: item.catalogItemId } },
        }),
      ),
    onSuccess: (cart) => {
      const before = client.getQueryData<CartLine[]>(CART_KEY);
      keepCart(client, cart);
      if (before) report({ what: 'cart', before, after: cart });
    },
  });
}
