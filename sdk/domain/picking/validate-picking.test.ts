import { describe, expect, it } from 'vitest';
import { holds } from '../orders/owed.ts';
import { done, rejectWith } from '../rejection.ts';
import { heldByOther, heldUntil, moverName, validatePicking } from './validate-picking.ts';
import { claimed, picked, presentPicking } from './replies.ts';

const order = {
  isReturn: false,
  isDigital: false,
  orderState: 'PENDING',
  hold: null,
  nothingLeft: false,
} as const;

it('a waiting order can be picked', () => {
  expect(validatePicking(order)).toBeNull();
});

it.each([
  [{ isReturn: true }, 'IS_A_RETURN', "This is a return. There's nothing to pick."],
  [{ isDigital: true }, 'DIGITAL_ORDER', "This order is digital. There's nothing to pick."],
  [
    { orderState: 'CANCELLED' },
    'ORDER_CANCELLED',
    'This order was canceled. Put its items back on the shelf.',
  ],
  [{ orderState: 'PICKED' }, 'ALREADY_PICKED', 'This order was already picked.'],
  [{ orderState: 'SHIPPED' }, 'ALREADY_PICKED', 'This order was already picked.'],
] as const)('rejects an order with %j', (facts, code, reason) => {
  expect(validatePicking({ ...order, ...facts })).toEqual({ code, reason });
});

it('says who canceled or picked it', () => {
  const canceled = { ...order, orderState: 'CANCELLED' } as const;
  const byStaff = moverName({ firstName: ' Ada ', isCustomer: false });
  expect(validatePicking({ ...canceled, movedBy: byStaff })?.reason).toBe(
    'This order was canceled by Ada. Put its items back on the shelf.',
  );
  const byCustomer = moverName({ firstName: 'Kim', isCustomer: true });
  expect(validatePicking({ ...canceled, movedBy: byCustomer })?.reason).toBe(
    'This order was canceled by the customer. Put its items back on the shelf.',
  );
  expect(validatePicking({ ...order, orderState: 'PICKED', movedBy: byStaff })?.reason).toBe(
    'This order was already picked by Ada.',
  );
  expect(moverName({ firstName: null, isCustomer: false })).toBeUndefined();
  expect(moverName(undefined)).toBeUndefined();
});

it('accepts no more units than the order still has', () => {
  const lines = [{ quantity: 2 }, { quantity: 1 }];
  expect(validatePicking({ ...order, lines, unitsTaken: 3 })).toBeNull();
  expect(validatePicking({ ...order, lines })).toBeNull();
  expect(validatePicking({ ...order, lines, unitsTaken: 5 })).toEqual({
    code: 'UNITS_CHANGED',
    reason:
      'Some units were refunded, so this order has 3 units now. Put the others back on the shelf, then choose Picking Complete.',
  });
  const one = validatePicking({ ...order, lines: [{ quantity: 1 }], unitsTaken: 2 });
  expect(one?.reason).toContain('has 1 unit now');
});

describe('a claim', () => {
  const now = new Date('2026-11-22T14:00:00Z');
  const until = new Date('2026-11-22T14:04:10Z');

  it('reserves the order until it expires', () => {
    const claim = { claimedBy: 'sam', claimedUntil: until };
    expect(heldUntil(claim, 'kim', now)).toEqual(until);
    expect(heldUntil(claim, 'sam', now)).toBeNull();
    expect(heldUntil(claim, 'kim', until)).toBeNull();
    expect(heldUntil({ claimedBy: null, claimedUntil: null }, 'kim', now)).toBeNull();
  });

  it('names its holder, and its end rounded up to a minute', () => {
    const reason = 'Sam is picking this order until 2:05 PM UTC.';
    expect(heldByOther(' Sam ', until, 'UTC')).toEqual({ code: 'HELD_BY_OTHER', reason });
    const full = new Date('2026-11-22T14:04:00Z');
    const unnamed = 'Someone else is picking this order until 2:04 PM UTC.';
    expect(heldByOther(undefined, full, 'UTC').reason).toBe(unnamed);
    expect(heldByOther(' ', full, 'UTC').reason).toBe(unnamed);
  });
});

it('a reply has a status and a reason', () => {
  expect(claimed).toBe('You have 15 minutes to pick this order.');
  expect(presentPicking(done(picked))).toEqual({
    status: 'SUCCESS',
    reason: 'This Order Has Been Picked',
  });
  expect(presentPicking(rejectWith(holds.DISPUTE_LOST))).toEqual({
    status: 'ERROR',
    code: 'DISPUTE_LOST',
    reason: "The customer's bank reversed this payment. Cancel this order instead of shipping it.",
  });
});
