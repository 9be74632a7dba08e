import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { useAct } from '../../providers/write-hooks.ts';
import type { StaffOrder } from '../staff-order.ts';

/** Sends a refund. */
export function useRefund(
  { orderId: id }: Pick<StaffOrder, 'orderId'>,
  onDone: (text: string) => void,
) {
  const [refund, { error, isPending }] = useAct('orders', 'refund', {
    onSuccess: ({ Reason }) => onDone(Reason),
  });
  return {
    send: (data: Omit<BodyOf<'refundOrder'>, 'orderId'>) => refund({ id, data }),
    busy: isPending,
    problem: error?.message ?? null,
  };
}
