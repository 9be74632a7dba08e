import { expect, it } from 'vitest';
import { orderCancelled, orderMoved, orderRefunded, trackingNoted } from './staff-moves.ts';

it('tells staff the result, with exact amounts', () => {
  expect(orderCancelled(12_995)).toBe('Order canceled. $129.95 will be refunded to the customer.');
  expect(orderRefunded(5)).toBe('Order refunded. $0.05 will be refunded to the customer.');
  expect(orderMoved('PENDING', 'PICKED')).toBe('Order moved from PENDING to PICKED.');
  expect(trackingNoted('9400')).toBe('Tracking number 9400');
});
