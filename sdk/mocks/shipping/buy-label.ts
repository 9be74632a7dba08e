import { recordAudit } from '../audit/record-audit.ts';
import { carrierRates } from '../checkout/carrier-rates.ts';
import { knownItem } from '../catalog/known-record.ts';
import { shippingOf } from '../checkout/shipping-of.ts';
import type { MockCall } from '../core/call.ts';
import type { OrderOutcome } from '../orders/cancel-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { isDisputed } from '../orders/order-facts.ts';
import { ofCustomer } from '../orders/staff/of-customer.ts';
import { recount } from '../orders/standing-of.ts';
import type { Order, ShopState } from '../state.ts';
import { mailShipped } from './mails.ts';
import { newTrackingNumber } from './tracking-number.ts';

/**
 * Buys the label of a picked order and marks it shipped; repeated, it answers the same label.
 * @throws Failure 404 for an order that is not this customer's
 */
export function buyLabel(call: MockCall<'buyLabel'>): OrderOutcome {
  const { body, state, user, now, origin } = call;
  const order = ofCustomer(state, body);
  if (order.labelUrl !== null) return bought(order);
  const refusal = refusalToShip(order);
  if (refusal !== null) return { done: false, reason: refusal };
  if (!canCarry(state, order)) {
    return { done: false, reason: 'No label could be bought: There are no rates for it.' };
  }
  order.trackingNumber = newTrackingNumber(order.orderId);
  order.labelUrl = `/mock/label/${order.orderId}.pdf`;
  order.dateShipped = now.toISOString();
  moveOrder(order, { to: 'SHIPPED', why: 'Label bought', actor: user.email, now });
  recount(state, order, now);
  recordAudit(call, {
    action: 'shipping.buy-label',
    subject: `order ${order.orderId}`,
    before: { orderState: 'PICKED', trackingNumber: null },
    after: { orderState: 'SHIPPED', trackingNumber: order.trackingNumber },
  });
  mailShipped(call, order, origin);
  return bought(order);
}

/** The same words whenever they are asked for: there is one label. */
const bought = ({ trackingNumber }: Order) => ({
  done: true,
  reason: `The label is bought. Tracking number ${trackingNumber ?? ''}.`,
});

const notPicked: Partial<Record<Order['orderState'], string>> = {
  PENDING: 'This order has not been picked yet.',
  PROCESSING: 'This order is still being picked.',
  SHIPPED: 'This order has been shipped already.',
  CANCELLED: 'This order was cancelled.',
  REFUNDED: 'This order was refunded.',
};

/** Why no label is bought for it, in words; null where one may be. */
function refusalToShip(order: Order): string | null {
  if (order.parentId !== null) return 'A return needs no label of ours.';
  if (order.shippingGrouping === 'DIGITAL') return 'A digital order is not shipped.';
  if (order.orderState !== 'PICKED') {
    return notPicked[order.orderState] ?? 'Only picked orders are shipped.';
  }
  if (isDisputed(order)) {
    return 'The customer’s bank disputes this payment. Do not ship before that is settled.';
  }
  const { line1, city, country } = order.shipping?.address ?? {};
  if (!line1 || !city || !country) return 'This order has no complete address to ship to.';
  return order.trackingNumber === null ? null : 'This order has a tracking number already.';
}

function canCarry(state: ShopState, { items: lines, shipping }: Order): boolean {
  const ounces = lines.reduce((sum, line) => {
    const item = knownItem(state, line);
    const { ounces: each } = shippingOf({ digital: false, attributes: item?.attributes ?? [] });
    return sum + each * line.quantity;
  }, 0);
  const { postal_code: zip, country } = shipping?.address ?? {};
  return carrierRates(ounces, { zip: zip ?? '', country: country ?? 'US' }).length > 0;
}
