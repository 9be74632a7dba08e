import { describe, expect, it } from 'vitest';
import { addSums, daysLeft, nothing, withAverage } from './figures.ts';

const sums = {
  orders: 2,
  units: 5,
  sales: 10_001,
  discounts: 300,
  tax: 800,
  shipping: 1_200,
  refunds: 40,
};

describe('sums', () => {
  it('are added figure by figure', () => {
    const other = {
      orders: 1,
      units: 20,
      sales: 30_000,
      discounts: 400,
      tax: 50,
      shipping: 6,
      refunds: 7_000,
    };
    expect(addSums(sums, other)).toEqual({
      orders: 3,
      units: 25,
      sales: 40_001,
      discounts: 700,
      tax: 850,
      shipping: 1_206,
      refunds: 7_040,
    });
  });

  it('stay the same when nothing is added', () => {
    expect(addSums(sums, {})).toEqual(sums);
    expect(addSums(nothing, sums)).toEqual(sums);
    expect(addSums(sums, nothing)).toEqual(sums);
  });

  it('can decrease', () => {
    expect(addSums(sums, { sales: -10_002 }).sales).toBe(-1);
  });
});

describe('an average order', () => {
  it.each([
    [2, 10_001, 5_001],
    [3, 10_000, 3_333],
    [1, 10_000, 10_000],
    [0, 10_000, 0],
    [0, 0, 0],
  ])('of %d orders for %d cents is %d cents', (orders, sales, averageOrder) => {
    expect(withAverage({ ...sums, orders, sales })).toEqual({
      ...sums,
      orders,
      sales,
      averageOrder,
    });
  });
});

it.each([
  // in stock, units sold, number of days
  [10, 5, 30, 60],
  [10, 30, 30, 10],
  [1, 3, 1, 0.3],
  [2, 3, 1, 0.7],
  [7, 1, 30, 210],
  [0, 4, 30, 0],
])('%d in stock, of which %d sold in %d days, last %d days', (inStock, units, days, left) => {
  expect(daysLeft(inStock, units, days)).toBe(left);
});

it.each([0, -1])("can't estimate how long stock lasts if %d were sold", (units) => {
  expect(daysLeft(10, units, 30)).toBeNull();
});
