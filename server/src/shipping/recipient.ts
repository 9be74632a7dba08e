import type { Recipient } from '../gateways/easypost.ts';
import type { Parcel } from './read-parcel.ts';

/** Returns the recipient of a parcel, or null if the address is incomplete. */
export function recipientOf({ shipping }: Pick<Parcel, 'shipping'>): Recipient | null {
  if (!shipping) return null;
  const { line1, line2, city, state, postal_code: zip, country } = shipping.address;
  if (!line1 || !city || !country) return null;
  return {
    name: shipping.name,
    company: shipping.company ?? null,
    phone: shipping.phone ?? null,
    address: line1,
    unit: line2,
    city,
    state: state ?? '',
    zip: zip ?? '',
    country,
  };
}
