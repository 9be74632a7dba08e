import { expect, it } from 'vitest';
import { cancelledFor, refuseCancelling } from './cancellation.ts';
import { orderStates } from './transitions.ts';

it.each(orderStates)('whether a customer cancels an order that is %s', (state) => {
  const codes = new Map([
    ['PENDING', undefined],
    ['CANCELLED', 'ALREADY_CANCELLED'],
  ]);
  expect(refuseCancelling(state)?.code).toBe(
    codes.has(state) ? codes.get(state) : 'NOT_CANCELLABLE',
  );
});

it('is told in words', () => {
  expect(refuseCancelling('CANCELLED')?.reason).toBe('This order has been cancelled already.');
  expect(refuseCancelling('SHIPPED')?.reason).toMatch(/cannot be cancelled any more\.$/);
  expect(cancelledFor(1_205)).toBe('Your order was cancelled. $12.05 is on its way back to you.');
});
