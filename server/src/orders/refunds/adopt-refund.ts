import { LockMode } from '@mikro-orm/core';
import { statesBeforeShipping } from '@spindle/sdk/domain/orders/transitions';
import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { newId } from '../../database/base.ts';
import { Order } from '../order.entity.ts';
import { OrderEvent } from '../order-event.entity.ts';
import type { Services } from '../../services.ts';
import { Payment } from '../../payments/payment.entity.ts';
import { mailCancellation } from '../mail-jobs.ts';
import { readOwed, type OwedUnits } from '../owed.ts';
import { followMoney } from './follow-money.ts';
import { recountRefunds } from './recount-refunds.ts';
import { refundShared } from '@spindle/sdk/domain/refunds/refund-rest';
import { readMoney } from './order-money.ts';
import { Refund } from './refund.entity.ts';
import { recordLines } from './record-lines.ts';
import { formatMoney } from '@spindle/sdk/domain/money/dollars';

/**
 * Finds or creates our record of a refund made in the provider's dashboard. If the payment created
 * only one order, the refund belongs to that order. Returns our id, or null for payments that did
 * not create an order, such as subscription payments.
 */
export async function adoptRefund(
  services: Pick<Services, 'orm' | 'now' | 'log' | 'jobs'>,
  reported: Stripe.Refund,
): Promise<string | null> {
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Payment, paymentOf(reported));
    if (!known) return null;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const payment = await em.findOneOrFail(Payment, { id: known.id }, lock);
    const recorded = await em.findOne(Refund, { providerRefundId: reported.id });
    if (recorded) return recorded.id;

    const orders = await em.find(Order, { payment: payment.id, parent: null }, lock);
    const unshipped = orders.filter(
      (one) => !one.isDigital() && statesBeforeShipping.includes(one.orderState),
    );
    const owed = new Map<string, OwedUnits>();
    for (const one of orders) owed.set(one.id, await readOwed(em, one.id));
    const whole = payment.refundingCents + reported.amount >= payment.amountCents;
    const order = orders.length === 1 ? (orders[0] ?? null) : null;
    const parts = order && refundShared(await readMoney(em, order.id), reported.amount);
    const refund = em.create(Refund, {
      id: newId(),
      payment,
      order,
      amountCents: reported.amount,
      shippingCents: parts?.shipping ?? 0,
      shippingTaxCents: parts?.shippingTax ?? 0,
      reason: "Refunded in the payment provider's dashboard",
      state: 'PENDING',
      origin: 'PROVIDER',
      providerRefundId: reported.id,
      // A partial refund may cover units that have not been shipped. Nothing ships until staff
      // assign the refund to units.
      assignedAt: whole || unshipped.length === 0 ? services.now() : null,
      createdAt: new Date(reported.created * 1_000),
    });
    if (order && parts) await recordLines(em, refund, order, parts);
    const at = new Date(reported.created * 1_000);
    const why = `Refund of ${formatMoney(reported.amount)} made in the payment provider's dashboard`;
    for (const one of orders) {
      const { orderState } = one;
      one.updatedAt = services.now();
      em.create(OrderEvent, { order: one, at, from: orderState, to: orderState, why });
    }
    await recountRefunds(em, services, payment, []);
    if (whole) {
      for (const one of orders) await endRefunded(em, services, { order: one, owed, refund });
    }
    return refund.id;
  });
}

/** The full payment was refunded, so none of its orders may ship. */
async function endRefunded(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { order, owed, refund }: { order: Order; owed: Map<string, OwedUnits>; refund: Refund },
): Promise<void> {
  const before = owed.get(order.id);
  if (!before) return;
  await followMoney(em, services, { order, before, refund, restock: true, actor: null });
  if (order.orderState === 'CANCELLED' && before.units > 0) {
    await services.jobs.send(em, mailCancellation, { orderId: order.id });
  }
}

function paymentOf({ payment_intent: intent, charge }: Stripe.Refund) {
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  if (intentId !== undefined) return { paymentIntentId: intentId };
  return { chargeId: typeof charge === 'string' ? charge : (charge?.id ?? '') };
}
