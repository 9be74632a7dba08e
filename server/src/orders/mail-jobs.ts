import { confirmationEmail } from '@spindle/sdk/domain/orders/confirmation-email';
import {
  cancellationEmail,
  moveEmails,
  returnRequestedEmail,
} from '@spindle/sdk/domain/orders/order-emails';
import { staffRefundEmail } from '@spindle/sdk/domain/refunds/refund-email';
import { sql } from 'kysely';
import { byShop } from '@spindle/sdk/domain/orders/cancellation';
import { z } from 'zod';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';
import { mailLinksUntil } from '@spindle/sdk/domain/entitlements/download-links';
import { presentAccess } from '../entitlements/present-access.ts';
import { attachInvoice } from '../invoices/attach-invoice.ts';
import { defineJob } from '../jobs/job.ts';
import { readEmailedRefund } from './refunds/read-emailed-refund.ts';
import { readEmailedOrders } from './read-emailed-orders.ts';

export const mailConfirmation = defineJob({
  name: 'mail-order-confirmation',
  payload: z.object({ paymentId: z.uuid() }),
  async handle(services, { paymentId }) {
    const { orm, mail, config, now } = services;
    const orders = await readEmailedOrders(orm.em.fork(), config, { paymentId });
    const [first] = orders;
    if (!first) return;
    const linksUntil = mailLinksUntil(now());
    const paid = orders.map((order) => ({
      ...order,
      access: order.lines.map(({ title, bought }) => ({
        title,
        ...presentAccess(bought, { config, expiresAt: linksUntil }),
      })),
    }));
    const attachments = await attachInvoice(services, paymentId);
    const invoice = attachments[0]?.number ?? null;
    const { publicUrl, business } = config;
    const { timeZone } = business;
    const email = confirmationEmail(paid, { publicUrl, timeZone, linksUntil, invoice });
    await mail.send({
      content: email,
      to: first.email,
      messageId: `confirmation-${paymentId}`,
      attachments,
    });
  },
});

export const mailCancellation = defineJob({
  name: 'mail-order-cancellation',
  payload: z.object({ orderId: z.uuid() }),
  async handle({ orm, mail, config }, { orderId }) {
    const em = orm.em.fork();
    const [order] = await readEmailedOrders(em, config, { orderId });
    if (!order) return;
    const event = await db(em)
      .selectFrom('order_events')
      .select('why')
      .where('order_id', '=', orderId)
      .where('to', '=', 'CANCELLED')
      .orderBy('at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    const email = cancellationEmail(order, {
      why: `${event?.why ?? byShop}.`,
      cents: await refundedFor(em, orderId),
      publicUrl: config.publicUrl,
    });
    await mail.send({
      content: email,
      to: order.email,
      messageId: `cancellation-${orderId}`,
    });
  },
});

export const mailReturn = defineJob({
  name: 'mail-return-requested',
  payload: z.object({ orderId: z.uuid() }),
  async handle({ orm, mail, config }, { orderId }) {
    const [order] = await readEmailedOrders(orm.em.fork(), config, { orderId });
    if (!order) return;
    const email = returnRequestedEmail(order, {
      publicUrl: config.publicUrl,
      company: config.business.company,
    });
    await mail.send({ content: email, to: order.email, messageId: `return-${orderId}` });
  },
});

/** Emails the customer about a staff decision on a return, or about the refund of a whole order. */
export const mailDecision = defineJob({
  name: 'mail-order-decision',
  payload: z.object({ orderId: z.uuid(), decision: z.enum(['RETURNED', 'REFUNDED', 'DENIED']) }),
  async handle({ orm, mail, config }, { orderId, decision }) {
    const em = orm.em.fork();
    const [order] = await readEmailedOrders(em, config, { orderId });
    if (!order) return;
    const { publicUrl } = config;
    const cents = await refundedFor(em, orderId);
    const email = moveEmails[decision](order, { cents, publicUrl });
    const messageId = `${decision.toLowerCase()}-${orderId}`;
    await mail.send({ content: email, to: order.email, messageId });
  },
});

/** Emails the customer about a refund that staff made on an order. */
export const mailRefund = defineJob({
  name: 'mail-staff-refund',
  payload: z.object({ refundId: z.uuid() }),
  async handle({ orm, mail, config }, { refundId }) {
    const refund = await readEmailedRefund(orm.em.fork(), refundId);
    if (!refund) return;
    await mail.send({
      content: staffRefundEmail(refund, config.publicUrl),
      to: refund.email,
      messageId: `refund-${refundId}`,
    });
  },
});

/**
 * Sums in cents what the shop refunds because of a decision about the whole order. Refunds that
 * staff made separately are excluded because the customer got an email about each.
 */
async function refundedFor(em: EntityManager, orderId: string): Promise<number> {
  const { cents } = await db(em)
    .selectFrom('refunds')
    .select((eb) => int(eb.fn.coalesce(eb.fn.sum('amount_cents'), sql.lit(0))).as('cents'))
    .where('order_id', '=', orderId)
    .where('origin', '=', 'SHOP')
    .where('actor_id', 'is', null)
    .executeTakeFirstOrThrow();
  return cents;
}
