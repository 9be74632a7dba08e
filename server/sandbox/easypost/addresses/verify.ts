import type { AddressInput, VerificationError, Verifications } from './address-record.ts';
import { placeOf } from './place.ts';
import { standardStreet } from './standard-street.ts';
import { stateCode } from './states.ts';
import { zipPlusFour } from './zip-plus-four.ts';

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
  const found = lookUp(address);
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

function lookUp(given: AddressInput): AddressInput | VerificationError[] {
  const street = standardStreet([given.street1, given.street2]);
  if (!/\d/.test(street)) return [NOT_FOUND, NO_NUMBER];
  const zip = (given.zip ?? '').trim().replace(/^(\d{5})[- ]?(\d{4})$/, '$1-$2');
  const state = stateCode(given.state ?? '');
  const city = upper(given.city);
  const known = city !== null && city !== '' && city !== 'NOT A CITY';
  if (!known || state === undefined || !/^\d{5}(-\d{4})?$/.test(zip)) return [NOT_FOUND];
  return {
    ...given,
    name: upper(given.name),
    company: upper(given.company),
    street1: street,
    street2: '',
    city,
    state,
    zip: zipPlusFour(street, zip),
    country: 'US',
  };
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

function upper(text: string | null): string | null {
  return text === null ? null : text.trim().replace(/\s+/g, ' ').toUpperCase();
}

function error(code: string, field: string, message: string): VerificationError {
  return { code, field, message, suggestion: null };
}
