import {
  noRates,
  carrierRejects,
  labelBeingEntered,
  shipmentUnavailable,
} from '@spindle/sdk/domain/shipping/label-rates';
import type { CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { rejectionOf, type Recipient, type Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { CARRIER_UNAVAILABLE } from './carrier-unavailable.ts';
import { createShipment, type OneParcel } from './create-shipment.ts';
import { findShipment } from './find-shipment.ts';
import { parcelsToLabel } from './parcels-to-label.ts';
import { readParcel, type Parcel } from './read-parcel.ts';
import { recipientOf } from './recipient.ts';
import { rejectionToShip } from './rejection-to-ship.ts';
import { noSuch } from '@spindle/sdk/domain/records';
import { type Rejection } from '@spindle/sdk/domain/rejection';

interface OfferedParcel extends Pick<OneParcel, 'parcel' | 'ounces' | 'size'> {
  shipment: Shipment;
}

/** `preference`: the customer's choice, `Standard` or `Express`. */
export type LabelOffer =
  | { parcels: OfferedParcel[]; preference: string | null }
  | { rejection: CheckoutRejection };

/**
 * Lists the carrier's rates for those parcels of a picked order that have no label yet. Stores
 * nothing, so the order can still be canceled and other employees can ask too. While a label
 * purchase is running or its outcome is unknown, only its shipment's rates are offered.
 * @throws Failure 404 if the order does not exist, 503 while the carrier is unavailable
 */
export async function listLabelRates(services: Services, orderId: string): Promise<LabelOffer> {
  const order = await readParcel(services.orm.em.fork(), orderId);
  if (!order) throw notFound(noSuch('order'));
  const rejection = rejectionToShip(services, order);
  const to = recipientOf(order);
  if (rejection !== null || to === null) return { rejection: rejection ?? noRates };
  const parcels: OfferedParcel[] = [];
  for (const [at, parcel] of parcelsToLabel(order).entries()) {
    const request = { parcel, to, openId: at === 0 ? order.shipmentId : null };
    const shipment = await orUnavailable(
      shipmentFor(services, order, request),
      CARRIER_UNAVAILABLE,
    );
    if ('rejection' in shipment) return shipment;
    if (shipment.label) return { rejection: labelBeingEntered };
    const problems = shipment.complaints.join(' ');
    if (shipment.rates.length === 0) {
      return { rejection: problems === '' ? noRates : carrierRejects(problems) };
    }
    const { ounces, size } = parcel;
    parcels.push({ parcel: parcel.parcel, ounces, size, shipment });
  }
  if (parcels.length === 0) return { rejection: noRates };
  return { parcels, preference: order.shippingPreference };
}

interface ShipmentRequest {
  parcel: OneParcel;
  to: Recipient;
  /** Id of the shipment whose label is being bought, or null. */
  openId: string | null;
}

async function shipmentFor(
  services: Services,
  order: Parcel,
  { parcel, to, openId }: ShipmentRequest,
): Promise<Shipment | { rejection: Rejection }> {
  try {
    if (openId === null) return await createShipment(services, order, { parcel, to });
    return (await findShipment(services.carrier, openId)) ?? { rejection: shipmentUnavailable };
  } catch (error) {
    const rejection = rejectionOf(error);
    if (rejection !== null) return { rejection: carrierRejects(rejection) };
    throw error;
  }
}
