import type { components } from '../../src/schema.d.ts';
import { countryName } from '../shipping/country-name.ts';

type PostalAddress = components['schemas']['PostalAddress'];

/** Returns an address line by line, as on a parcel. Missing fields leave no gaps. */
export function postalLines(address: PostalAddress): string[] {
  const region = [address.state, address.postal_code].filter(Boolean).join(' ');
  const place = [address.city, region].filter(Boolean).join(', ');
  return [
    address.line1,
    address.line2,
    place,
    address.country && countryName(address.country),
  ].flatMap((line) => (line ? [line] : []));
}

interface Recipient {
  name?: string | null | undefined;
  company?: string | null | undefined;
  address?: PostalAddress | null | undefined;
}

/** Returns the address with the recipient above it. */
export const parcelLines = ({ name, company, address }: Recipient): string[] => [
  ...[name, company].flatMap((line) => (line ? [line] : [])),
  ...(address ? postalLines(address) : []),
];

/** Returns recipient and address in one line, or null if the address is unknown. */
export const postalLine = (recipient: Recipient | null): string | null =>
  recipient?.address ? parcelLines(recipient).join(', ') : null;
