import { refuseCancelling } from '../../domain/orders/cancellation.ts';
import { done, refused, type Outcome } from '../../domain/refusal.ts';
import type { MockCall } from '../core/call.ts';
import { applyMove } from './apply-move.ts';
import { ownOrder } from './find-order.ts';
import { owedOf } from './standing-of.ts';

/**
 * A customer cancels an order nobody has begun to pick.
 * @throws Failure 404 for an order that is not this customer's
 */
export function cancelOrder(call: MockCall<'cancelOrder'>): Outcome {
  const order = ownOrder(call, call.body.orderId);
  const refusal = refuseCancelling(order.orderState, owedOf(call.state, order).hold);
  if (refusal !== null) return refused(refusal);
  return done(applyMove(call, order, { to: 'CANCELLED', restock: true, by: 'CUSTOMER' }));
}
