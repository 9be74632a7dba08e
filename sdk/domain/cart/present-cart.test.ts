import { expect, it } from 'vitest';
import { presentCartLine } from './present-cart.ts';

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
  [0, true, false],
  [3, false, false],
])('with %i to be had and on sale %s, it is available: %s', (units, buyable, available) => {
  const line = { ...item, quantity: 2, available: units, buyable, taxCode: 'txcd_1' };
  expect(presentCartLine(line)).toEqual({
    item: { ...item, inventory: units, available },
    quantity: 2,
  });
});
