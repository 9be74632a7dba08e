import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import type { CheckoutLine } from '../payments/checkout-line.entity.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { SentTo } from '../payments/postal-address.ts';
import { copySoldLine } from '../payments/sold-fields.ts';
import { recordOrderEvent } from '../events/record-event.ts';
import { isRefund } from '@spindle/sdk/domain/refunds/refund-parts';
import { refundRemainder } from '@spindle/sdk/domain/refunds/refund-rest';
import { readMoney } from './refunds/order-money.ts';
import { requestRefund } from './refunds/request-refund.ts';
import type { Services } from '../services.ts';
import { mailCancellation } from './mail-jobs.ts';
import { Order } from './order.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { pickOrderId } from './pick-order-id.ts';
import { selectedShipping } from './selected-shipping.ts';

interface UnmetPayment {
  payment: Payment;
  lines: readonly CheckoutLine[];
  session: Stripe.Checkout.Session;
  sentTo: SentTo | null;
  why: string;
}

/**
 * Creates a canceled order for a payment when nothing can be delivered. Refunds the full amount and
 * shows the reason to the customer and to staff.
 */
export async function placeCanceledOrder(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { payment, lines, session, sentTo, why }: UnmetPayment,
): Promise<void> {
  const now = services.now();
  const id = await pickOrderId(em);
  const order = em.create(Order, {
    id,
    userId: payment.userId,
    payment,
    orderState: 'CANCELLED',
    chargeStatus: payment.chargeStatus,
    totalCents: payment.amountCents,
    taxCents: session.total_details?.amount_tax ?? 0,
    shippingCents: session.shipping_cost?.amount_subtotal ?? 0,
    shippingGroup: lines[0]?.shippingGroup ?? 'PARCEL',
    shipping: selectedShipping(session, sentTo).shipping,
    createdAt: payment.paidAt,
    updatedAt: now,
  });
  for (const [position, line] of lines.entries()) {
    const { discountCents } = line;
    const grossCents = line.unitPriceCents * line.quantity - discountCents;
    const amounts = { grossCents, taxCents: 0, discountCents };
    em.create(OrderLine, { ...copySoldLine(line), order, position, ...amounts });
  }
  em.create(OrderEvent, { order, at: now, to: 'CANCELLED', why });
  const data = { id, orderState: 'CANCELLED' };
  await recordOrderEvent(em, { type: 'order.cancelled', data, at: now });
  const money = await readMoney(em, id);
  const parts = refundRemainder(money, { shipping: true });
  if (isRefund(money, parts)) {
    await requestRefund(em, services, { payment, order, parts, reason: why });
  }
  await services.jobs.send(em, mailCancellation, { orderId: order.id });
}
