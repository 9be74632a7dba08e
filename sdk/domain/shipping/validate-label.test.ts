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

it('can be bought for a picked order', () => {
  expect(validateLabel(picked)).toBeNull();
});

it.each<[Partial<ShippedFacts>, string, string]>([
  [{ isReturn: true, isDigital: true }, 'IS_A_RETURN', "Returns don't need a label from us."],
  [{ isDigital: true, orderState: 'PENDING' }, 'DIGITAL_ORDER', "Digital orders aren't shipped."],
  [
    { orderState: 'PENDING', hold: 'PAYMENT_DISPUTED' },
    'NOT_PICKED',
    'This order has not been picked yet.',
  ],
  [{ orderState: 'PROCESSING' }, 'NOT_PICKED', 'This order is still being picked.'],
  [{ orderState: 'SHIPPED' }, 'ALREADY_SHIPPED', 'This order has already shipped.'],
  [{ orderState: 'CANCELLED' }, 'ORDER_CANCELLED', 'This order was canceled.'],
  [{ orderState: 'REFUNDED' }, 'ORDER_REFUNDED', 'This order was refunded.'],
  [{ orderState: 'RETURNED' }, 'NOT_PICKED', 'Only picked orders can be shipped.'],
  [
    { hold: 'PAYMENT_DISPUTED', hasAddress: false },
    'PAYMENT_DISPUTED',
    "This payment is disputed at the customer's bank. Don't ship until the dispute is settled.",
  ],
  [
    { hold: 'REFUND_UNASSIGNED' },
    'REFUND_UNASSIGNED',
    "Part of this payment was refunded in Stripe. Don't ship this order until someone chooses what the refund covers.",
  ],
  [
    { nothingLeft: true },
    'ORDER_REFUNDED',
    "This order was fully refunded. There's nothing left to ship.",
  ],
  [
    { hasAddress: false, trackingNumber: '9400' },
    'ADDRESS_INCOMPLETE',
    "This order's shipping address is incomplete.",
  ],
  [{ trackingNumber: '9400' }, 'TRACKING_KNOWN', 'This order already has a tracking number.'],
])("can't be bought for an order with %o: %s", (facts, code, reason) => {
  expect(validateLabel({ ...picked, ...facts })).toEqual({ code, reason });
});
