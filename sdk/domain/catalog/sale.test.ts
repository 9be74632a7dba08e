import { expect, it } from 'vitest';
import {
  atQuantity,
  nextPriceChange,
  noSale,
  priceNow,
  saleInCents,
  saleState,
  displayPrice,
} from './sale.ts';

const saleStarts = '2030-11-29T00:00:00.000Z';
const saleEnds = '2030-12-03T00:00:00.000Z';
const item = { price: 10_000, salePrice: 8_000, saleStarts, saleEnds, priceBreaks: [] };

const before = new Date('2030-11-28T23:59:59.999Z');
const start = new Date(saleStarts);
const last = new Date('2030-12-02T23:59:59.999Z');
const end = new Date(saleEnds);

const regular = { price: 10_000 };
const reduced = { price: 8_000, regularPrice: 10_000, priceValidUntil: saleEnds };

it.each([
  [before, 'coming', regular, start],
  [start, 'on', reduced, end],
  [last, 'on', reduced, end],
  [end, 'ended', regular, null],
])('a sale includes its start but not its end: %s', (now, state, price, next) => {
  expect(saleState(item, now)).toBe(state);
  expect(priceNow(item, now)).toEqual(price);
  expect(nextPriceChange(item, now)).toEqual(next);
});

it('accepts a time in any format', () => {
  const stored = { ...item, saleStarts: start, saleEnds: end };
  expect(priceNow(stored, start)).toEqual(reduced);
  const elsewhere = { ...item, saleEnds: '2030-12-03T01:00:00+01:00' };
  expect(priceNow(elsewhere, last)).toEqual(reduced);
  expect(priceNow(elsewhere, end)).toEqual(regular);
});

it('an item without a sale has its regular price', () => {
  const plain = { price: 10_000, ...noSale, priceBreaks: [] };
  expect(saleState(plain, start)).toBe('none');
  expect(priceNow(plain, start)).toEqual(regular);
  expect(nextPriceChange(plain, start)).toBeNull();
});

it.each([{ salePrice: null }, { saleStarts: null }, { saleEnds: null }])(
  "a sale with a missing part doesn't count: %j",
  (missing) => {
    expect(saleState({ ...item, ...missing }, start)).toBe('none');
    expect(priceNow({ ...item, ...missing }, start)).toEqual(regular);
  },
);

it.each([
  [1, before, regular],
  [4, before, regular],
  [5, before, { price: 9_000, regularPrice: 10_000 }],
  [50, before, { price: 7_000, regularPrice: 10_000 }],
  [5, start, reduced],
  [50, start, { price: 7_000, regularPrice: 10_000 }],
])('%i units cost the lowest of regular, sale and quantity price each: %s', (units, now, price) => {
  const breaks = [
    { from: 5, price: 9_000 },
    { from: 50, price: 7_000 },
  ];
  const lower = now === start ? breaks.slice(1) : breaks;
  expect(priceNow({ ...item, priceBreaks: breaks }, now, units)).toEqual({
    ...price,
    priceBreaks: lower,
  });
});

it.each([
  [1, { price: 80 }],
  [9, { price: 80 }],
  [10, { price: 75, regularPrice: 80 }],
  [60, { price: 69, regularPrice: 80 }],
])('%i units cost the same whatever quantity the price was read for', (units, price) => {
  const priceBreaks = [
    { from: 10, price: 75 },
    { from: 50, price: 69 },
  ];
  const stored = { price: 80, ...noSale, priceBreaks };
  for (const read of [1, 10, 60]) {
    expect(atQuantity(priceNow(stored, start, read), units)).toEqual({ ...price, priceBreaks });
  }
  expect(atQuantity({ price: 80 }, units)).toEqual({ price: 80 });
});

it('a digital item, which is sold one at a time, has no quantity prices', () => {
  const digital = { ...item, digital: true, priceBreaks: [{ from: 5, price: 7_000 }] };
  expect(priceNow(digital, before)).toEqual(regular);
  expect(priceNow(digital, start)).toEqual(reduced);
});

it('converts a sale price from dollars to cents exactly', () => {
  const times = { saleStarts, saleEnds };
  expect(saleInCents({ salePrice: 1.15, ...times })).toEqual({ salePrice: 115, ...times });
  expect(saleInCents(noSale)).toEqual(noSale);
});

it('shows customers the price they were sent', () => {
  expect(displayPrice({ price: 80, regularPrice: 100, priceValidUntil: saleEnds })).toStrictEqual({
    price: 80,
    regularPrice: 100,
    priceValidUntil: saleEnds,
  });
  expect(displayPrice({ price: 100 })).toStrictEqual({ price: 100 });
});

it('shows staff, who see the regular price, what customers pay', () => {
  const seen = { price: 80, regularPrice: 100 };
  expect(displayPrice({ price: 100, currentPrice: 80, saleEnds })).toStrictEqual({
    ...seen,
    priceValidUntil: saleEnds,
  });
  expect(displayPrice({ price: 100, currentPrice: 80, saleEnds: null })).toStrictEqual(seen);
  expect(displayPrice({ price: 100, currentPrice: 100, saleEnds })).toStrictEqual({ price: 100 });
});
