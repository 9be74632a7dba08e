import type { Order, ShopState } from '../../state.ts';
import { isDisputed, isOpenReturn, refundsOf } from '../standing-of.ts';

const RECENT_MS = 30 * 86_400_000;

export const troubles = ['openReturn', 'failedRefund', 'openDispute', 'nothingDelivered'] as const;
export type Trouble = (typeof troubles)[number];

/** Paid and never ordered: cancelled is the first thing that happened. */
function isNothingDelivered(order: Order, now: Date): boolean {
  const recent = now.getTime() - Date.parse(order.dateCreated) <= RECENT_MS;
  return recent && order.timeline[0]?.to === 'CANCELLED';
}

/** Refunds that went wrong and were not made good in the provider's dashboard since. */
export function failedRefunds(state: Pick<ShopState, 'orders'>, order: Order): Order['refunds'] {
  const all = refundsOf(state, order);
  return order.refunds.filter(
    (failed) =>
      failed.state === 'FAILED' &&
      !all.some(
        (later) =>
          later.origin === 'PROVIDER' &&
          later.state !== 'FAILED' &&
          later.dateCreated >= failed.dateCreated &&
          later.amount >= failed.amount,
      ),
  );
}

/** Orders that need somebody, as the summary counts them. */
export function hasTrouble(state: ShopState, order: Order, trouble: Trouble, now: Date): boolean {
  switch (trouble) {
    case 'openReturn':
      return isOpenReturn(order);
    case 'failedRefund':
      return failedRefunds(state, order).length > 0;
    case 'openDispute':
      return isDisputed(order);
    case 'nothingDelivered':
      return isNothingDelivered(order, now);
  }
}
