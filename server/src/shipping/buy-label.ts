import {
  rateGone,
  addressIncomplete,
  carrierRefuses,
  changedWhileBuying,
  hasLabel,
  noLabel,
} from '@spindle/sdk/domain/shipping/label-rates';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { refusalOf } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { buyPostage, type Purchase } from './buy-postage.ts';
import { carrierAway } from './carrier-away.ts';
import { letGo } from './let-go.ts';
import { openShipment } from './open-shipment.ts';
import type { RateRequest } from './pick-rate.ts';
import { readRateId } from './rate-id.ts';
import { readParcel, type Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';
import { recordLabel } from './record-label.ts';
import { refusalToShip } from './refusal-to-ship.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { refused } from '@spindle/sdk/domain/refusal';
import type { LabelOutcome } from '@spindle/sdk/domain/shipping/customs/present-customs';

interface LabelRequest {
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
  { orderId, customerId, rateId, mostCents, actor, requestId }: LabelRequest,
): Promise<LabelOutcome> {
  const parcel = await readParcel(services.orm.em.fork(), orderId);
  if (!parcel || (parcel.customerIds.length > 0 && !parcel.customerIds.includes(customerId))) {
    throw notFound(noSuch('order'));
  }
  if (parcel.labelUrl !== null) return hasLabel(parcel);
  const refusal = refusalToShip(services, parcel);
  if (refusal !== null) return refused(refusal);
  const chosen = rateId === undefined ? null : readRateId(rateId);
  if (rateId !== undefined && chosen === null) return refused(noLabel(rateGone));
  const preference = parcel.shippingPreference;
  const request = { chosen, mostCents: mostCents ?? null, preference };
  const purchase = await orUnavailable(purchaseFor(services, parcel, request), carrierAway);
  if (!purchase) {
    const changed = await readParcel(services.orm.em.fork(), orderId);
    if (changed && changed.labelUrl !== null) return hasLabel(changed);
    return refused(changedWhileBuying);
  }
  if ('refusal' in purchase) return refused(noLabel(purchase.refusal));
  return recordLabel(services, { ...purchase, orderId, actor, requestId });
}

/** Null where somebody else has changed the order since it was read. */
async function purchaseFor(
  services: Services,
  parcel: Parcel,
  request: RateRequest,
): Promise<Purchase | null> {
  const to = recipientOf(parcel);
  if (!to) return { refusal: addressIncomplete };
  try {
    const shipment = await openShipment(services, parcel, to, request.chosen);
    if (!shipment) return null;
    const purchase = await buyPostage(services, shipment, request);
    if ('refusal' in purchase) {
      await letGo(services, { orderId: parcel.orderId, shipmentId: shipment.id });
    }
    return purchase;
  } catch (error) {
    // in the carrier's words, but what it refused may not have been the purchase: nothing is let go
    const refusal = refusalOf(error);
    if (refusal !== null) return { refusal: carrierRefuses(refusal) };
    throw error;
  }
}
