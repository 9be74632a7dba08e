import { describe, expect, it } from 'vitest';
import { alreadyPaying, enterOtherAddress, pricesChanged } from './replies.ts';

const motor = { title: 'NEMA 23', from: 1_000, to: 123_450 };

describe('checkout stops and says what to do', () => {
  it.each([
    [
      "for a country the shop doesn't ship to",
      enterOtherAddress('We do not ship to Mars.'),
      'COUNTRY_NOT_SERVED',
      'We do not ship to Mars. Enter another address.',
    ],
    [
      'for more of an item in a pending payment',
      alreadyPaying({ title: 'NEMA 23', quantity: 2 }),
      'PAYMENT_PENDING',
      'You already paid for 2 × NEMA 23, and your bank is still confirming the payment. Do you want to buy more?',
    ],
  ])('%s', (_when, rejection, code, reason) => {
    expect(rejection).toEqual({ code, reason });
  });
});

describe('a price that changed since the customer saw the cart', () => {
  const look = 'Review your cart, then continue.';

  it('is named', () => {
    expect(pricesChanged([motor])).toEqual({
      code: 'PRICE_CHANGED',
      reason: `The price of NEMA 23 has changed from $10.00 to $1,234.50. ${look}`,
    });
  });

  it.each([0, 2, 3])('is counted if there are %i', (count) => {
    const changed = Array.from({ length: count }, () => motor);
    expect(pricesChanged(changed).reason).toBe(
      `The prices of ${count} items in your cart have changed. ${look}`,
    );
  });
});
