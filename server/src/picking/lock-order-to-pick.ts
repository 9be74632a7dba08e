import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { db } from '../database/db.ts';
import { Order } from '../orders/order.entity.ts';
import { noSuch } from '@spindle/sdk/domain/records';

export interface Picking {
  orderId: string;
  /** Number of units picked, if the client sends it. */
  units?: number | undefined;
  picker: { id: string; email: string };
  requestId: string;
}

/**
 * Locks an order for picking until the transaction ends.
 * @throws Failure 404 if the order does not exist
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
 * Checks that the request names the order's customer, which never changes.
 * @throws Failure 404 if the order does not exist or belongs to another customer
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
  // If the payment has no customer at the provider, any id is accepted.
  if (!order || (order.owner ?? customerId) !== customerId) throw notFound(noSuch('order'));
}
