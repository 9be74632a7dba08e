import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import type { CheckoutLine } from '../payments/checkout-line.entity.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { SentTo } from '../payments/postal-address.ts';
import { copySoldLine } from '../payments/sold-fields.ts';
import { recordOrderEvent } from '../events/record-event.ts';
import { beginOrder, splitIntoOrders } from '@spindle/sdk/domain/orders/split-into-orders';
import type { Services } from '../services.ts';
import { Order } from './order.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { pickOrderId } from './pick-order-id.ts';
import { selectedShipping } from './selected-shipping.ts';

export interface PaidLine {
  line: CheckoutLine;
  grossCents: number;
  taxCents: number;
  discountCents: number;
}

interface PaidCheckout {
  payment: Payment;
  session: Stripe.Checkout.Session;
  sentTo: SentTo | null;
  lines: PaidLine[];
}

/**
 * Creates one order per shipping group of a payment. Digital orders count as shipped immediately.
 */
export async function placeOrders(
  em: EntityManager,
  services: Pick<Services, 'now' | 'config'>,
  { payment, session, sentTo, lines }: PaidCheckout,
): Promise<void> {
  const now = services.now();
  const { business } = services.config;
  const selected = selectedShipping(session, sentTo);
  const shares = splitIntoOrders(
    lines.map((paid) => ({ ...paid, shippingGroup: paid.line.shippingGroup })),
    selected,
  );
  const placed: string[] = [];
  for (const share of shares) {
    const begun = beginOrder(share.shippingGroup, selected, { ...business, now });
    const { orderState } = begun;
    const id = await pickOrderId(em, placed);
    placed.push(id);
    const order = em.create(Order, {
      id,
      userId: payment.userId,
      payment,
      ...begun,
      chargeStatus: payment.chargeStatus,
      totalCents: share.totalCents,
      taxCents: share.taxCents,
      shippingCents: share.shippingCents,
      shippingGroup: share.shippingGroup,
      createdAt: payment.paidAt,
      updatedAt: now,
    });
    for (const [position, { line, ...charged }] of share.lines.entries()) {
      const { grossCents, taxCents, discountCents } = charged;
      const amounts = { grossCents, taxCents, discountCents };
      em.create(OrderLine, { ...copySoldLine(line), order, position, ...amounts });
    }
    em.create(OrderEvent, { order, at: payment.paidAt, to: orderState, why: 'Paid' });
    const data = { id, orderState, total: share.totalCents };
    await recordOrderEvent(em, { type: 'order.paid', data, at: now });
  }
}
