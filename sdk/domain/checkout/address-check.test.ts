import { expect, it } from 'vitest';
import { presentAddressCheck, refuseAddress, toPostal } from './address-check.ts';

const typed = { address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301', country: 'US' };

it('refuses a country nothing is shipped to, and names the field', () => {
  expect(refuseAddress(typed, ['US', 'CA'])).toBeNull();
  expect(refuseAddress(typed, ['CA'])).toMatchObject({
    Status: 'ERROR',
    code: 'COUNTRY_NOT_SERVED',
    Response: null,
    Errors: [{ path: 'country' }],
  });
});

it('takes an address that is found as it was typed, or of which the carrier knows nothing', () => {
  const fits = { Status: 'SUCCESS', Response: typed };
  expect(presentAddressCheck(typed, { outcome: 'FOUND', address: { ...typed } })).toMatchObject(
    fits,
  );
  expect(presentAddressCheck(typed, { outcome: 'NOT_COVERED' })).toMatchObject(fits);
});

it.each(['address', 'city', 'state', 'zip', 'country'] as const)(
  'says so of another %s',
  (field) => {
    const address = { ...typed, [field]: 'ELSE' };
    const check = presentAddressCheck(typed, { outcome: 'FOUND', address });
    expect(check).toMatchObject({ Status: 'MODIFIED', Response: address });
  },
);

it('hands on why an address is not found', () => {
  expect(presentAddressCheck(typed, { outcome: 'NOT_FOUND', reason: 'No number' })).toEqual({
    Status: 'ERROR',
    code: 'ADDRESS_NOT_FOUND',
    Reason: 'No number',
    Response: null,
  });
});

it('writes an address as the payment provider does', () => {
  expect(toPostal(typed)).toEqual({
    line1: '1 Main St',
    line2: null,
    city: 'Salem',
    state: 'OR',
    postal_code: '97301',
    country: 'US',
  });
});
