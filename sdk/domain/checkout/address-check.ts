import type { components } from '../../src/schema.d.ts';
import { addressNotAccepted, validateCountry } from '../shipping/countries.ts';
import { addressMatches, addressModified, addressUnchecked } from './replies.ts';
import { streetAddressOf, wholeStreet } from './street-address.ts';

type Schemas = components['schemas'];
export type StreetAddress = Schemas['Address'];
type AddressCheck = Schemas['AddressCheck'];

/** The carrier's response to an address check. */
export type Verification =
  | { outcome: 'FOUND'; address: StreetAddress }
  | { outcome: 'NOT_FOUND'; reason: string }
  | { outcome: 'NOT_COVERED' };

/** Returns the reply if the shop doesn't ship to the country, or null if it does. */
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
 * Returns the result of the carrier's address check. If the carrier doesn't cover the country, the
 * address is accepted as typed. Name, company and phone number are never changed.
 */
export function presentAddressCheck(input: StreetAddress, found: Verification): AddressCheck {
  const typed = streetAddressOf(input);
  if (found.outcome === 'NOT_FOUND') {
    return { Status: 'ERROR', code: 'ADDRESS_NOT_FOUND', Reason: found.reason, Response: null };
  }
  if (found.outcome === 'NOT_COVERED') {
    return { Status: 'SUCCESS', Reason: addressUnchecked, Response: typed };
  }
  if (isSame(found.address, typed)) {
    return { Status: 'SUCCESS', Reason: addressMatches, Response: typed };
  }
  const { address, address2, city, state, zip, country } = found.address;
  const written = { ...typed, address, address2, city, state, zip, country };
  return { Status: 'MODIFIED', Reason: addressModified, Response: streetAddressOf(written) };
}

function isSame(a: StreetAddress, b: StreetAddress): boolean {
  const fields = ['city', 'state', 'zip', 'country'] as const;
  return wholeStreet(a) === wholeStreet(b) && fields.every((field) => a[field] === b[field]);
}

/**
 * Returns the address that awaits confirmation. Includes the typed address only if the carrier
 * suggests a different one.
 */
export function waitingAddress(input: StreetAddress, { Status, Response }: AddressCheck) {
  return {
    ...(Response && { pendingAddress: Response }),
    ...(Status === 'MODIFIED' && { pendingTyped: streetAddressOf(input) }),
  };
}

/** Converts an address to the payment provider's format. */
export const toPostal = ({ address, address2, city, state, zip, country }: StreetAddress) => ({
  line1: address,
  line2: address2 ?? null,
  city,
  state,
  postal_code: zip,
  country,
});
