import { expect, it } from 'vitest';
import { validateLabel, type ShippedFacts } from './validate-label.ts';

const picked: ShippedFacts = {
  isReturn: false,
  isDigital: false,
  orderState: 'PICKED',
  hold: null,
  nothingLeft: false,
  hasAddress: true,
  trackingNumber: null,
};

it('is bought for a picked order', () => {
  expect(validateLabel(picked)).toBeNull();
});

it.each<[Partial<ShippedFacts>, string, string]>([
  [{ isReturn: true, isDigital: true }, 'IS_A_RETURN', 'A return needs no label of ours.'],
  [{ isDigital: true, orderState: 'PENDING' }, 'DIGITAL_ORDER', 'A digital order is not shipped.'],
  [
    { orderState: 'PENDING', hold: 'PAYMENT_DISPUTED' },
    'NOT_PICKED',
    'This order has not been picked yet.',
  ],
  [{ orderState: 'PROCESSING' }, 'NOT_PICKED', 'This order is still being picked.'],
  [{ orderState: 'SHIPPED' }, 'ALREADY_SHIPPED', 'This order has been shipped already.'],
  [{ orderState: 'CANCELLED' }, 'ORDER_CANCELLED', 'This order was cancelled.'],
  [{ orderState: 'REFUNDED' }, 'ORDER_REFUNDED', 'This order was refunded.'],
  [{ orderState: 'RETURNED' }, 'NOT_PICKED', 'Only picked orders are shipped.'],
  [
    { hold: 'PAYMENT_DISPUTED', hasAddress: false },
    'PAYMENT_DISPUTED',
    'The customer’s bank disputes this payment. Do not ship before that is settled.',
  ],
  [
    { hold: 'REFUND_UNASSIGNED' },
    'REFUND_UNASSIGNED',
    'Part of this payment was refunded in Stripe. Leave this order until somebody chooses what the refund covers.',
  ],
  [
    { nothingLeft: true },
    'ORDER_REFUNDED',
    'This order was refunded completely. There is nothing left to ship.',
  ],
  [
    { hasAddress: false, trackingNumber: '9400' },
    'ADDRESS_INCOMPLETE',
    'This order has no complete address to ship to.',
  ],
  [{ trackingNumber: '9400' }, 'TRACKING_KNOWN', 'This order has a tracking number already.'],
])('is not bought for an order with %o: %s', (facts, code, reason) => {
  expect(validateLabel({ ...picked, ...facts })).toEqual({ code, reason });
});
