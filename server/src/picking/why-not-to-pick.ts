import type { Order } from '../orders/order.entity.ts';
import { canMove } from '../orders/transitions.ts';

/** Why this picker can't pick the order; undefined where nothing keeps them from it. */
export function whyNotToPick(order: Order, pickerId: string, now: Date): string | undefined {
  if (order.parent !== null) return 'This is a return. There is nothing to pick.';
  if (order.isDigital()) return 'This order is digital. There is nothing to pick.';
  if (order.orderState === 'CANCELLED') {
    return 'This order was cancelled. Its items go back on the shelf.';
  }
  if (!canMove(order.orderState, 'PICKED')) return 'This order has been picked already.';
  const held = order.claimedUntil !== null && order.claimedUntil > now;
  if (held && order.claimedBy !== pickerId) return 'Somebody else is picking this order.';
  return undefined;
}
