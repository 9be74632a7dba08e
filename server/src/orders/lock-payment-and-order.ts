import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Payment } from '../payments/payment.entity.ts';
import { Order } from './order.entity.ts';

/**
 * Locks the payment first and then the order, like the code that moves money. A transaction's
 * second update of an order checks the foreign key to the payment and waits for the payment's lock.
 * If the order were locked first, two transactions could deadlock.
 */
export async function lockPaymentAndOrder(em: EntityManager, id: string): Promise<Order> {
  const known = await em.findOneOrFail(Order, { id });
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
  return em.findOneOrFail(Order, { id }, lock);
}
