import { expect, it } from 'vitest';
import {
  formatPriceBreaks,
  invalidPriceBreaks,
  nextBreak,
  parsePriceBreaks,
  type PriceBreak,
} from './price-breaks.ts';

const breaks = [
  { from: 10, price: 750 },
  { from: 50, price: 690 },
];
const item = { price: 800, subscription: false };

it.each<[PriceBreak[], string | null]>([
  [[], null],
  [breaks, null],
  [[{ from: 2, price: 1 }], null],
  [[{ from: 1, price: 750 }], 'need increasing quantities: 1 must be more than 1'],
  [[{ from: 2.5, price: 750 }], 'need increasing quantities: 2.5 must be more than 1'],
  [breaks.toReversed(), 'need increasing quantities: 10 must be more than 50'],
  [
    [{ from: 10, price: 800 }],
    'need decreasing prices: $8.00 from 10 units must be above $0.00 and below $8.00',
  ],
  [
    [{ from: 10, price: 0 }],
    'need decreasing prices: $0.00 from 10 units must be above $0.00 and below $8.00',
  ],
  [
    [...breaks, { from: 60, price: 690 }],
    'need decreasing prices: $6.90 from 60 units must be above $0.00 and below $6.90',
  ],
  [[2, 3, 4, 5, 6, 7].map((from) => ({ from, price: 100 - from })), 'must be at most 5'],
])('quantity prices %j: %s', (list, message) => {
  expect(invalidPriceBreaks(list, item)?.message ?? null).toBe(message);
});

it('are not for subscriptions', () => {
  expect(invalidPriceBreaks(breaks, { ...item, subscription: true })).toEqual({
    path: 'priceBreaks',
    subject: 'the quantity prices',
    message: 'are not allowed for subscriptions',
  });
  expect(invalidPriceBreaks([], { ...item, subscription: true })).toBeNull();
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
