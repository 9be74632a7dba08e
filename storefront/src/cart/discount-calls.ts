import { notifyTabs } from '@spindle/sdk/tabs';
import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { cartSumsQuery, type CartSums } from './queries.ts';

/** Adds a discount code to the cart. A rejection by the shop is an error with its reason. */
export function useEnterCode() {
  const client = useQueryClient();
  return useAction({
    networkMode: 'always',
    mutationFn: async (code: string) => {
      const reply = await replyOf(shop.POST('/api/cart/code', { ...asJson, body: { code } }));
      if (reply.Status === 'ERROR') throw new Error(reply.Reason);
      return readSums(client);
    },
  });
}

export function useRemoveCode() {
  const client = useQueryClient();
  return useAction({
    networkMode: 'always',
    mutationFn: async () => {
      await replyOf(shop.DELETE('/api/cart/code'));
      return readSums(client);
    },
  });
}

/** Reloads the totals after the code has changed, and ignores loads that were already pending. */
async function readSums(client: QueryClient): Promise<CartSums> {
  await client.cancelQueries({ queryKey: cartSumsQuery().queryKey });
  const sums = await client.query(cartSumsQuery());
  notifyTabs('cart');
  return sums;
}
