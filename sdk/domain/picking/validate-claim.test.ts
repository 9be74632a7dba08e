import { expect, it } from 'vitest';
import { holds } from '../orders/owed.ts';
import { validateClaim } from './validate-picking.ts';

const now = new Date('2026-11-22T14:00:00Z');
const until = new Date('2026-11-22T14:05:00Z');
const justBefore = new Date(until.getTime() - 1);
const timeZone = 'America/Los_Angeles';
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

it("a picker can claim an order that isn't claimed", () => {
  expect(validateClaim(free, 'kim', { now, timeZone })).toBeNull();
});

it('a picker can claim their own order again', () => {
  expect(validateClaim(held, 'sam', { now, timeZone })).toBeNull();
});

it("a picker can't claim someone else's order until the claim expires", () => {
  expect(validateClaim(held, 'kim', { now, timeZone })).toEqual({
    code: 'HELD_BY_OTHER',
    reason: 'Sam is picking this order until 6:05 AM PST.',
  });
  expect(validateClaim(held, 'kim', { now: justBefore, timeZone })).not.toBeNull();
  expect(validateClaim(held, 'kim', { now: until, timeZone })).toBeNull();
});

it("an order on hold can't be claimed, whoever claimed it before", () => {
  for (const hold of ['PAYMENT_DISPUTED', 'DISPUTE_LOST', 'REFUND_UNASSIGNED'] as const) {
    expect(validateClaim({ ...free, hold }, 'kim', { now, timeZone })).toBe(holds[hold]);
    expect(validateClaim({ ...held, hold }, 'kim', { now, timeZone })).toBe(holds[hold]);
    expect(validateClaim({ ...held, hold }, 'sam', { now, timeZone })).toBe(holds[hold]);
  }
});

it("an order that can't be picked is rejected for that, whoever claimed it", () => {
  const canceled = { ...held, orderState: 'CANCELLED', hold: 'DISPUTE_LOST' } as const;
  const reason = 'This order was canceled. Put its items back on the shelf.';
  expect(validateClaim(canceled, 'kim', { now, timeZone })).toEqual({
    code: 'ORDER_CANCELLED',
    reason,
  });
  expect(validateClaim(canceled, 'sam', { now, timeZone })).toEqual({
    code: 'ORDER_CANCELLED',
    reason,
  });
});
