import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { db } from '../database/db.ts';
import { Order } from '../orders/order.entity.ts';
import { noSuch } from '@spindle/sdk/domain/records';

export interface Picking {
  orderId: string;
  /** How many units the picker took, where they say so. */
  units?: number | undefined;
  picker: { id: string; email: string };
  requestId: string;
}

/**
 * The order a picker speaks of; whoever else wants it waits for the end of the transaction.
 * @throws Failure 404 where there is none
 */
export async function lockOrderToPick(
  em: EntityManager,
  { orderId }: Pick<Picking, 'orderId'>,
): Promise<Order> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const order = await em.findOne(Order, { id: orderId }, lock);
  if (!order) throw notFound(noSuch('order'));
  return order;
}

/**
 * Checks that the picker names the order's customer; no order changes it.
 * @throws Failure 404 where there is no such order, or it is another customer's
 */
export async function checkCustomer(
  em: EntityManager,
  { orderId, customerId }: { orderId: string; customerId: string },
): Promise<void> {
  const order = await db(em)
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .select('p.customer_id as owner')
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  // An order that no customer of the provider's paid for has nothing to compare with.
  if (!order || (order.owner ?? customerId) !== customerId) throw notFound(noSuch('order'));
}
