import type { components } from '../../src/schema.d.ts';
import { standardStreet } from './standard-street.ts';
import { addressModified, addressFits } from '../../domain/checkout/replies.ts';

type Address = components['schemas']['Address'];
type Verification = components['schemas']['AddressCheck'];

/** What the carrier says of an address; of another country's it knows nothing, and takes it. */
export function verifyAddress(typed: Address): Verification {
  if (typed.country.toUpperCase() !== 'US') return fits(typed);
  const address = standardStreet(typed.address);
  if (!/\d/.test(address)) return unknown('Address not found House number is missing');
  const zip = typed.zip.trim().replace(/^(\d{5})[- ]?(\d{4})$/, '$1-$2');
  const city = typed.city.trim().replace(/\s+/g, ' ').toUpperCase();
  const known = city !== '' && city !== 'NOT A CITY';
  const state = typed.state.trim().toUpperCase();
  if (!known || !STATES.has(state) || !/^\d{5}(-\d{4})?$/.test(zip)) {
    return unknown('Address not found');
  }
  const found = { address, city, state, zip: zipPlusFour(address, zip), country: 'US' };
  const same = (['address', 'city', 'state', 'zip', 'country'] as const).every(
    (field) => found[field] === typed[field],
  );
  if (same) return fits(typed);
  return {
    Status: 'MODIFIED',
    Reason: addressModified,
    Response: found,
  };
}

const fits = (Response: Address): Verification => ({
  Status: 'SUCCESS',
  Reason: addressFits,
  Response,
});

const unknown = (Reason: string): Verification => ({
  Status: 'ERROR',
  code: 'ADDRESS_NOT_FOUND',
  Reason,
  Response: null,
});

const STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ ' +
    'NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP AA AE AP'
  ).split(' '),
);

/** The last four digits are always the same for the same street. */
function zipPlusFour(street: string, zip: string): string {
  if (zip.length > 5) return zip;
  let sum = 0;
  for (const letter of street + zip) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 8900;
  return `${zip}-${1000 + sum}`;
}
