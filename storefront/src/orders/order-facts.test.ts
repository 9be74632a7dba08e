import { expect, test } from 'vitest';
import { moneyFacts } from './order-facts.ts';

const order = { tax: 561, shippingPrice: 900, total: 8480, total_refunded: 0, refunds: [] };

test('discounts are listed before what was added, and left out if there are none', () => {
  const items = [{ discount: 779 }, { discount: 1 }];
  expect(moneyFacts({ ...order, items }).slice(0, 2)).toEqual([
    ['Discount', '−$7.80'],
    ['Tax', '$5.61'],
  ]);
  expect(moneyFacts({ ...order, items: [{ discount: 0 }] })[0]).toEqual(['Tax', '$5.61']);
});

test('pending refunds are listed beside completed ones', () => {
  const refunds = [
    { amount: 1_000, state: 'SUCCEEDED' },
    { amount: 250, state: 'PENDING' },
    { amount: 99, state: 'FAILED' },
    { amount: 5, state: 'PENDING' },
  ] as const;
  expect(moneyFacts({ ...order, items: [], total_refunded: 1_000, refunds }).slice(3)).toEqual([
    ['Refunded', '$10.00'],
    ['Refund pending', '$2.55'],
  ]);
});
