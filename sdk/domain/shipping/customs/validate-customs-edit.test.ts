import { expect, it } from 'vitest';
import { validateCustomsEdit } from './validate-customs-edit.ts';

const order = { isReturn: false, isDigital: false, orderState: 'PICKED' } as const;

it.each(['PENDING', 'PROCESSING', 'PICKED'] as const)(
  'the customs data of an order that is %s can be changed',
  (orderState) => {
    expect(validateCustomsEdit({ ...order, orderState })).toBeNull();
  },
);

it.each([
  [{ orderState: 'SHIPPED' }, 'ALREADY_SHIPPED', 'This order has already shipped.'],
  [{ orderState: 'CANCELLED' }, 'ORDER_CANCELLED', 'This order was canceled.'],
  [{ orderState: 'REFUNDED' }, 'ORDER_REFUNDED', 'This order was refunded.'],
  [{ isReturn: true }, 'IS_A_RETURN', "Returns don't need a label from us."],
  [{ isDigital: true }, 'DIGITAL_ORDER', "Digital orders aren't shipped."],
] as const)("the customs data of an order with %j can't be changed", (facts, code, reason) => {
  expect(validateCustomsEdit({ ...order, ...facts })).toEqual({ code, reason });
});
