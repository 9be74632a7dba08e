import { expect, it } from 'vitest';
import { canceledFor, validateCancellation } from './cancellation.ts';
import { orderStates } from './transitions.ts';

it.each(orderStates)('whether a customer can cancel an order that is %s', (state) => {
  const codes = new Map([
    ['PENDING', undefined],
    ['CANCELLED', 'ALREADY_CANCELLED'],
  ]);
  expect(validateCancellation(state, null)?.code).toBe(
    codes.has(state) ? codes.get(state) : 'NOT_CANCELLABLE',
  );
});

it.each(['PAYMENT_DISPUTED', 'DISPUTE_LOST'] as const)(
  "a customer can't cancel while the bank decides, or after it returned the money: %s",
  (hold) => {
    expect(validateCancellation('PENDING', hold)?.code).toBe(hold);
  },
);

it("an unassigned refund doesn't prevent a customer from canceling", () => {
  expect(validateCancellation('PENDING', 'REFUND_UNASSIGNED')).toBeNull();
});

it('has messages for people', () => {
  expect(validateCancellation('CANCELLED', null)?.reason).toBe('This order was already canceled.');
  expect(validateCancellation('SHIPPED', null)?.reason).toMatch(/so you can't cancel it\.$/);
  expect(canceledFor(1_205)).toBe("Your order was canceled. We're refunding $12.05.");
});
