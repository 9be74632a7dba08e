import { notFound } from '../../contract/failure.ts';
import type { MockCall } from '../core/call.ts';
import { formatDollars } from '../core/dollars.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import type { Order } from '../state.ts';
import { cancelAndRefund } from './cancel-and-refund.ts';
import { recount } from './standing-of.ts';

export interface OrderOutcome {
  done: boolean;
  reason: string;
}

/**
 * A customer cancels an order nobody has begun to pick.
 * @throws Failure 404 for an order that is not this customer's
 */
export function cancelOrder(call: MockCall<'cancelOrder'>): OrderOutcome {
  const { body, user, state, now, origin } = call;
  const order = ownOrder(call, body.orderId);
  if (order.orderState !== 'PENDING') return refuse(order);
  const cents = cancelAndRefund(call, {
    order,
    why: 'Cancelled by the customer',
    actor: user.email,
    staffEmail: null,
    origin,
  });
  recount(state, order, now);
  deriveEntitlements(state, now, call.newId);
  const amount = formatDollars(cents);
  return { done: true, reason: `Your order was cancelled. $${amount} is on its way back to you.` };
}

export function ownOrder(
  { state, user }: Pick<MockCall<'cancelOrder'>, 'state' | 'user'>,
  orderId: string,
): Order {
  const order = state.orders.find((one) => one.orderId === orderId && one.userId === user.userId);
  if (order === undefined) throw notFound('There is no such order.');
  return order;
}

function refuse({ orderState }: Order): OrderOutcome {
  const reason =
    orderState === 'CANCELLED'
      ? 'This order has been cancelled already.'
      : 'This order is being prepared or has left already, so it cannot be cancelled any more.';
  return { done: false, reason };
}
