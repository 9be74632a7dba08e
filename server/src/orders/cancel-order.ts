import { LockMode } from '@mikro-orm/core';
import { formatDollars } from '../database/money.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { Payment } from '../payments/payment.entity.ts';
import type { Services } from '../services.ts';
import { cancelAndRefund } from './cancel-and-refund.ts';
import { Order } from './order.entity.ts';

export interface OrderOutcome {
  done: boolean;
  reason: string;
}

/**
 * A customer cancels an order nobody has begun to pick: its units go back on the shelf and all of
 * its money goes back, shipping included.
 * @throws Failure 404 for an order that is not this customer's
 */
export async function cancelOrder(
  services: Services,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<OrderOutcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Order, { id: orderId, userId });
    if (!known) throw notFound('There is no such order.');
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const payment = await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
    const order = await em.findOneOrFail(Order, { id: orderId }, lock);
    if (order.orderState !== 'PENDING') return refuse(order);

    const why = 'Cancelled by the customer';
    const now = services.now();
    const cents = await cancelAndRefund(em, services, {
      payment,
      order,
      why,
      actorId: userId,
      now,
    });
    const amount = formatDollars(cents);
    return {
      done: true,
      reason: `Your order was cancelled. $${amount} is on its way back to you.`,
    };
  });
}

function refuse(order: Order): OrderOutcome {
  const reason =
    order.orderState === 'CANCELLED'
      ? 'This order has been cancelled already.'
      : 'This order is being prepared or has left already, so it cannot be cancelled any more.';
  return { done: false, reason };
}
