import { expect, it } from 'vitest';
import {
  validateReturn,
  returnDenied,
  returnReceived,
  returnRefunded,
  type ReturnableFacts,
} from './returns.ts';
import { orderStates } from './transitions.ts';

const now = new Date('2026-11-22T12:00:00Z');
const shipped: ReturnableFacts = {
  isReturn: false,
  isDigital: false,
  orderState: 'SHIPPED',
  shippedAt: new Date('2026-11-01T12:00:00Z'),
  hold: null,
};

it.each(['PAYMENT_DISPUTED', 'DISPUTE_LOST'] as const)(
  'rejects returns while the bank decides, or after it returned the money: %s',
  (hold) => {
    expect(validateReturn({ ...shipped, hold }, now, 30)?.code).toBe(hold);
  },
);

it('shipped units can be returned while the window is open', () => {
  expect(validateReturn(shipped, now, 30)).toBeNull();
  expect(validateReturn(shipped, now, 20)).toEqual({
    code: 'RETURN_WINDOW_OVER',
    reason: expect.stringContaining('20'),
  });
});

it.each<[Partial<ReturnableFacts>, string, string]>([
  [{ isReturn: true, isDigital: true }, 'IS_A_RETURN', 'This is already a return.'],
  [{ isDigital: true, orderState: 'PENDING' }, 'DIGITAL_ORDER', "Digital items can't be returned."],
])('with %o: %s', (facts, code, reason) => {
  expect(validateReturn({ ...shipped, ...facts }, now, 30)).toEqual({ code, reason });
});

it.each(orderStates.filter((state) => state !== 'SHIPPED'))(
  "an order that is %s can't be returned",
  (orderState) => {
    expect(validateReturn({ ...shipped, orderState }, now, 30)).toEqual({
      code: 'NOT_SHIPPED',
      reason: 'Only shipped orders can be returned.',
    });
  },
);

it('a decision on a return has a message for staff and a history entry', () => {
  expect(returnReceived(true)).toEqual({
    why: 'Return received, units restocked',
    reason: 'Return received. Units restocked.',
  });
  expect(returnReceived(false)).toEqual({
    why: 'Return received, units discarded',
    reason: 'Return received. Units discarded.',
  });
  expect(returnDenied).toEqual({ why: 'Return denied', reason: 'Return denied.' });
  expect(returnRefunded(4_950)).toEqual({
    why: 'Return refunded: $49.50',
    reason: '$49.50 will be refunded to the customer.',
  });
});
