import { expect, it } from 'vitest';
import { kitSaving } from './kit-saving.ts';

const parts = [
  { price: 10, quantity: 4 },
  { price: 20, quantity: 1 },
];

it.each([
  [1000, 50, parts],
  [0, 60, parts],
  [0, 70, parts],
  [5, 0.25, [{ price: 0.1, quantity: 3 }]],
  [0, 50, [...parts, { price: Number.NaN, quantity: 1 }]],
])('saves %i cents at $%d with parts %j', (cents, price, apart) => {
  expect(kitSaving(price, apart)).toBe(cents);
});
