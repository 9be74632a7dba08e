import type { StreetAddress, Verification } from '../../domain/checkout/address-check.ts';
import { addressNotFound } from '../../domain/checkout/replies.ts';
import { wholeStreet } from '../../domain/checkout/street-address.ts';
import { lookUp } from './look-up.ts';
import { lookUpForeign } from './look-up-abroad.ts';

/**
 * Returns the carrier's verification of an address. The carrier doesn't know most foreign
 * addresses.
 */
export function verifyAddress(typed: StreetAddress): Verification {
  if (typed.country.toUpperCase() !== 'US') return verifyAbroad(typed);
  const found = lookUp({ ...typed, street: wholeStreet(typed) });
  if (found === 'no such address') return { outcome: 'NOT_FOUND', reason: addressNotFound };
  if (found === 'no house number') {
    return { outcome: 'NOT_FOUND', reason: `${addressNotFound} House number is missing` };
  }
  const { street, ...place } = found;
  return { outcome: 'FOUND', address: { address: street, ...place, country: 'US' } };
}

function verifyAbroad(typed: StreetAddress): Verification {
  const input = { ...typed, street: typed.address, unit: typed.address2 ?? '' };
  const found = lookUpForeign(typed.country, input);
  if (found === 'not covered') return { outcome: 'NOT_COVERED' };
  if (found === 'no such address') return { outcome: 'NOT_FOUND', reason: addressNotFound };
  const { street, unit, ...place } = found;
  const { country } = typed;
  return {
    outcome: 'FOUND',
    address: { address: street, ...(unit && { address2: unit }), ...place, country },
  };
}
