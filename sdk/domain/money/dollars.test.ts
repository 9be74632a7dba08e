import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDollars, formatMoney, fromDollars, parsePrice, toDollars } from './dollars.ts';

const amount = fc.integer({ min: 0, max: 2_147_483_647 });

test('parses a typed price', () => {
  expect(parsePrice('129.95')).toBe(12_995);
  expect(parsePrice('129.9')).toBe(12_990);
  expect(parsePrice('129')).toBe(12_900);
  expect(parsePrice('0.07')).toBe(7);
});

test.each(['', '.5', '1.', '1.005', '-1', '1e3', '1,50', ' 1', '99999999999'])(
  'rejects an invalid price: %j',
  (text) => {
    expect(() => parsePrice(text)).toThrow(
      new RangeError(`${text === '99999999999' ? 'price too large' : 'not a price'}: ${text}`),
    );
  },
);

test("the maximum price is the database's maximum", () => {
  expect(parsePrice('21474836.47')).toBe(2_147_483_647);
  expect(() => parsePrice('21474836.48')).toThrow(new RangeError('price too large: 21474836.48'));
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'rejects the amount %d',
  (cents) => {
    expect(() => formatDollars(cents)).toThrow(new RangeError(`not whole cents: ${cents}`));
  },
);

test('converts every amount to dollars and back', () => {
  fc.assert(
    fc.property(amount, (cents) => {
      expect(parsePrice(formatDollars(cents))).toBe(cents);
      expect(fromDollars(toDollars(cents))).toBe(cents);
    }),
  );
});

test('prints dollars as written', () => {
  expect(JSON.stringify(toDollars(12_995))).toBe('129.95');
  expect(formatDollars(-5)).toBe('-0.05');
});

test('formats an amount in groups of three digits, with the sign before the currency', () => {
  expect([7, 12_995, 123_450, 123_456_789, -10].map(formatMoney)).toEqual([
    '$0.07',
    '$129.95',
    '$1,234.50',
    '$1,234,567.89',
    '-$0.10',
  ]);
});
