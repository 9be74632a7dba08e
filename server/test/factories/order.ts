import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Order } from '../../src/orders/order.entity.ts';
import type { OrderState } from '../../src/orders/transitions.ts';
import { Payment } from '../../src/payments/payment.entity.ts';

interface OrderWishes {
  id?: string;
  userId: string;
  createdAt?: Date;
  orderState?: OrderState;
  openReturns?: number;
  totalCents?: number;
  refundedCents?: number;
  shippingGroup?: string;
  /** The order it is a return of. */
  parent?: string;
}

/** A paid order straight in the database, without lines and unknown to the provider. */
export async function makeOrder({ orm }: { orm: MikroORM }, wishes: OrderWishes): Promise<string> {
  const em = orm.em.fork();
  const { id = randomUUID(), userId, createdAt = new Date(), parent = null, ...fields } = wishes;
  const totalCents = fields.totalCents ?? 38_995;
  const payment = em.create(Payment, {
    userId,
    sessionId: `cs_${randomUUID()}`,
    paymentIntentId: `pi_${randomUUID()}`,
    amountCents: totalCents,
    paidAt: createdAt,
  });
  em.create(Order, {
    shippingGroup: 'PARCEL',
    taxCents: 0,
    shippingCents: 0,
    ...fields,
    id,
    userId,
    payment,
    parent,
    totalCents,
    createdAt,
    updatedAt: createdAt,
  });
  await em.flush();
  return id;
}
