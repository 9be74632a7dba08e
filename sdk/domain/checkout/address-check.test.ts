import { describe, expect, it } from 'vitest';
import { presentAddressCheck, validateAddress, toPostal, waitingAddress } from './address-check.ts';

const typed = { address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301', country: 'US' };
const receiver = { name: 'Ada Park', company: 'Chips & Coolant', phone: '+1 503 555 0100' };

it('refuses a country nothing is shipped to, and names the field', () => {
  expect(validateAddress(typed, ['US', 'CA'])).toBeNull();
  expect(validateAddress(typed, ['CA'])).toEqual({
    Status: 'ERROR',
    code: 'COUNTRY_NOT_SERVED',
    Reason:
      'Your address could not be accepted. Please check the form for errors or spelling mistakes.',
    Response: null,
    Errors: [{ path: 'country', message: "We don't ship to United States." }],
  });
});

describe('an address that the carrier was asked about', () => {
  it('is taken where it is found as it was typed', () => {
    const given = { ...typed, ...receiver };
    expect(presentAddressCheck(given, { outcome: 'FOUND', address: { ...typed } })).toEqual({
      Status: 'SUCCESS',
      Reason: 'We can deliver to this address.',
      Response: given,
    });
  });

  it('is taken as it was typed where the carrier knows nothing of the country', () => {
    expect(presentAddressCheck(typed, { outcome: 'NOT_COVERED' })).toEqual({
      Status: 'SUCCESS',
      Reason:
        "The carrier can't check addresses in this country. We'll use the address as you typed it.",
      Response: typed,
    });
  });

  it('stays as it was typed where only the street is in one line instead of two', () => {
    const given = { ...typed, address: '1 Main St', address2: 'Apt 4' };
    const address = { ...typed, address: '1 Main St Apt 4' };
    expect(presentAddressCheck(given, { outcome: 'FOUND', address })).toMatchObject({
      Status: 'SUCCESS',
      Response: given,
    });
  });

  it.each(['address', 'address2', 'city', 'state', 'zip', 'country'] as const)(
    'is suggested with another %s where the carrier has one',
    (field) => {
      const address = { ...typed, [field]: 'ELSE' };
      expect(presentAddressCheck(typed, { outcome: 'FOUND', address })).toStrictEqual({
        Status: 'MODIFIED',
        Reason: 'We found this address:',
        Response: address,
      });
    },
  );

  it('keeps who receives it, and loses a second line that the carrier does not have', () => {
    const given = { ...typed, ...receiver, address2: 'Apt 4' };
    const address = { ...typed, zip: '97301-0001', name: 'Resident', phone: '1' };
    expect(presentAddressCheck(given, { outcome: 'FOUND', address })).toStrictEqual({
      Status: 'MODIFIED',
      Reason: 'We found this address:',
      Response: { ...typed, ...receiver, zip: '97301-0001' },
    });
  });

  it('is refused with the reason why it is not found', () => {
    expect(presentAddressCheck(typed, { outcome: 'NOT_FOUND', reason: 'No number' })).toEqual({
      Status: 'ERROR',
      code: 'ADDRESS_NOT_FOUND',
      Reason: 'No number',
      Response: null,
    });
  });
});

describe('after a check there waits to be saved', () => {
  const found = { ...typed, zip: '97301-0001' };

  it('the address that fits', () => {
    const check = { Status: 'SUCCESS', Reason: '', Response: typed } as const;
    expect(waitingAddress(typed, check)).toStrictEqual({ pendingAddress: typed });
  });

  it('the suggested one beside the typed one, of which only the address is kept', () => {
    const check = { Status: 'MODIFIED', Reason: '', Response: found } as const;
    const given = { ...typed, name: 'Ada Park', note: 'ring twice' };
    expect(waitingAddress(given, check)).toStrictEqual({
      pendingAddress: found,
      pendingTyped: { ...typed, name: 'Ada Park' },
    });
  });

  it('nothing where it is refused', () => {
    const check = { Status: 'ERROR', Reason: '', Response: null } as const;
    expect(waitingAddress(typed, check)).toStrictEqual({});
  });
});

it('writes an address as the payment provider does', () => {
  const postal = {
    line1: '1 Main St',
    line2: null,
    city: 'Salem',
    state: 'OR',
    postal_code: '97301',
    country: 'US',
  };
  expect(toPostal(typed)).toEqual(postal);
  expect(toPostal({ ...typed, address2: 'Apt 4' })).toEqual({ ...postal, line2: 'Apt 4' });
});
