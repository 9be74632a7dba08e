import { inCapitals, lookUp } from '@spindle/sdk/demo/carrier/look-up';
import type { AddressInput, VerificationError, Verifications } from './address-record.ts';
import { placeOf } from './place.ts';

export interface Verified {
  /** The address as the postal service writes it; as given where it was not found. */
  address: AddressInput;
  residential: false | null;
  verifications: Verifications;
}

const NOT_FOUND = error('E.ADDRESS.NOT_FOUND', 'address', 'Address not found');
const NO_NUMBER = error('E.HOUSE_NUMBER.MISSING', 'street1', 'House number is missing');
const NOT_COVERED = error(
  'E.COUNTRY.UNSUPPORTED',
  'country',
  'This country is not supported in this mode. Try in production mode.',
);

/** Looks an address up: those of the United States only. */
export function verify(address: AddressInput): Verified {
  if ((address.country ?? 'US').toUpperCase() !== 'US') return failed(address, [NOT_COVERED]);
  const found = find(address);
  if (Array.isArray(found)) return failed(address, found);
  const place = placeOf(found.zip ?? '');
  return {
    address: found,
    residential: false,
    verifications: {
      zip4: { success: true, errors: [], details: null },
      delivery: { success: true, errors: [], details: place },
    },
  };
}

function find(given: AddressInput): AddressInput | VerificationError[] {
  const found = lookUp({
    street: [given.street1, given.street2].filter((line) => line !== null).join(' '),
    city: given.city ?? '',
    state: given.state ?? '',
    zip: given.zip ?? '',
  });
  if (found === 'no house number') return [NOT_FOUND, NO_NUMBER];
  if (found === 'no such address') return [NOT_FOUND];
  const { street, ...place } = found;
  const name = given.name && inCapitals(given.name);
  const company = given.company && inCapitals(given.company);
  return { ...given, ...place, name, company, street1: street, street2: '', country: 'US' };
}

function failed(address: AddressInput, errors: VerificationError[]): Verified {
  return {
    address,
    residential: null,
    verifications: {
      zip4: { success: false, errors, details: null },
      delivery: { success: false, errors, details: {} },
    },
  };
}

function error(code: string, field: string, message: string): VerificationError {
  return { code, field, message, suggestion: null };
}
