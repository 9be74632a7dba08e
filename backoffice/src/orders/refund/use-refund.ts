import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { replyOf } from '@spindle/sdk/errors';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../../providers/shop.ts';
import { orderListsKey, orderQuery } from '../order-queries.ts';
import type { StaffOrder } from '../staff-order.ts';

type Request = Omit<BodyOf<'refundOrder'>, 'orderId'>;

/** Sends a refund. */
export function useRefund(
  { orderId, customerId }: Pick<StaffOrder, 'orderId' | 'customerId'>,
  onDone: (text: string) => void,
) {
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useIntent({
    mutationFn: (request: Request, once) => {
      const params = { header: once };
      const body = { orderId, ...request };
      return replyOf(shop.POST('/api/orderManager/refund', { body, params, ...asJson }));
    },
    onSuccess: async ({ Status, Reason }) => {
      if (Status === 'SUCCESS') onDone(Reason);
      void client.invalidateQueries({ queryKey: orderListsKey });
      await client.invalidateQueries(orderQuery({ orderId, customerId: customerId ?? '' }));
    },
  });
  const refused = data?.Status === 'ERROR' ? data.Reason : null;
  return { send: mutate, busy: isPending, problem: error?.message ?? refused };
}
