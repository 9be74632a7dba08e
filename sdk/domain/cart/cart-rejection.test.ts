import { describe, expect, it } from 'vitest';
import { cartRejection, lineRejection } from './cart-rejection.ts';

describe('a cart line', () => {
  const line = { title: 'Spindle', quantity: 2, digital: false, buyable: true, available: 2 };

  it.each([
    [{}, null],
    [{ available: 3 }, null],
    [{ available: 1 }, 'We have only 1 of Spindle left. Reduce the quantity.'],
    [{ quantity: 9, available: 2 }, 'We have only 2 of Spindle left. Reduce the quantity.'],
    [{ available: 0 }, 'Spindle is out of stock. Remove it from your cart.'],
    [{ available: -1 }, 'Spindle is out of stock. Remove it from your cart.'],
    [{ buyable: false }, 'Spindle is no longer available. Remove it from your cart.'],
    [{ buyable: false, available: 0 }, 'Spindle is no longer available. Remove it from your cart.'],
    [{ digital: true, available: 1 }, null],
    [{ digital: true, available: 0 }, 'Spindle is out of stock. Remove it from your cart.'],
  ])('with %o: %s', (facts, reason) => {
    expect(lineRejection({ ...line, ...facts })?.reason ?? null).toBe(reason);
  });

  it.each([
    [{ available: 1 }, 'NOT_ENOUGH_UNITS'],
    [{ available: 0 }, 'OUT_OF_STOCK'],
    [{ buyable: false }, 'NOT_ON_SALE'],
  ])('with %o is rejected with %s', (facts, code) => {
    expect(lineRejection({ ...line, ...facts })?.code).toBe(code);
  });
});

describe('a cart', () => {
  const min = 'The minimum payment is $0.50. Add another item.';
  const max = 'The maximum payment is $999,999.99. Split your order.';

  it.each([
    [[], 'Your cart is empty.'],
    [[{ quantity: 1, unitCents: 49 }], min],
    [[{ quantity: 1, unitCents: 50 }], null],
    [[{ quantity: 2, unitCents: 25 }], null],
    [
      [
        { quantity: 1, unitCents: 25 },
        { quantity: 1, unitCents: 25 },
      ],
      null,
    ],
    [[{ quantity: 1, unitCents: 99_999_999 }], null],
    [[{ quantity: 2, unitCents: 50_000_000 }], max],
  ])('with %o: %s', (lines, reason) => {
    expect(cartRejection(lines)?.reason ?? null).toBe(reason);
  });

  it.each([
    ['CART_EMPTY', []],
    ['TOTAL_TOO_SMALL', [{ quantity: 1, unitCents: 49 }]],
    ['TOTAL_TOO_LARGE', [{ quantity: 2, unitCents: 50_000_000 }]],
    ['TOO_MANY_LINES', Array.from({ length: 101 }, () => ({ quantity: 1, unitCents: 100 }))],
  ])('is rejected with %s', (code, lines) => {
    expect(cartRejection(lines)?.code).toBe(code);
  });

  it('has at most a hundred different items', () => {
    const lines = Array.from({ length: 101 }, () => ({ quantity: 1, unitCents: 100 }));
    expect(cartRejection(lines)?.reason).toBe(
      'You can buy up to 100 different items in one order.',
    );
    expect(cartRejection(lines.slice(1))).toBeNull();
  });
});
