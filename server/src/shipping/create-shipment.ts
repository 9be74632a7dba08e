import type { ParcelToLabel } from '@spindle/sdk/domain/shipping/parcels-left';
import type { Recipient, Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { declarationOf } from './customs/declaration.ts';
import type { Parcel, ParcelLine } from './read-parcel.ts';

export type OneParcel = ParcelToLabel<ParcelLine>;

/** Creates a shipment at the carrier to get its rates. Creating a shipment is free. */
export function createShipment(
  services: Pick<Services, 'carrier' | 'config'>,
  order: Parcel,
  { parcel, to }: { parcel: OneParcel; to: Recipient },
): Promise<Shipment> {
  const { ounces, size, lines } = parcel;
  return services.carrier.createShipment({
    to,
    ounces,
    size,
    reference: order.orderId,
    customs: declarationOf(services, { ...order, lines }),
  });
}
