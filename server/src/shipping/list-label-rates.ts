import {
  noRates,
  carrierRefuses,
  labelBeingEntered,
  shipmentForgotten,
} from '@spindle/sdk/domain/shipping/label-rates';
import type { ParcelSize } from '@spindle/sdk/domain/shipping/parcel-size';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { refusalOf, type Recipient, type Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { carrierAway } from './carrier-away.ts';
import { createShipment, ouncesOf, sizeOf } from './create-shipment.ts';
import { findShipment } from './find-shipment.ts';
import { readParcel, type Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';
import { refusalToShip } from './refusal-to-ship.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { type Refusal } from '@spindle/sdk/domain/refusal';

export type LabelOffer =
  | { shipment: Shipment; ounces: number; size: ParcelSize | null }
  | { refusal: CheckoutRefusal };

/**
 * What the carrier asks for a picked order's parcel. Nothing is kept of it in the shop: the order
 * can be cancelled, and others can ask, too. While a label is being bought, or was to nobody knows
 * what end, its shipment's rates are the only ones.
 * @throws Failure 404 for an order there is not, 503 while the carrier is away
 */
export async function listLabelRates(services: Services, orderId: string): Promise<LabelOffer> {
  const parcel = await readParcel(services.orm.em.fork(), orderId);
  if (!parcel) throw notFound(noSuch('order'));
  const refusal = refusalToShip(services, parcel);
  const to = recipientOf(parcel);
  if (refusal !== null || to === null) return { refusal: refusal ?? noRates };
  const shipment = await orUnavailable(shipmentFor(services, parcel, to), carrierAway);
  if ('refusal' in shipment) return shipment;
  if (shipment.label) return { refusal: labelBeingEntered };
  const complaints = shipment.complaints.join(' ');
  if (shipment.rates.length === 0) {
    return { refusal: complaints === '' ? noRates : carrierRefuses(complaints) };
  }
  return { shipment, ounces: ouncesOf(parcel), size: sizeOf(parcel) };
}

async function shipmentFor(
  services: Services,
  parcel: Parcel,
  to: Recipient,
): Promise<Shipment | { refusal: Refusal }> {
  try {
    if (parcel.shipmentId === null) return await createShipment(services, parcel, to);
    return (
      (await findShipment(services.carrier, parcel.shipmentId)) ?? { refusal: shipmentForgotten }
    );
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== null) return { refusal: carrierRefuses(refusal) };
    throw error;
  }
}
