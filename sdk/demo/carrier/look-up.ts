import { standardStreet } from './standard-street.ts';
import { stateCode } from './states.ts';
import { zipPlusFour } from './zip-plus-four.ts';

interface StreetAddress {
  street: string;
  city: string;
  state: string;
  zip: string;
}

/**
 * Returns a US address in the postal service's format, or the part that the service doesn't know.
 */
export function lookUp(
  input: StreetAddress,
): StreetAddress | 'no such address' | 'no house number' {
  const street = standardStreet(input.street);
  if (!/\d/.test(street)) return 'no house number';
  const zip = input.zip.trim().replace(/^(\d{5})[- ]?(\d{4})$/, '$1-$2');
  const state = stateCode(input.state);
  const city = inCapitals(input.city);
  const known = city !== '' && city !== 'NOT A CITY';
  if (!known || state === undefined || !/^\d{5}(-\d{4})?$/.test(zip)) return 'no such address';
  return { street, city, state, zip: zipPlusFour(street, zip) };
}

export const inCapitals = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();
