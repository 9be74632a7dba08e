import { replyOf } from '@spindle/sdk/errors';
import { asJson } from '@spindle/sdk/client';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { ORDERS_KEY, type Order } from './queries.ts';

/**
 * Sends a copy of the order with the quantities to return. `onDone` runs if the shop accepts it.
 */
export function useRequestReturn(onDone: () => void) {
  const client = useQueryClient();
  const dialog = useDialog();
  const warn = (message: string) =>
    dialog.open({ kind: 'warn', title: 'Error During Order Return', message });
  return useIntent({
    mutationFn: (order: Order, once) =>
      replyOf(shop.POST('/api/order/return', { body: order, params: { header: once }, ...asJson })),
    onSuccess: ({ Status, Reason }) => {
      if (Status !== 'SUCCESS') return void warn(Reason);
      onDone();
      void dialog.open({ kind: 'success', title: 'Order Return Requested', message: Reason });
    },
    onError: (error) => {
      if (!isSignedOut(error)) void warn(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
