import { describe, expect, it } from 'vitest';
import {
  addressSaved,
  addressUnknown,
  alreadyPaying,
  awaitingPayment,
  cartRefused,
  checkAddressFirst,
  discountEnded,
  enterAddressFirst,
  enterOtherAddress,
  noSuchCheckout,
  paidMeanwhile,
  pricesChanged,
} from './replies.ts';

const motor = { title: 'NEMA 23', from: 1_000, to: 123_450 };

describe('checkout does not go on, and says what to do', () => {
  it.each([
    [
      'without an address that was checked',
      checkAddressFirst,
      'ADDRESS_NOT_CHECKED',
      'Please enter the address again and have it checked.',
    ],
    [
      'without any address',
      enterAddressFirst,
      'ADDRESS_NEEDED',
      'Please enter a shipping address first.',
    ],
    [
      'to where nothing is shipped',
      enterOtherAddress('We do not ship to Mars.'),
      'COUNTRY_NOT_SERVED',
      'We do not ship to Mars. Please enter another address.',
    ],
    [
      'while the bank confirms',
      awaitingPayment,
      'PAYMENT_PENDING',
      'Your bank is still confirming your payment. Its items have left your cart and are listed under Orders.',
    ],
    [
      'with more of an item that a pending payment includes',
      alreadyPaying({ title: 'NEMA 23', quantity: 2 }),
      'PAYMENT_PENDING',
      'You have already paid for 2 × NEMA 23, and your bank is still confirming. Do you want to buy more?',
    ],
    [
      'where the payment page will not have it',
      cartRefused,
      'PAYMENT_PAGE_REFUSED',
      'The payment page refused this cart. Please try again or contact us.',
    ],
    [
      'with a discount that has just ended',
      discountEnded,
      'DISCOUNT_ENDED',
      'The discount has ended at this moment. Please look at your cart again.',
    ],
    [
      'once it was paid on another page',
      paidMeanwhile,
      'PAID_MEANWHILE',
      'Your earlier payment has just gone through. You find it among your orders.',
    ],
    [
      'where it is of somebody else',
      noSuchCheckout,
      'NOT_FOUND',
      'There is no such checkout in your account.',
    ],
  ])('%s', (_when, refusal, code, reason) => {
    expect(refusal).toEqual({ code, reason });
  });
});

describe('a price that has changed since the cart was seen', () => {
  const look = 'Please look at your cart again, then go on.';

  it('is named', () => {
    expect(pricesChanged([motor])).toEqual({
      code: 'PRICE_CHANGED',
      reason: `The price of NEMA 23 has changed from $10.00 to $1,234.50. ${look}`,
    });
  });

  it.each([0, 2, 3])('is counted where there are %i', (count) => {
    const changed = Array.from({ length: count }, () => motor);
    expect(pricesChanged(changed).reason).toBe(
      `The prices of ${count} items in your cart have changed. ${look}`,
    );
  });
});

it('an address is saved, or is not found', () => {
  expect(addressSaved).toBe('The address was saved.');
  expect(addressUnknown).toBe('Address not found');
});
