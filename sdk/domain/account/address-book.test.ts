import { describe, expect, it } from 'vitest';
import {
  addressBookFull,
  MAX_ADDRESSES,
  presentBookFull,
  presentSavedAddress,
  validateNewAddress,
} from './address-book.ts';

const FULL = 'Your address book is full (10 addresses). Delete an address first.';

it('returns the id of a saved address', () => {
  expect(presentSavedAddress('a1')).toEqual({
    Status: 'SUCCESS',
    Reason: 'Address saved.',
    id: 'a1',
  });
});

it('says how many addresses a full address book holds', () => {
  expect(MAX_ADDRESSES).toBe(10);
  expect(addressBookFull).toEqual({ code: 'ADDRESS_BOOK_FULL', reason: FULL });
  expect(presentBookFull()).toEqual({
    Status: 'ERROR',
    Reason: FULL,
    code: 'ADDRESS_BOOK_FULL',
    id: null,
  });
});

describe('saving an address', () => {
  it('succeeds if the shop ships to its country', () => {
    expect(validateNewAddress('US', ['CA', 'US'])).toBeNull();
  });

  it.each([[['CA', 'MX']], [[]]])('is rejected if the shop ships to %j only', (shipTo) => {
    expect(validateNewAddress('US', shipTo)).toEqual({
      Status: 'ERROR',
      Reason:
        'Your address could not be accepted. Please check the form for errors or spelling mistakes.',
      code: 'COUNTRY_NOT_SERVED',
      id: null,
      Errors: [{ path: 'country', message: "We don't ship to United States." }],
    });
  });
});
