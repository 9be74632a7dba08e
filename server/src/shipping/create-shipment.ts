import { parcelSize, type ParcelSize } from '@spindle/sdk/domain/shipping/parcel-size';
import type { Recipient, Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { declarationOf, soldLines } from './customs/declaration.ts';
import type { Parcel } from './read-parcel.ts';

/** Puts a parcel on record at the carrier's, which tells its rates and costs nothing. */
export function createShipment(
  services: Pick<Services, 'carrier' | 'config'>,
  parcel: Parcel,
  to: Recipient,
): Promise<Shipment> {
  return services.carrier.createShipment({
    to,
    ounces: ouncesOf(parcel),
    size: sizeOf(parcel),
    reference: parcel.orderId,
    customs: declarationOf(services, parcel),
  });
}

/** How large a parcel is by its items' boxes; null where one does not say. */
export function sizeOf({ lines }: Pick<Parcel, 'lines'>): ParcelSize | null {
  return parcelSize(lines);
}

/** What a parcel weighs by its items. */
export function ouncesOf(parcel: Pick<Parcel, 'lines'>): number {
  return soldLines(parcel).reduce((sum, { ounces, quantity }) => sum + ounces * quantity, 0);
}
