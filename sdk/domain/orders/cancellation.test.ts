import { expect, it } from 'vitest';
import { cancelledFor, validateCancellation } from './cancellation.ts';
import { orderStates } from './transitions.ts';

it.each(orderStates)('whether a customer cancels an order that is %s', (state) => {
  const codes = new Map([
    ['PENDING', undefined],
    ['CANCELLED', 'ALREADY_CANCELLED'],
  ]);
  expect(validateCancellation(state, null)?.code).toBe(
    codes.has(state) ? codes.get(state) : 'NOT_CANCELLABLE',
  );
});

it.each(['PAYMENT_DISPUTED', 'DISPUTE_LOST'] as const)(
  'a customer gets no money back that the bank decides about, or has returned: %s',
  (hold) => {
    expect(validateCancellation('PENDING', hold)?.code).toBe(hold);
  },
);

it('a refund that nobody has assigned keeps no customer from canceling', () => {
  expect(validateCancellation('PENDING', 'REFUND_UNASSIGNED')).toBeNull();
});

it('is told in words', () => {
  expect(validateCancellation('CANCELLED', null)?.reason).toBe('This order was already canceled.');
  expect(validateCancellation('SHIPPED', null)?.reason).toMatch(/so you can't cancel it\.$/);
  expect(cancelledFor(1_205)).toBe("Your order was canceled. We're refunding $12.05.");
});
