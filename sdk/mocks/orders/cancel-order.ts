import { notFound } from '../../contract/failure.ts';
import type { MockCall } from '../core/call.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import type { Order } from '../state.ts';
import { cancelAndRefund } from './cancel-and-refund.ts';
import { noSuch } from '../../domain/records.ts';
import { byCustomer, cancelledFor, refuseCancelling } from '../../domain/orders/cancellation.ts';
import { done, refused, type Outcome } from '../../domain/refusal.ts';

/**
 * A customer cancels an order nobody has begun to pick.
 * @throws Failure 404 for an order that is not this customer's
 */
export function cancelOrder(call: MockCall<'cancelOrder'>): Outcome {
  const { body, user, state, now, origin } = call;
  const order = ownOrder(call, body.orderId);
  const refusal = refuseCancelling(order.orderState);
  if (refusal !== null) return refused(refusal);
  const cents = cancelAndRefund(call, {
    order,
    why: byCustomer,
    actor: user.email,
    staffEmail: null,
    origin,
  });
  deriveEntitlements(state, now, call.newId);
  return done(cancelledFor(cents));
}

export function ownOrder(
  { state, user }: Pick<MockCall<'cancelOrder'>, 'state' | 'user'>,
  orderId: string,
): Order {
  const order = state.orders.find((one) => one.orderId === orderId && one.userId === user.userId);
  if (order === undefined) throw notFound(noSuch('order'));
  return order;
}
