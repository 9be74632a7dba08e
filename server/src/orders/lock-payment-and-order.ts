import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Payment } from '../payments/payment.entity.ts';
import { Order } from './order.entity.ts';

/**
 * Locks the payment first, then the order, in the same sequence as the code that moves money. The
 * second update of an order in a transaction checks its foreign key to the payment and waits for
 * that lock; if the order were locked first, two transactions could deadlock.
 */
export async function lockPaymentAndOrder(em: EntityManager, id: string): Promise<Order> {
  const known = await em.findOneOrFail(Order, { id });
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
  return em.findOneOrFail(Order, { id }, lock);
}
