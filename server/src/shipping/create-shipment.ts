import { parcelSize, type ParcelSize } from '@spindle/sdk/domain/shipping/parcel-size';
import { shippingOf } from '../checkout/shipping-groups.ts';
import type { Recipient, Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import type { Parcel } from './read-parcel.ts';

/** Puts a parcel on record at the carrier's, which tells its rates and costs nothing. */
export function createShipment(
  services: Pick<Services, 'carrier' | 'snapshot'>,
  parcel: Parcel,
  to: Recipient,
): Promise<Shipment> {
  const reference = parcel.orderId;
  return services.carrier.createShipment({ to, ounces: ouncesOf(services, parcel), reference });
}

/** How large a parcel is by its items' boxes; null where one does not say. */
export function sizeOf(
  { snapshot }: Pick<Services, 'snapshot'>,
  { lines }: Pick<Parcel, 'lines'>,
): ParcelSize | null {
  return parcelSize(
    lines.map(({ catalogId, itemId, quantity }) => ({
      quantity,
      attributes: snapshot.item(catalogId, itemId)?.attributes ?? [],
    })),
  );
}

/** What a parcel weighs by its items. */
export function ouncesOf(
  services: Pick<Services, 'snapshot'>,
  { lines }: Pick<Parcel, 'lines'>,
): number {
  return lines.reduce(
    (sum, line) => sum + shippingOf(services, { ...line, digital: false }).ounces * line.quantity,
    0,
  );
}
