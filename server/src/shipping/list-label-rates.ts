import {
  noRates,
  carrierRefuses,
  labelBeingEntered,
  shipmentForgotten,
} from '@spindle/sdk/domain/shipping/label-rates';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { refusalOf, type Recipient, type Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { carrierAway } from './carrier-away.ts';
import { createShipment, type OneParcel } from './create-shipment.ts';
import { findShipment } from './find-shipment.ts';
import { parcelsToLabel } from './parcels-to-label.ts';
import { readParcel, type Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';
import { refusalToShip } from './refusal-to-ship.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { type Refusal } from '@spindle/sdk/domain/refusal';

interface OfferedParcel extends Pick<OneParcel, 'parcel' | 'ounces' | 'size'> {
  shipment: Shipment;
}

/** `preference`: what the customer chose, `Standard` or `Express`. */
export type LabelOffer =
  | { parcels: OfferedParcel[]; preference: string | null }
  | { refusal: CheckoutRefusal };

/**
 * What the carrier asks for the parcels of a picked order that have no label yet. Nothing is kept
 * of it in the shop: the order can be cancelled, and others can ask, too. While a label is being
 * bought, or was to nobody knows what end, its shipment's rates are the only ones.
 * @throws Failure 404 for an order there is not, 503 while the carrier is away
 */
export async function listLabelRates(services: Services, orderId: string): Promise<LabelOffer> {
  const order = await readParcel(services.orm.em.fork(), orderId);
  if (!order) throw notFound(noSuch('order'));
  const refusal = refusalToShip(services, order);
  const to = recipientOf(order);
  if (refusal !== null || to === null) return { refusal: refusal ?? noRates };
  const parcels: OfferedParcel[] = [];
  for (const [at, parcel] of parcelsToLabel(order).entries()) {
    const request = { parcel, to, openId: at === 0 ? order.shipmentId : null };
    const shipment = await orUnavailable(shipmentFor(services, order, request), carrierAway);
    if ('refusal' in shipment) return shipment;
    if (shipment.label) return { refusal: labelBeingEntered };
    const complaints = shipment.complaints.join(' ');
    if (shipment.rates.length === 0) {
      return { refusal: complaints === '' ? noRates : carrierRefuses(complaints) };
    }
    const { ounces, size } = parcel;
    parcels.push({ parcel: parcel.parcel, ounces, size, shipment });
  }
  if (parcels.length === 0) return { refusal: noRates };
  return { parcels, preference: order.shippingPreference };
}

interface ShipmentRequest {
  parcel: OneParcel;
  to: Recipient;
  /** The shipment that a label is being bought for; null where there is none. */
  openId: string | null;
}

async function shipmentFor(
  services: Services,
  order: Parcel,
  { parcel, to, openId }: ShipmentRequest,
): Promise<Shipment | { refusal: Refusal }> {
  try {
    if (openId === null) return await createShipment(services, order, { parcel, to });
    return (await findShipment(services.carrier, openId)) ?? { refusal: shipmentForgotten };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== null) return { refusal: carrierRefuses(refusal) };
    throw error;
  }
}
