import { describe, expect, it } from 'vitest';
import {
  addressBookFull,
  MAX_ADDRESSES,
  presentBookFull,
  presentKept,
  validateNewAddress,
} from './address-book.ts';

const FULL = 'Your address book is full (10 addresses). Delete an address first.';

it('an address that is kept has an id to call it by', () => {
  expect(presentKept('a1')).toEqual({
    Status: 'SUCCESS',
    Reason: 'Address saved.',
    id: 'a1',
  });
});

it('a full address book says how many it holds', () => {
  expect(MAX_ADDRESSES).toBe(10);
  expect(addressBookFull).toEqual({ code: 'ADDRESS_BOOK_FULL', reason: FULL });
  expect(presentBookFull()).toEqual({
    Status: 'ERROR',
    Reason: FULL,
    code: 'ADDRESS_BOOK_FULL',
    id: null,
  });
});

describe('an address', () => {
  it('is kept where the shop ships to its country', () => {
    expect(validateNewAddress('US', ['CA', 'US'])).toBeNull();
  });

  it.each([[['CA', 'MX']], [[]]])('is not kept where it ships to %j only', (shipTo) => {
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
