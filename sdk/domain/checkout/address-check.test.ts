import { describe, expect, it } from 'vitest';
import { presentAddressCheck, validateAddress, toPostal, waitingAddress } from './address-check.ts';

const typed = { address: '1 Main St', city: 'Salem', state: 'OR', zip: '97301', country: 'US' };
const receiver = { name: 'Ada Park', company: 'Chips & Coolant', phone: '+1 503 555 0100' };

it("rejects a country the shop doesn't ship to, with the field", () => {
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

describe('a checked address', () => {
  it('is accepted if the carrier found it as typed', () => {
    const overrides = { ...typed, ...receiver };
    expect(presentAddressCheck(overrides, { outcome: 'FOUND', address: { ...typed } })).toEqual({
      Status: 'SUCCESS',
      Reason: 'We can deliver to this address.',
      Response: overrides,
    });
  });

  it("is accepted as typed if the carrier doesn't cover the country", () => {
    expect(presentAddressCheck(typed, { outcome: 'NOT_COVERED' })).toEqual({
      Status: 'SUCCESS',
      Reason:
        "The carrier can't check addresses in this country. We'll use the address as you entered it.",
      Response: typed,
    });
  });

  it("stays as typed if only the street's two lines are joined", () => {
    const overrides = { ...typed, address: '1 Main St', address2: 'Apt 4' };
    const address = { ...typed, address: '1 Main St Apt 4' };
    expect(presentAddressCheck(overrides, { outcome: 'FOUND', address })).toMatchObject({
      Status: 'SUCCESS',
      Response: overrides,
    });
  });

  it.each(['address', 'address2', 'city', 'state', 'zip', 'country'] as const)(
    'gets a suggestion if the carrier has another %s',
    (field) => {
      const address = { ...typed, [field]: 'ELSE' };
      expect(presentAddressCheck(typed, { outcome: 'FOUND', address })).toStrictEqual({
        Status: 'MODIFIED',
        Reason: 'We found this address:',
        Response: address,
      });
    },
  );

  it("keeps the recipient, and loses a second line that the carrier doesn't have", () => {
    const overrides = { ...typed, ...receiver, address2: 'Apt 4' };
    const address = { ...typed, zip: '97301-0001', name: 'Resident', phone: '1' };
    expect(presentAddressCheck(overrides, { outcome: 'FOUND', address })).toStrictEqual({
      Status: 'MODIFIED',
      Reason: 'We found this address:',
      Response: { ...typed, ...receiver, zip: '97301-0001' },
    });
  });

  it("is rejected with the reason if it isn't found", () => {
    expect(presentAddressCheck(typed, { outcome: 'NOT_FOUND', reason: 'No number' })).toEqual({
      Status: 'ERROR',
      code: 'ADDRESS_NOT_FOUND',
      Reason: 'No number',
      Response: null,
    });
  });
});

describe('after a check, the session holds', () => {
  const found = { ...typed, zip: '97301-0001' };

  it('the accepted address', () => {
    const check = { Status: 'SUCCESS', Reason: '', Response: typed } as const;
    expect(waitingAddress(typed, check)).toStrictEqual({ pendingAddress: typed });
  });

  it('the suggestion and what was typed, of which only the address is kept', () => {
    const check = { Status: 'MODIFIED', Reason: '', Response: found } as const;
    const overrides = { ...typed, name: 'Ada Park', note: 'ring twice' };
    expect(waitingAddress(overrides, check)).toStrictEqual({
      pendingAddress: found,
      pendingTyped: { ...typed, name: 'Ada Park' },
    });
  });

  it('nothing if it was rejected', () => {
    const check = { Status: 'ERROR', Reason: '', Response: null } as const;
    expect(waitingAddress(typed, check)).toStrictEqual({});
  });
});

it("converts an address to the payment provider's format", () => {
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
