import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

it.each([
  // in stock, sold, in so many days
  [10, 5, 30, 60],
  [10, 30, 30, 10],
  [1, 3, 1, 0.3],
  [2, 3, 1, 0.7],
  [7, 1, 30, 210],
  [0, 4, 30, 0],
])('%d in stock, of which %d were sold in %d days, last %d days', (inStock, units, days, left) => {
  expect(daysLeft(inStock, units, days)).toBe(left);
});

it.each([0, -1])('nobody knows how long they last where %d were sold', (units) => {
  expect(daysLeft(10, units, 30)).toBeNull();
});
