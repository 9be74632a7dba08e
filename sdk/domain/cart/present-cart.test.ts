import { expect, it } from 'vitest';
import { presentCartLine, previousPrice } from './present-cart.ts';

const item = {
  catalogId: 'motors',
  catalogItemId: 'nema23',
  title: 'NEMA 23',
  description: 'Turns.',
  image: null,
  price: 49.5,
  digital: false,
  subscription: false,
};

it.each([
  [3, true, true],
  [1, true, true],
  [0, true, false],
  [-1, true, false],
  [3, false, false],
])('with %i in stock and for sale %s, is available: %s', (units, buyable, available) => {
  const line = { ...item, quantity: 2, available: units, buyable, taxCode: 'txcd_1' };
  expect(presentCartLine(line)).toStrictEqual({
    item: { ...item, inventory: units, available },
    quantity: 2,
  });
});

it('shows the regular price and the end of a sale', () => {
  const sale = { regularPrice: 60, priceValidUntil: '2026-12-01T00:00:00Z' };
  const line = { ...item, ...sale, quantity: 1, available: 5, buyable: true };
  expect(presentCartLine(line)).toStrictEqual({
    item: { ...item, ...sale, inventory: 5, available: true },
    quantity: 1,
  });
});

it('shows the previous price of a line whose item has changed', () => {
  const line = { ...item, quantity: 1, available: 5, buyable: true, previousPrice: 45 };
  expect(presentCartLine(line)).toStrictEqual({
    item: { ...item, inventory: 5, available: true },
    quantity: 1,
    previousPrice: 45,
  });
});

it.each([
  [null, undefined],
  [49.5, undefined],
  [49.49, 49.49],
  [49.51, 49.51],
  [0, 0],
])('selected at %s, an item at $49.50 previously cost %s', (selected, previous) => {
  expect(previousPrice(selected, 49.5)).toBe(previous);
});
