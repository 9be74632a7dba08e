import { expect, it } from 'vitest';
import { holds } from '../orders/owed.ts';
import { refuseClaim } from './refuse-picking.ts';

const now = new Date('2026-11-22T14:00:00Z');
const until = new Date('2026-11-22T14:05:00Z');
const free = {
  isReturn: false,
  isDigital: false,
  orderState: 'PENDING',
  claimedBy: null,
  claimedUntil: null,
  hold: null,
  nothingLeft: false,
  holder: undefined,
} as const;
const held = { ...free, claimedBy: 'sam', claimedUntil: until, holder: 'Sam' };

it('a picker can have an order that nobody holds', () => {
  expect(refuseClaim(free, 'kim', now)).toBeNull();
});

it('a picker can have the order they hold already', () => {
  expect(refuseClaim(held, 'sam', now)).toBeNull();
});

it('a picker cannot have the order somebody else holds, until that has lapsed', () => {
  expect(refuseClaim(held, 'kim', now)).toEqual({
    code: 'HELD_BY_OTHER',
    reason: 'Sam is picking this order until 14:05 UTC.',
  });
  expect(refuseClaim(held, 'kim', new Date(until.getTime() - 1))).not.toBeNull();
  expect(refuseClaim(held, 'kim', until)).toBeNull();
});

it('nobody can have an order that is held, whoever has claimed it', () => {
  for (const hold of ['PAYMENT_DISPUTED', 'DISPUTE_LOST', 'REFUND_UNASSIGNED'] as const) {
    expect(refuseClaim({ ...free, hold }, 'kim', now)).toBe(holds[hold]);
    expect(refuseClaim({ ...held, hold }, 'kim', now)).toBe(holds[hold]);
    expect(refuseClaim({ ...held, hold }, 'sam', now)).toBe(holds[hold]);
  }
});

it('an order that is not picked at all is refused for that, whoever holds it', () => {
  const cancelled = { ...held, orderState: 'CANCELLED', hold: 'DISPUTE_LOST' } as const;
  const reason = 'This order was cancelled. Its items go back on the shelf.';
  expect(refuseClaim(cancelled, 'kim', now)).toEqual({ code: 'ORDER_CANCELLED', reason });
  expect(refuseClaim(cancelled, 'sam', now)).toEqual({ code: 'ORDER_CANCELLED', reason });
});
