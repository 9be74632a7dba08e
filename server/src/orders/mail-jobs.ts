import { sql } from 'kysely';
import { z } from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';
import { defineJob } from '../jobs/job.ts';
import { cancellationLetter } from './mails/cancellation.ts';
import { confirmationLetter } from './mails/confirmation.ts';
import { readMailedOrders } from './mails/read-mailed-orders.ts';
import { refundLetter } from './mails/refund.ts';
import { returnDeniedLetter } from './mails/return-denied.ts';
import { returnReceivedLetter } from './mails/return-received.ts';
import { returnLetter } from './mails/return-requested.ts';

export const mailConfirmation = defineJob({
  name: 'mail-order-confirmation',
  payload: z.object({ paymentId: z.uuid() }),
  async handle({ orm, mail, config, now }, { paymentId }) {
    const orders = await readMailedOrders(orm.em.fork(), { paymentId });
    const [first] = orders;
    if (!first) return;
    const letter = confirmationLetter(orders, { config, now: now() });
    await mail.send({ ...letter, to: first.email, messageId: `confirmation-${paymentId}` });
  },
});

export const mailCancellation = defineJob({
  name: 'mail-order-cancellation',
  payload: z.object({ orderId: z.uuid() }),
  async handle({ orm, mail, config }, { orderId }) {
    const em = orm.em.fork();
    const [order] = await readMailedOrders(em, { orderId });
    if (!order) return;
    const event = await db(em)
      .selectFrom('order_events')
      .select('why')
      .where('order_id', '=', orderId)
      .where('to', '=', 'CANCELLED')
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    const letter = cancellationLetter(order, {
      why: `${event?.why ?? 'Cancelled'}.`,
      cents: await refundedFor(em, orderId),
      publicUrl: config.publicUrl,
    });
    await mail.send({ ...letter, to: order.email, messageId: `cancellation-${orderId}` });
  },
});

export const mailReturn = defineJob({
  name: 'mail-return-requested',
  payload: z.object({ orderId: z.uuid() }),
  async handle({ orm, mail, config }, { orderId }) {
    const [order] = await readMailedOrders(orm.em.fork(), { orderId });
    if (!order) return;
    const letter = returnLetter(order, config.publicUrl);
    await mail.send({ ...letter, to: order.email, messageId: `return-${orderId}` });
  },
});

/** What staff decided about a return, or the refund of a whole order. */
export const mailDecision = defineJob({
  name: 'mail-order-decision',
  payload: z.object({ orderId: z.uuid(), decision: z.enum(['RETURNED', 'REFUNDED', 'DENIED']) }),
  async handle({ orm, mail, config }, { orderId, decision }) {
    const em = orm.em.fork();
    const [order] = await readMailedOrders(em, { orderId });
    if (!order) return;
    const { publicUrl } = config;
    const write = {
      RETURNED: () => returnReceivedLetter(order, publicUrl),
      REFUNDED: async () =>
        refundLetter(order, { cents: await refundedFor(em, orderId), publicUrl }),
      DENIED: () => returnDeniedLetter(order, publicUrl),
    };
    const letter = await write[decision]();
    const messageId = `${decision.toLowerCase()}-${orderId}`;
    await mail.send({ ...letter, to: order.email, messageId });
  },
});

/** What the shop gives back on an order, in cents. */
async function refundedFor(em: EntityManager, orderId: string): Promise<number> {
  const { cents } = await db(em)
    .selectFrom('refunds')
    .select((eb) => int(eb.fn.coalesce(eb.fn.sum('amount_cents'), sql.lit(0))).as('cents'))
    .where('order_id', '=', orderId)
    .where('origin', '=', 'SHOP')
    .executeTakeFirstOrThrow();
  return cents;
}
