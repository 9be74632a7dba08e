import type { components } from '../../src/schema.d.ts';
import { addressNotAccepted, validateCountry } from '../shipping/countries.ts';
import { addressFits, addressModified, addressUnchecked } from './replies.ts';
import { streetAddressOf, wholeStreet } from './street-address.ts';

type Schemas = components['schemas'];
export type StreetAddress = Schemas['Address'];
type AddressCheck = Schemas['AddressCheck'];

/** What the carrier says of an address. */
export type Verification =
  | { outcome: 'FOUND'; address: StreetAddress }
  | { outcome: 'NOT_FOUND'; reason: string }
  | { outcome: 'NOT_COVERED' };

/** The reply where the shop does not ship to the country; null where it does. */
export function validateAddress(
  { country }: StreetAddress,
  shipTo: readonly string[],
): AddressCheck | null {
  const message = validateCountry(country, shipTo);
  if (message === null) return null;
  return {
    Status: 'ERROR',
    code: 'COUNTRY_NOT_SERVED',
    Reason: addressNotAccepted,
    Response: null,
    Errors: [{ path: 'country', message }],
  };
}

/**
 * Where the carrier does not cover the country, the address is taken as typed. Who receives it, and
 * where they can be called, is never the carrier's to say.
 */
export function presentAddressCheck(given: StreetAddress, found: Verification): AddressCheck {
  const typed = streetAddressOf(given);
  if (found.outcome === 'NOT_FOUND') {
    return { Status: 'ERROR', code: 'ADDRESS_NOT_FOUND', Reason: found.reason, Response: null };
  }
  if (found.outcome === 'NOT_COVERED') {
    return { Status: 'SUCCESS', Reason: addressUnchecked, Response: typed };
  }
  if (isSame(found.address, typed)) {
    return { Status: 'SUCCESS', Reason: addressFits, Response: typed };
  }
  const { address, address2, city, state, zip, country } = found.address;
  const written = { ...typed, address, address2, city, state, zip, country };
  return { Status: 'MODIFIED', Reason: addressModified, Response: streetAddressOf(written) };
}

function isSame(a: StreetAddress, b: StreetAddress): boolean {
  const fields = ['city', 'state', 'zip', 'country'] as const;
  return wholeStreet(a) === wholeStreet(b) && fields.every((field) => a[field] === b[field]);
}

/** What waits to be saved after a check: what was typed only where the carrier suggests another. */
export function waitingAddress(given: StreetAddress, { Status, Response }: AddressCheck) {
  return {
    ...(Response && { pendingAddress: Response }),
    ...(Status === 'MODIFIED' && { pendingTyped: streetAddressOf(given) }),
  };
}

/** As the payment provider writes it. */
export const toPostal = ({ address, address2, city, state, zip, country }: StreetAddress) => ({
  line1: address,
  line2: address2 ?? null,
  city,
  state,
  postal_code: zip,
  country,
});
