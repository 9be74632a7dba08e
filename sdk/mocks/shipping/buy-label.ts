import { trackingNumberOf } from '../../demo/carrier/tracking-number.ts';
import { hasLabel, noLabel, pickRate } from '../../domain/shipping/label-rates.ts';
import { shippedEmail } from '../../domain/shipping/parcel-emails.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import { mailAboutParcel } from '../orders/mail-buyer.ts';
import { moveOrder } from '../orders/move-order.ts';
import { parcelsOf } from '../orders/parcel-of.ts';
import type { Order } from '../state.ts';
import { offerRates, rejectionToShip } from './list-label-rates.ts';
import type { LabelOutcome } from '../../domain/shipping/customs/present-customs.ts';
import { rejectWith } from '../../domain/rejection.ts';

type LabelCall = Pick<
  MockCall<'buyLabel'>,
  'state' | 'user' | 'caller' | 'now' | 'newId' | 'origin'
>;

/**
 * Buys the label of a picked order and marks it as shipped. A repeated call returns the same label.
 */
export function buyLabel(
  call: LabelCall,
  order: Order,
  {
    rateId,
    mostCents = null,
  }: { rateId?: string | undefined; mostCents?: number | null | undefined },
): LabelOutcome {
  const { state, user, now, newId, origin } = call;
  if (order.labelUrl !== null) return hasLabel(order);
  const rejection = rejectionToShip(state, order);
  if (rejection !== null) return rejectWith(rejection);
  const { parcels, rates } = offerRates(state, order);
  const picked = pickRate(rates, {
    isSelected: rateId === undefined ? null : (rate) => rate.rateId === rateId,
    mostCents,
    preference: order.shippingPreference,
  });
  if ('rejection' in picked) return rejectWith(noLabel(picked.rejection));
  order.dateShipped = now.toISOString();
  for (const [at, { parcel, ounces }] of parcels.entries()) {
    const first = order.labels.length === 0;
    order.labels.push({
      parcelId: String(parcel),
      trackingNumber: trackingNumberOf(first ? order.orderId : newId()),
      labelUrl: labelAddress(order),
      ounces,
      amount: picked.rate.parts[at]?.cents ?? null,
      dateBought: order.dateShipped,
      state: 'IN_USE',
      dateVoided: null,
    });
  }
  order.trackingNumber = parcelsOf(order)[0]?.trackingNumber ?? null;
  order.labelUrl = labelAddress(order);
  moveOrder(order, { to: 'SHIPPED', why: 'Label bought', actor: user.email, now });
  recordAudit(call, {
    action: 'shipping.buy-label',
    subject: `order ${order.orderId}`,
    before: { orderState: 'PICKED', trackingNumber: null },
    after: {
      orderState: 'SHIPPED',
      trackingNumber: order.trackingNumber,
      service: picked.rate.service,
      labelCents: picked.rate.cents,
    },
  });
  mailAboutParcel(call, order, (emailed) => shippedEmail(emailed, origin));
  return hasLabel(order);
}

/** Returns the URL of a bought label's PDF. */
export function labelAddress({ orderId }: { orderId: string }): string {
  return `/mock/label/${orderId}.pdf`;
}
