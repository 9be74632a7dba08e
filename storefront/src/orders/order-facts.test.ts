import { expect, test } from 'vitest';
import { moneyFacts } from './order-facts.ts';

const order = { tax: 561, shippingPrice: 900, total: 8480, total_refunded: 0 };

test('what was discounted stands before what came on top, and nowhere where nothing was', () => {
  const items = [{ discount: 779 }, { discount: 1 }];
  expect(moneyFacts({ ...order, items }).slice(0, 2)).toEqual([
    ['Discount', '−$7.80'],
    ['Tax', '$5.61'],
  ]);
  expect(moneyFacts({ ...order, items: [{ discount: 0 }] })[0]).toEqual(['Tax', '$5.61']);
});
