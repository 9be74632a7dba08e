import { LockMode } from '@mikro-orm/core';
import { notFound } from '@spindle/sdk/contract/failure';
import { Payment } from '../payments/payment.entity.ts';
import type { Services } from '../services.ts';
import { applyMove } from './apply-move.ts';
import { readOwed } from './owed.ts';
import { Order } from './order.entity.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { customerCancels, validateCancellation } from '@spindle/sdk/domain/orders/cancellation';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';

/**
 * Cancels an order at the customer's request if picking has not started. Restocks the units and
 * refunds the full payment, including shipping.
 * @throws Failure 404 if the order doesn't belong to this customer
 */
export async function cancelOrder(
  services: Services,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<Outcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Order, { id: orderId, userId });
    if (!known) throw notFound(noSuch('order'));
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const payment = await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
    const order = await em.findOneOrFail(Order, { id: orderId }, lock);
    const rejection = validateCancellation(order.orderState, (await readOwed(em, orderId)).hold);
    if (rejection !== null) return rejectWith(rejection);
    const by = { actorId: userId, staffEmail: null };
    const move = { payment, parent: null, order, ...customerCancels, ...by };
    return done(await applyMove(em, services, move));
  });
}
