import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { report } from '../analytics/analytics.ts';
import { shop } from '../shop/api.ts';
import type { CartChange } from './cart-change.ts';
import { storeCart } from './store-cart.ts';
import { cartQuery, cartReads, type CartLine } from './queries.ts';
import { CHANGE_KEY } from './use-cart.ts';

/** Changes lines one after the other, in the order of the customer's actions. */
export function useChangeCart() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<{ change: CartChange; message: string } | null>(null);
  // The last requested quantity by item: the next click may come before the page renders again.
  const requested = useRef(new Map<string, number>());
  const { mutate } = useAction({
    mutationKey: CHANGE_KEY,
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: send,
    onMutate: async (change) => {
      setFailure(null);
      if (change.kind === 'quantity') requested.current.set(keyOf(change.item), change.quantity);
      // A response from before the change must not arrive after it.
      await client.cancelQueries(cartReads);
    },
    onSuccess: (cart) => {
      const before = client.getQueryData(cartQuery().queryKey);
      if (before) report({ what: 'cart', before, after: cart });
      storeCart(client, cart);
    },
    onError: (error, change) => {
      setFailure({ change, message: error.message });
      void client.invalidateQueries(cartReads);
    },
    onSettled: (_cart, _error, change) => {
      const key = keyOf(change.item);
      const isLast = change.kind === 'remove' || requested.current.get(key) === change.quantity;
      if (isLast) requested.current.delete(key);
    },
  });
  return {
    failure,
    retry: () => failure && mutate(failure.change),
    setQuantity: ({ item }: CartLine, quantity: number) =>
      mutate({ kind: 'quantity', item, quantity }),
    step: (line: CartLine, by: 1 | -1) => {
      const quantity = (requested.current.get(keyOf(line.item)) ?? line.quantity) + by;
      if (quantity >= 1) mutate({ kind: 'quantity', item: line.item, quantity });
    },
    remove: ({ item }: CartLine) => mutate({ kind: 'remove', item }),
  };
}

function keyOf(item: CartLine['item']): string {
  return `${item.catalogId}/${item.catalogItemId}`;
}

function send(change: CartChange): Promise<CartLine[]> {
  const { catalogId, catalogItemId } = change.item;
  if (change.kind === 'remove') {
    const params = { path: { catalogId, catalogItemId } };
    return replyOf(shop.GET('/api/cart/remove/{catalogId}/{catalogItemId}', { params }));
  }
  const params = { path: { catalogId, catalogItemId, qty: change.quantity } };
  return replyOf(shop.GET('/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}', { params }));
}
