import type { StreetAddress, Verification } from '../../domain/checkout/address-check.ts';
import { addressUnknown } from '../../domain/checkout/replies.ts';
import { lookUp } from './look-up.ts';

/** What the carrier says of an address; of another country's it knows nothing. */
export function verifyAddress(typed: StreetAddress): Verification {
  if (typed.country.toUpperCase() !== 'US') return { outcome: 'NOT_COVERED' };
  const found = lookUp({ ...typed, street: typed.address });
  if (found === 'no such address') return { outcome: 'NOT_FOUND', reason: addressUnknown };
  if (found === 'no house number') {
    return { outcome: 'NOT_FOUND', reason: `${addressUnknown} House number is missing` };
  }
  const { street, ...place } = found;
  return { outcome: 'FOUND', address: { address: street, ...place, country: 'US' } };
}
