import { inCapitals, lookUp } from '@spindle/sdk/demo/carrier/look-up';
import { lookUpForeign } from '@spindle/sdk/demo/carrier/look-up-abroad';
import type { AddressInput, VerificationError, Verifications } from './address-record.ts';
import { placeOf } from './place.ts';

export interface VerifiedAddress {
  /** The address as the postal service writes it, or as entered if it was not found. */
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

const NO_ZIP4 = error('E.ZIP4.NOT_FOUND', 'zip', 'Zip+4 not found');

/** Verifies an address in the United States and a few other countries. */
export function verify(address: AddressInput): VerifiedAddress {
  const country = address.country ?? 'US';
  if (country.toUpperCase() !== 'US') return verifyAbroad(address, country);
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

function verifyAbroad(address: AddressInput, country: string): VerifiedAddress {
  const found = lookUpForeign(country, {
    street: address.street1 ?? '',
    unit: address.street2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    zip: address.zip ?? '',
  });
  if (found === 'not covered') return failed(address, [NOT_COVERED]);
  if (found === 'no such address') return failed(address, [NOT_FOUND]);
  const { street, unit, ...place } = found;
  return {
    address: { ...address, ...place, street1: street, street2: unit },
    residential: null,
    verifications: {
      zip4: { success: false, errors: [NO_ZIP4], details: null },
      delivery: { success: true, errors: [], details: null },
    },
  };
}

function find(input: AddressInput): AddressInput | VerificationError[] {
  const found = lookUp({
    street: [input.street1, input.street2].filter((line) => line !== null).join(' '),
    city: input.city ?? '',
    state: input.state ?? '',
    zip: input.zip ?? '',
  });
  if (found === 'no house number') return [NOT_FOUND, NO_NUMBER];
  if (found === 'no such address') return [NOT_FOUND];
  const { street, ...place } = found;
  const name = input.name && inCapitals(input.name);
  const company = input.company && inCapitals(input.company);
  return { ...input, ...place, name, company, street1: street, street2: '', country: 'US' };
}

function failed(address: AddressInput, errors: VerificationError[]): VerifiedAddress {
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
