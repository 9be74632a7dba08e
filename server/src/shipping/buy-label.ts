import {
  rateUnavailable,
  addressIncomplete,
  carrierRejects,
  changedWhileBuying,
  hasLabel,
  noLabel,
  validatePrice,
} from '@spindle/sdk/domain/shipping/label-rates';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { rejectionOf, type Recipient } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { buyPostage, type Purchase } from './buy-postage.ts';
import { CARRIER_UNAVAILABLE } from './carrier-unavailable.ts';
import { createShipment, type OneParcel } from './create-shipment.ts';
import { releaseShipment } from './release-shipment.ts';
import { offeredShipment, openShipment } from './open-shipment.ts';
import { parcelsToLabel } from './parcels-to-label.ts';
import { pickRate, type RateRequest } from './pick-rate.ts';
import { readRateId, type SelectedRate } from './rate-id.ts';
import { readParcel, type Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';
import { recordLabel } from './record-label.ts';
import { rejectionToShip } from './rejection-to-ship.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { rejectWith, type Rejection } from '@spindle/sdk/domain/rejection';
import type { LabelOutcome } from '@spindle/sdk/domain/shipping/customs/present-customs';

interface LabelRequest {
  /** A rate offered by `listLabelRates`. If undefined, the shop chooses. */
  rateId: string | undefined;
  /** Maximum total price of all labels, in cents. */
  mostCents: number | undefined;
  actor: { id: string; email: string };
  requestId: string;
}

/**
 * Buys the missing labels of a picked order, one per parcel. The last label marks the order as
 * shipped. Safe to repeat: buys only missing labels and otherwise returns the existing one. No
 * transaction is open during calls to the carrier.
 * @param order as just read by the caller
 * @throws Failure 503 while the carrier is unavailable
 */
export async function buyLabel(
  services: Services,
  order: Parcel,
  request: LabelRequest,
): Promise<LabelOutcome> {
  const { actor, requestId } = request;
  const { orderId } = order;
  if (order.labelUrl !== null) return hasLabel(order);
  const rejection = rejectionToShip(services, order);
  if (rejection !== null) return rejectWith(rejection);
  const parcels = parcelsToLabel(order);
  const rates = await orUnavailable(
    ratesFor(services, order, { parcels, request }),
    CARRIER_UNAVAILABLE,
  );
  if ('rejection' in rates) return rejectWith(noLabel(rates.rejection));
  for (const [at, parcel] of parcels.entries()) {
    const current = at === 0 ? order : await readParcel(services.orm.em.fork(), orderId);
    if (!current) throw notFound(noSuch('order'));
    const rateRequest = {
      chosen: rates.chosen[at] ?? null,
      mostCents: parcels.length === 1 ? (request.mostCents ?? null) : null,
      preference: order.shippingPreference,
    };
    const purchase = await orUnavailable(
      purchaseFor(services, current, { parcel, request: rateRequest }),
      CARRIER_UNAVAILABLE,
    );
    if (!purchase) {
      const changed = await readParcel(services.orm.em.fork(), orderId);
      if (changed && changed.labelUrl !== null) return hasLabel(changed);
      return rejectWith(changedWhileBuying);
    }
    if ('rejection' in purchase) return rejectWith(noLabel(purchase.rejection));
    const outcome = await recordLabel(services, { ...purchase, orderId, actor, requestId });
    if (outcome !== 'PARCELS_LEFT') return outcome;
  }
  // a concurrent request bought the other labels
  const bought = await readParcel(services.orm.em.fork(), orderId);
  return bought && bought.labelUrl !== null ? hasLabel(bought) : rejectWith(changedWhileBuying);
}

interface RatesRequest {
  parcels: readonly OneParcel[];
  request: Pick<LabelRequest, 'rateId' | 'mostCents'>;
}

/**
 * Returns each parcel's rate, or an empty list if there is only one parcel and the shop chooses.
 * Several parcels are priced before the first label is bought, so the limit applies to their total.
 */
async function ratesFor(
  services: Services,
  order: Parcel,
  { parcels, request }: RatesRequest,
): Promise<{ chosen: SelectedRate[] } | { rejection: Rejection }> {
  const { rateId, mostCents = null } = request;
  const input = rateId === undefined ? [] : readRateId(rateId);
  if (input === null || (rateId !== undefined && input.length !== parcels.length)) {
    return { rejection: rateUnavailable };
  }
  if (parcels.length < 2) return { chosen: input };
  const to = recipientOf(order);
  if (to === null) return { rejection: addressIncomplete };
  const { shippingPreference: preference } = order;
  const selected: SelectedRate[] = [];
  const sum = { service: 'Shipping all parcels', cents: 0 };
  for (const [at, parcel] of parcels.entries()) {
    const rate = input[at] ?? null;
    const shipment = await shipmentOf(services, order, { parcel, to, rate });
    const picked = pickRate(shipment, { chosen: rate, mostCents: null, preference });
    if ('rejection' in picked) return picked;
    selected.push({ shipmentId: shipment.id, rateId: picked.rate.id });
    sum.cents += picked.rate.cents;
  }
  const rejection = validatePrice(sum, mostCents);
  return rejection === null ? { chosen: selected } : { rejection };
}

const shipmentOf = (
  services: Services,
  order: Parcel,
  { parcel, to, rate }: { parcel: OneParcel; to: Recipient; rate: SelectedRate | null },
) =>
  rate === null
    ? createShipment(services, order, { parcel, to })
    : offeredShipment(services, order, { parcel, rate });

/** Buys one parcel's label. Returns null if the order has changed since it was read. */
async function purchaseFor(
  services: Services,
  order: Parcel,
  { parcel, request }: { parcel: OneParcel; request: RateRequest },
): Promise<Purchase | null> {
  const to = recipientOf(order);
  if (!to) return { rejection: addressIncomplete };
  try {
    const shipment = await openShipment(services, order, { parcel, to, chosen: request.chosen });
    if (!shipment) return null;
    const purchase = await buyPostage(services, shipment, request);
    if ('rejection' in purchase) {
      await releaseShipment(services, { orderId: order.orderId, shipmentId: shipment.id });
    }
    return purchase;
  } catch (error) {
    // The carrier may have rejected a call other than the purchase, so the shipment is not
    // released.
    const rejection = rejectionOf(error);
    if (rejection !== null) return { rejection: carrierRejects(rejection) };
    throw error;
  }
}
