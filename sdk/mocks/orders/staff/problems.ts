import type { Order, ShopState } from '../../state.ts';
import { disputeIsLost } from '../../../domain/orders/disputes.ts';
import { statesBeforeShipping } from '../../../domain/orders/transitions.ts';
import type { Problem } from '../../../domain/orders/problems.ts';
import { isDisputed, isOpenReturn, refundsOf, unassignedRefunds } from '../order-status.ts';

const RECENT_MS = 30 * 86_400_000;

/**
 * Returns whether the order was paid for but couldn't be fulfilled. Its history then starts with
 * the cancellation.
 */
function isNothingDelivered(order: Order, now: Date): boolean {
  const recent = now.getTime() - Date.parse(order.dateCreated) <= RECENT_MS;
  return recent && order.timeline[0]?.to === 'CANCELLED';
}

/** Returns failed refunds that weren't repeated in the provider's dashboard later. */
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

/** Returns whether an order has a problem, as the dashboard counts them. */
export function hasProblem(state: ShopState, order: Order, problem: Problem, now: Date): boolean {
  switch (problem) {
    case 'openReturn':
      return isOpenReturn(order);
    case 'failedRefund':
      return failedRefunds(state, order).length > 0;
    case 'openDispute':
      return isDisputed(order);
    case 'lostDispute':
      return order.disputes.some((one) => disputeIsLost(one) && one.dateAcknowledged === null);
    case 'unassignedRefund':
      return (
        order.parentId === null &&
        statesBeforeShipping.includes(order.orderState) &&
        unassignedRefunds(state, order).length > 0
      );
    case 'alert':
      return order.alert !== null;
    case 'nothingDelivered':
      return isNothingDelivered(order, now);
  }
}
