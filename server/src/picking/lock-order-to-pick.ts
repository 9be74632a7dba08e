import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { Order } from '../orders/order.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { noSuch } from '@spindle/sdk/domain/records';

export interface Picking {
  orderId: string;
  /** The provider's customer. */
  customerId: string;
  /** How many units the picker took, where they say so. */
  units?: number | undefined;
  picker: { id: string; email: string };
  requestId: string;
}

/**
 * The order a picker speaks of; whoever else wants it waits for the end of the transaction.
 * @throws Failure 404 where there is none, or it is another customer's
 */
export async function lockOrderToPick(
  em: EntityManager,
  { orderId, customerId }: Picking,
): Promise<Order> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const order = await em.findOne(Order, { id: orderId }, lock);
  const payment = order && (await em.findOne(Payment, { id: order.payment.id }));
  // An order that no customer of the provider's paid for has nothing to compare with.
  const owner = payment?.customerId ?? customerId;
  if (!order || owner !== customerId) throw notFound(noSuch('order'));
  return order;
}
