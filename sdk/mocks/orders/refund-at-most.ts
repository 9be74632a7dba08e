import type { Scene } from '../core/scene.ts';
import type { Order } from '../state.ts';
import { noteOnOrder } from './move-order.ts';
import { formatDollars } from '../../domain/money/dollars.ts';

/**
 * Gives that much back, or what is left of the payment where that is less. Answers how much, in
 * cents. The played provider settles at once.
 */
export function refundAtMost(
  { state, now, newId }: Scene,
  { order, cents: requested, reason }: { order: Order; cents: number; reason: string },
): number {
  const paidTogether = state.orders.filter(
    ({ paymentIntentId }) => paymentIntentId === order.paymentIntentId,
  );
  const paid = sum(
    paidTogether.filter(({ parentId }) => parentId === null).map(({ total }) => total),
  );
  const refunds = paidTogether.flatMap((one) => one.refunds);
  const gone = sum(refunds.filter((one) => one.state !== 'FAILED').map(({ amount }) => amount));
  const cents = Math.max(0, Math.min(requested, paid - gone));
  if (cents === 0) return 0;
  order.refunds.push({
    refundId: newId(),
    amount: cents,
    state: 'SUCCEEDED',
    origin: 'SHOP',
    reason,
    failure: null,
    dateCreated: now.toISOString(),
    dateSettled: now.toISOString(),
  });
  noteOnOrder(order, { why: `Refund of $${formatDollars(cents)} succeeded`, actor: null, now });
  return cents;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
