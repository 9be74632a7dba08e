import { rateGone } from '@spindle/sdk/domain/shipping/label-rates';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { refusalOf } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { buyPostage, type Purchase } from './buy-postage.ts';
import { carrierAway } from './carrier-away.ts';
import { letGo } from './let-go.ts';
import { openShipment } from './open-shipment.ts';
import type { RateWish } from './pick-rate.ts';
import { readRateId } from './rate-id.ts';
import { readParcel, type Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';
import { answer, recordLabel, type LabelOutcome } from './record-label.ts';
import { refusalToShip } from './refusal-to-ship.ts';

interface Wish {
  orderId: string;
  /** The payment provider's customer. */
  customerId: string;
  /** One of `listLabelRates`; without it the shop chooses. */
  rateId: string | undefined;
  /** The most it may cost, in cents. */
  mostCents: number | undefined;
  actor: { id: string; email: string };
  requestId: string;
}

/**
 * Buys the label of a picked order and marks it shipped; repeated, it answers the same label.
 * No transaction is open while the carrier is called.
 * @throws Failure 404 for an order that is not this customer's, 503 while the carrier is away
 */
export async function buyLabel(
  services: Services,
  { orderId, customerId, rateId, mostCents, actor, requestId }: Wish,
): Promise<LabelOutcome> {
  const parcel = await readParcel(services.orm.em.fork(), orderId);
  if (!parcel || (parcel.customerIds.length > 0 && !parcel.customerIds.includes(customerId))) {
    throw notFound('There is no such order.');
  }
  if (parcel.labelUrl !== null) return answer(parcel.trackingNumber);
  const refusal = refusalToShip(parcel);
  if (refusal !== null) return { done: false, reason: refusal };
  const chosen = rateId === undefined ? null : readRateId(rateId);
  if (rateId !== undefined && chosen === null) return noLabel(rateGone);
  const preference = parcel.shippingPreference;
  const wish = { chosen, mostCents: mostCents ?? null, preference };
  const purchase = await orUnavailable(purchaseFor(services, parcel, wish), carrierAway);
  if (!purchase) {
    const changed = await readParcel(services.orm.em.fork(), orderId);
    if (changed && changed.labelUrl !== null) return answer(changed.trackingNumber);
    return { done: false, reason: 'The order was changed meanwhile. Please look at it again.' };
  }
  if ('refusal' in purchase) return noLabel(purchase.refusal);
  return recordLabel(services, { orderId, label: purchase.label, actor, requestId });
}

const noLabel = (why: string) => ({ done: false, reason: `No label could be bought: ${why}` });

/** Null where somebody else has changed the order since it was read. */
async function purchaseFor(
  services: Services,
  parcel: Parcel,
  wish: RateWish,
): Promise<Purchase | null> {
  const to = recipientOf(parcel);
  if (!to) return { refusal: 'the address is not complete.' };
  try {
    const shipment = await openShipment(services, parcel, to, wish.chosen);
    if (!shipment) return null;
    const purchase = await buyPostage(services, shipment, wish);
    if ('refusal' in purchase) {
      await letGo(services, { orderId: parcel.orderId, shipmentId: shipment.id });
    }
    return purchase;
  } catch (error) {
    // in the carrier's words, but what it refused may not have been the purchase: nothing is let go
    const refusal = refusalOf(error);
    if (refusal !== null) return { refusal };
    throw error;
  }
}
