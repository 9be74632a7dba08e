import type { components } from '../../src/schema.d.ts';
import { countryName } from '../shipping/country-name.ts';

type PostalAddress = components['schemas']['PostalAddress'];

/** An address as it is written on a parcel, line by line; what is missing leaves no gap. */
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

/** With who receives it above. */
export const parcelLines = ({ name, company, address }: Recipient): string[] => [
  ...[name, company].flatMap((line) => (line ? [line] : [])),
  ...(address ? postalLines(address) : []),
];

/** The same in one line of a text; null where no place is known. */
export const postalLine = (recipient: Recipient | null): string | null =>
  recipient?.address ? parcelLines(recipient).join(', ') : null;
