import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { report } from '../analytics/analytics.ts';
import { addUnits } from './add-units.ts';
import { storeCart } from './store-cart.ts';
import { cartQuery } from './queries.ts';

/** Adds one unit to the cart, or the given number. Updates the cart's badge and pages. */
export function useAddToCart() {
  const client = useQueryClient();
  return useIntent({
    mutationFn: (item: { catalogId: string; catalogItemId: string; quantity?: number }, once) =>
      addUnits({ quantity: 1, ...item }, once),
    intentOf: ({ catalogId, catalogItemId }) => `${catalogId}/${catalogItemId}`,
    onSuccess: ({ cart }) => {
      const before = client.getQueryData(cartQuery().queryKey);
      storeCart(client, cart);
      if (before) report({ what: 'cart', before, after: cart });
    },
  });
}
