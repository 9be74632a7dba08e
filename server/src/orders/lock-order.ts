import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Payment } from '../payments/payment.entity.ts';
import { Order } from './order.entity.ts';

/**
 * Locks an order after its payment, as whoever moves money does: the second update of an order in a
 * transaction waits for its payment anyway, and the other way around two of them would wait for each
 * other.
 */
export async function lockOrder(em: EntityManager, id: string): Promise<Order> {
  const known = await em.findOneOrFail(Order, { id });
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
  return em.findOneOrFail(Order, { id }, lock);
}
