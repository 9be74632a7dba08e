import { chooseRate, noRates, rateGone, refusePrice } from '../../domain/shipping/label-rates.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import type { OrderOutcome } from '../orders/cancel-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { ofCustomer } from '../orders/staff/of-customer.ts';
import { recount } from '../orders/standing-of.ts';
import type { Order } from '../state.ts';
import { offerRates } from './list-label-rates.ts';
import { mailShipped } from './mails.ts';
import { refusalToShip } from './refusal-to-ship.ts';
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
  const wrong = refuseRate(call, order);
  if (wrong !== null) return { done: false, reason: `No label could be bought: ${wrong}` };
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

/** Why its label is not bought as wished; null where it is. */
function refuseRate({ state, body }: MockCall<'buyLabel'>, order: Order): string | null {
  const { rates } = offerRates(state, order);
  if (rates.length === 0) return noRates;
  const rate =
    body.rateId === undefined
      ? chooseRate(rates, order.shippingPreference)
      : rates.find(({ rateId }) => rateId === body.rateId);
  return rate ? refusePrice(rate, body.mostCents ?? null) : rateGone;
}

/** The same words whenever they are asked for: there is one label. */
const bought = ({ trackingNumber }: Order) => ({
  done: true,
  reason: `The label is bought. Tracking number ${trackingNumber ?? ''}.`,
});
