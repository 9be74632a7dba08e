import { expect, it } from 'vitest';
import {
  breaksInCents,
  storedBreaks,
  formatPriceBreaks,
  invalidPriceBreaks,
  nextBreak,
  parsePriceBreaks,
  priceBreaksOf,
  type PriceBreak,
  validatePriceBreaks,
} from './price-breaks.ts';

const breaks = [
  { from: 10, price: 7.5 },
  { from: 50, price: 6.9 },
];

it.each<[PriceBreak[], string | null]>([
  [[], null],
  [breaks, null],
  [[{ from: 2, price: 0.01 }], null],
  [[{ from: 1, price: 7.5 }], 'need increasing quantities: 1 must be more than 1'],
  [[{ from: 2.5, price: 7.5 }], 'need increasing quantities: 2.5 must be more than 1'],
  [breaks.toReversed(), 'need increasing quantities: 10 must be more than 50'],
  [[{ from: 10, price: 0 }], 'need prices above $0.00 with at most two decimals'],
  [[{ from: 10, price: 7.505 }], 'need prices above $0.00 with at most two decimals'],
  [
    [...breaks, { from: 60, price: 6.9 }],
    'need decreasing prices: the price from 60 units must be below $6.90',
  ],
  [[2, 3, 4, 5, 6, 7].map((from) => ({ from, price: 100 - from })), 'can have up to 5 entries'],
])('quantity prices %j: %s', (list, message) => {
  expect(invalidPriceBreaks(list)?.message ?? null).toBe(message);
});

it.each([
  [[799, 690], false, null],
  [[800, 690], false, 'PRICE_BREAK_NOT_LOWER'],
  [[799], true, 'SOLD_BY_SUBSCRIPTION'],
  [null, true, null],
  [undefined, false, null],
])(
  'an item of $8.00 with prices %j, sold as a subscription %s: %s',
  (prices, subscription, code) => {
    expect(validatePriceBreaks(prices, { price: 800, subscription })?.code ?? null).toBe(code);
  },
);

it('names the regular price that a quantity price reaches', () => {
  expect(validatePriceBreaks([800], { price: 800, subscription: false })).toEqual({
    code: 'PRICE_BREAK_NOT_LOWER',
    reason: 'Quantity prices must be below the regular price of $8.00.',
    field: { path: 'priceBreaks', message: 'must be below the regular price of $8.00' },
  });
});

it('is stored in two columns', () => {
  const { breakQuantities, breakPricesCents } = storedBreaks(breaksInCents(breaks));
  expect([breakQuantities, breakPricesCents]).toEqual([
    [10, 50],
    [750, 690],
  ]);
  expect(priceBreaksOf(breakQuantities, breakPricesCents)).toEqual([
    { from: 10, price: 750 },
    { from: 50, price: 690 },
  ]);
  expect(storedBreaks([])).toEqual({ breakQuantities: null, breakPricesCents: null });
  expect(priceBreaksOf(null, null)).toEqual([]);
});

it.each([
  [1, 10],
  [9, 10],
  [10, 50],
  [50, undefined],
])('with %i units, the next lower price starts at %s', (units, from) => {
  expect(nextBreak(breaks, units)?.from).toBe(from);
});

it.each([
  ['10:7.50; 50:6.90', '10:7.50; 50:6.90'],
  ['10 : $7.5 ;50:6.9', '10:7.50; 50:6.90'],
  ['', ''],
  [' ; ', ''],
  ['10', null],
  ['10:7.505', null],
  ['10:7.50,50:6.90', null],
  ['10:7.50;', null],
])('reads “%s” in a sheet as “%s”', (text, written) => {
  const read = parsePriceBreaks(text);
  expect(read && formatPriceBreaks(read)).toBe(written);
});
