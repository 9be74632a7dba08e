import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { replyOf } from '@spindle/sdk/errors';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { isSignedOut } from '../session/is-signed-out.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { ORDERS_KEY } from './queries.ts';

const CONFIRM = 'Cancel Order';

/** Asks for confirmation, then cancels the order and reports the result. */
export function useCancelOrder(orderId: string) {
  const client = useQueryClient();
  const dialog = useDialog();
  const warn = (message: string) =>
    dialog.open({ kind: 'warn', title: 'Error During Order Cancel', message });
  const { mutate, isPending } = useIntent({
    mutationFn: (_: void, once) =>
      replyOf(shop.POST('/api/order/cancel', { body: { orderId }, params: { header: once } })),
    onSuccess: ({ Status, Reason }) => {
      void (Status === 'SUCCESS'
        ? dialog.open({ kind: 'success', title: 'Order Cancelled', message: Reason })
        : warn(Reason));
    },
    onError: (error) => {
      if (!isSignedOut(error)) void warn(error.message);
    },
    // Rejected or not, the order may have changed since it was loaded.
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });

  async function ask(): Promise<void> {
    const answer = await dialog.open({
      kind: 'danger-question',
      title: shortId(orderId),
      message: 'Are you sure you want to cancel this order?',
      buttons: ['Dismiss', CONFIRM],
    });
    if (answer === CONFIRM) mutate();
  }

  return { ask: () => void ask(), busy: isPending };
}
