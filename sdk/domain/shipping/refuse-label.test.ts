import { expect, it } from 'vitest';
import { refuseLabel, type ShippedFacts } from './refuse-label.ts';

const picked: ShippedFacts = {
  isReturn: false,
  isDigital: false,
  orderState: 'PICKED',
  disputed: false,
  hasAddress: true,
  trackingNumber: null,
};

it.each<[Partial<ShippedFacts>, string | null]>([
  [{}, null],
  [{ isReturn: true, isDigital: true }, 'A return needs no label of ours.'],
  [{ isDigital: true, orderState: 'PENDING' }, 'A digital order is not shipped.'],
  [{ orderState: 'PENDING', disputed: true }, 'This order has not been picked yet.'],
  [{ orderState: 'PROCESSING' }, 'This order is still being picked.'],
  [{ orderState: 'SHIPPED' }, 'This order has been shipped already.'],
  [{ orderState: 'CANCELLED' }, 'This order was cancelled.'],
  [{ orderState: 'REFUNDED' }, 'This order was refunded.'],
  [{ orderState: 'RETURNED' }, 'Only picked orders are shipped.'],
  [
    { disputed: true, hasAddress: false },
    'The customer’s bank disputes this payment. Do not ship before that is settled.',
  ],
  [{ hasAddress: false, trackingNumber: '9400' }, 'This order has no complete address to ship to.'],
  [{ trackingNumber: '9400' }, 'This order has a tracking number already.'],
])('a label for an order with %o: %s', (facts, reason) => {
  expect(refuseLabel({ ...picked, ...facts })?.reason ?? null).toBe(reason);
});
