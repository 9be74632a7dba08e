import { expect, it } from 'vitest';
import { orderCancelled, orderMoved, orderRefunded, trackingNoted } from './staff-moves.ts';

it('staff are told what became of an order, to the cent', () => {
  expect(orderCancelled(12_995)).toBe(
    'The order was cancelled. $129.95 goes back to the customer.',
  );
  expect(orderRefunded(5)).toBe('The order was refunded. $0.05 goes back to the customer.');
  expect(orderMoved('PENDING', 'PICKED')).toBe('The order went from PENDING to PICKED.');
  expect(trackingNoted('9400')).toBe('Tracking number 9400');
});
