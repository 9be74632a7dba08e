import { LockMode } from '@mikro-orm/core';
import type Stripe from 'stripe';
import { recordEvent } from '../events/record-event.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import { Order } from './order.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import type { Services } from '../services.ts';
import { Dispute } from '../payments/dispute.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { formatMoney } from '@spindle/sdk/domain/money/dollars';
import { isDecided } from '@spindle/sdk/domain/orders/disputes';

/** Updates our record of a dispute from the provider. Safe to repeat. */
export async function recordDispute(
  services: Pick<Services, 'orm' | 'now' | 'log' | 'jobs'>,
  reported: Stripe.Dispute,
): Promise<void> {
  const intent = reported.payment_intent;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  const chargeId = typeof reported.charge === 'string' ? reported.charge : reported.charge.id;
  await services.orm.em.fork().transactional(async (em) => {
    const where = intentId === undefined ? { chargeId } : { paymentIntentId: intentId };
    const known = await em.findOne(Payment, where);
    if (!known) return;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const payment = await em.findOneOrFail(Payment, { id: known.id }, lock);
    const dispute = await em.findOne(Dispute, { id: reported.id });
    if (dispute?.status === reported.status && dispute.amountCents === reported.amount) return;

    const now = services.now();
    const knownClosed = dispute && dispute.closedAt !== null;
    const closed = isDecided(reported.status);
    const facts = {
      amountCents: reported.amount,
      reason: reported.reason,
      status: reported.status,
    };
    if (dispute) {
      em.assign(dispute, { ...facts, closedAt: closed ? (dispute.closedAt ?? now) : null });
    } else {
      const createdAt = new Date(reported.created * 1_000);
      const closedAt = closed ? now : null;
      em.create(Dispute, { ...facts, id: reported.id, payment, createdAt, closedAt });
      services.log.error({ dispute: reported.id, payment: payment.id }, 'a payment is disputed');
    }
    const orders = await em.find(Order, { payment: payment.id }, lock);
    const why = `Dispute of ${formatMoney(reported.amount)} (${reported.reason}): ${reported.status}`;
    for (const order of orders) {
      const { orderState } = order;
      order.updatedAt = now;
      // a return's history covers only its units, and staff see the dispute there anyway
      if (order.parent !== null) continue;
      em.create(OrderEvent, { order, at: now, from: orderState, to: orderState, why });
    }
    const isNews = closed ? knownClosed !== true : dispute === null;
    if (isNews) {
      const orderId = orders.find(({ parent }) => parent === null)?.id;
      const { amount, status } = reported;
      const data = { id: reported.id, amount, status, ...(orderId && { orderId }) };
      recordEvent(em, { type: closed ? 'dispute.closed' : 'dispute.opened', data, at: now });
    }
    await em.flush();
    await deriveEntitlements(em, services, payment.userId);
  });
}
