import {
  passesCustoms,
  type CustomsPlace,
} from '@spindle/sdk/domain/shipping/customs/customs-zone';
import { errorBody, type EasypostErrorBody } from '../../easypost-failure.ts';
import type { ShipmentRecord } from '../shipment-record.ts';

/**
 * Tells whether a parcel passes customs. US territories and military addresses have their own
 * customs rules.
 */
export const isInternational = ({
  to_address: to,
  from_address: from,
}: Pick<ShipmentRecord, 'to_address' | 'from_address'>) =>
  passesCustoms(placeOf(from), placeOf(to));

const placeOf = ({ country, ...rest }: ShipmentRecord['to_address']): CustomsPlace => ({
  ...rest,
  country: country ?? '',
});

/**
 * Returns why the carrier rejects an international parcel; null if it accepts, and for domestic
 * parcels.
 */
export function validateExport(shipment: ShipmentRecord): EasypostErrorBody | null {
  if (!isInternational(shipment)) return null;
  const missing = missingOf(shipment);
  return missing === null
    ? null
    : errorBody('SHIPMENT.POSTAGE.FAILURE', `Unable to buy postage: ${missing}`);
}

function missingOf({
  customs_info: customs,
  to_address: to,
  from_address: from,
}: ShipmentRecord): string | null {
  if (customs === null) return 'customs_info is required for international shipments.';
  if (!(from.name || from.company)) return 'Missing or invalid element: FromName.';
  if (!isPhone(from.phone)) return 'Missing or invalid element: FromPhone.';
  if (!(to.name || to.company)) return 'Missing or invalid element: ToName.';
  if (!isPhone(to.phone)) return 'Missing or invalid element: ToPhone.';
  return null;
}

/** Accepts seven to fifteen digits, as international phone numbers have. */
function isPhone(phone: string | null): boolean {
  return /^\d{7,15}$/.test((phone ?? '').replaceAll(/[\s().+/-]/g, ''));
}
