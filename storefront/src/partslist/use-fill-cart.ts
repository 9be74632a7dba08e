import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { report } from '../analytics/analytics.ts';
import { storeCart } from '../cart/store-cart.ts';
import { cartQuery } from '../cart/queries.ts';
import { addAll, type AddableLine } from './add-all.ts';

/** Adds lines to the cart once they are loaded, and stores the returned cart. */
export function useFillCart() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const { mutate, data, error, isPending } = useIntent({
    mutationFn: async (
      read: () => readonly AddableLine[] | Promise<readonly AddableLine[]>,
      once,
    ) => addAll(await read(), setDone, once),
    onSuccess: ({ cart }) => {
      if (cart === undefined) return;
      const before = client.getQueryData(cartQuery().queryKey);
      storeCart(client, cart);
      if (before) report({ what: 'cart', before, after: cart });
    },
  });
  return {
    fillCart: mutate,
    /** How many lines are done, or null while it isn't running. */
    done: isPending ? done : null,
    added: data,
    /** Why the items could not even be loaded. */
    error,
    busy: isPending,
  };
}
