import type { components } from '../../src/schema.d.ts';
import { addressNotAccepted, refuseCountry } from '../shipping/countries.ts';
import { addressFits, addressModified } from './replies.ts';

type Schemas = components['schemas'];
export type StreetAddress = Schemas['Address'];
type AddressCheck = Schemas['AddressCheck'];

/** What the carrier says of an address. */
export type Verification =
  | { outcome: 'FOUND'; address: StreetAddress }
  | { outcome: 'NOT_FOUND'; reason: string }
  | { outcome: 'NOT_COVERED' };

/** The reply where the shop does not ship to the country; null where it does. */
export function refuseAddress(
  { country }: StreetAddress,
  shipTo: readonly string[],
): AddressCheck | null {
  const message = refuseCountry(country, shipTo);
  if (message === null) return null;
  return {
    Status: 'ERROR',
    code: 'COUNTRY_NOT_SERVED',
    Reason: addressNotAccepted,
    Response: null,
    Errors: [{ path: 'country', message }],
  };
}

/** Where the carrier does not cover the country, the address is taken as typed. */
export function presentAddressCheck(typed: StreetAddress, found: Verification): AddressCheck {
  if (found.outcome === 'NOT_FOUND') {
    return { Status: 'ERROR', code: 'ADDRESS_NOT_FOUND', Reason: found.reason, Response: null };
  }
  if (found.outcome === 'NOT_COVERED' || isSame(found.address, typed)) {
    return { Status: 'SUCCESS', Reason: addressFits, Response: typed };
  }
  return { Status: 'MODIFIED', Reason: addressModified, Response: found.address };
}

function isSame(a: StreetAddress, b: StreetAddress): boolean {
  const fields = ['address', 'city', 'state', 'zip', 'country'] as const;
  return fields.every((field) => a[field] === b[field]);
}

/** As the payment provider writes it. */
export const toPostal = ({ address, city, state, zip, country }: StreetAddress) => ({
  line1: address,
  line2: null,
  city,
  state,
  postal_code: zip,
  country,
});
