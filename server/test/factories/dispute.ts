import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Order } from '../../src/orders/order.entity.ts';
import { Dispute } from '../../src/payments/dispute.entity.ts';

/** Opens a dispute about an order's payment, which lasts until it is closed. */
export async function openDispute({ orm }: { orm: MikroORM }, orderId: string) {
  const em = orm.em.fork();
  const order = await em.findOneOrFail(Order, { id: orderId });
  const dispute = em.create(Dispute, {
    id: `dp_${randomUUID()}`,
    payment: order.payment.id,
    amountCents: order.totalCents,
    reason: 'fraudulent',
    status: 'needs_response',
    createdAt: new Date(),
  });
  await em.flush();
  return {
    async close(): Promise<void> {
      dispute.status = 'won';
      dispute.closedAt = new Date();
      await em.flush();
    },
  };
}
