import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { useAct } from '../../providers/write-hooks.ts';
import type { StaffOrder } from '../staff-order.ts';

/** Opens a return for a customer. */
export function useOpenReturn(
  { orderId: id }: Pick<StaffOrder, 'orderId'>,
  onDone: (text: string) => void,
) {
  const [open, { error, isPending }] = useAct('orders', 'openReturn', {
    onSuccess: ({ Reason }) => onDone(Reason),
  });
  return {
    send: (items: BodyOf<'openReturn'>['items']) => open({ id, data: { items } }),
    busy: isPending,
    problem: error?.message ?? null,
  };
}
