import { describe, expect, it } from 'vitest';
import { allowedStates, validateMove, type MoveFacts } from './validate-move.ts';
import { canMove, movesFrom, orderStates, type OrderState } from './transitions.ts';

const moves = new Set([
  'PENDING PROCESSING',
  'PENDING PICKED',
  'PENDING CANCELLED',
  'PROCESSING PICKED',
  'PROCESSING PENDING',
  'PROCESSING CANCELLED',
  'PICKED SHIPPED',
  'PICKED PROCESSING',
  'PICKED CANCELLED',
  'SHIPPED REFUNDED',
  'SHIPPED PICKED',
  'RETURN_REQUESTED RETURNED',
  'RETURN_REQUESTED REFUNDED',
  'RETURN_REQUESTED CANCELLED',
  'RETURNED REFUNDED',
]);
const all = orderStates.flatMap((from) => orderStates.map((to) => [from, to] as const));

it.each(all)('whether an order can move from %s to %s', (from, to) => {
  const known = moves.has(`${from} ${to}`);
  expect(canMove(from, to)).toBe(known);
  expect(movesFrom(from).includes(to)).toBe(known);
});

it('canceled and refunded orders are final', () => {
  expect(movesFrom('CANCELLED')).toEqual([]);
  expect(movesFrom('REFUNDED')).toEqual([]);
});

it('an order has eight states', () => {
  expect(orderStates).toHaveLength(8);
});

const order = (orderState: OrderState, facts: Partial<MoveFacts> = {}): MoveFacts => ({
  orderState,
  openReturns: 0,
  labeled: false,
  voiding: false,
  hold: null,
  nothingLeft: false,
  ...facts,
});

describe('staff', () => {
  it.each(all)('can move an order without a hold as the table says: %s to %s', (from, to) => {
    const rejection = validateMove(order(from), to);
    const isBackwards = from === 'SHIPPED' && to === 'PICKED';
    const how = isBackwards ? ' manually. Void its label instead.' : '.';
    expect(rejection).toEqual(
      canMove(from, to) && !isBackwards
        ? null
        : {
            code: 'MOVE_NOT_ALLOWED',
            reason: `This order can't move from ${from} to ${to}${how}`,
          },
    );
  });

  it.each<[string, MoveFacts, OrderState, string]>([
    [
      'LABEL_BOUGHT',
      order('PICKED', { labeled: true }),
      'CANCELLED',
      "This order can't move from PICKED to CANCELLED because a label was bought or is being bought.",
    ],
    [
      'LABEL_BOUGHT',
      order('PICKED', { labeled: true }),
      'PROCESSING',
      "This order can't move from PICKED to PROCESSING because a label was bought or is being bought.",
    ],
    [
      'VOID_UNDER_WAY',
      order('SHIPPED', { labeled: true, voiding: true }),
      'REFUNDED',
      "This order can't move from SHIPPED to REFUNDED while its label is being voided.",
    ],
    [
      'RETURN_OPEN',
      order('SHIPPED', { openReturns: 1 }),
      'REFUNDED',
      "This order can't move from SHIPPED to REFUNDED while a return is open.",
    ],
    [
      'PAYMENT_DISPUTED',
      order('PICKED', { hold: 'PAYMENT_DISPUTED' }),
      'SHIPPED',
      "This order can't move from PICKED to SHIPPED while its payment is disputed.",
    ],
  ])('are rejected with %s', (code, facts, to, reason) => {
    expect(validateMove(facts, to)).toEqual({ code, reason });
    expect(allowedStates(facts)).not.toContain(to);
  });

  it("can make a move that a hold doesn't affect", () => {
    expect(allowedStates(order('PICKED', { labeled: true }))).toEqual(['SHIPPED']);
    expect(allowedStates(order('PENDING', { labeled: true }))).toEqual(['PROCESSING', 'PICKED']);
    expect(allowedStates(order('PROCESSING', { labeled: true }))).toEqual(['PICKED', 'PENDING']);
    expect(allowedStates(order('PICKED', { hold: 'PAYMENT_DISPUTED' }))).toEqual(['PROCESSING']);
    expect(allowedStates(order('PICKED', { hold: 'DISPUTE_LOST' }))).toEqual([
      'PROCESSING',
      'CANCELLED',
    ]);
    expect(allowedStates(order('PENDING', { hold: 'REFUND_UNASSIGNED' }))).toEqual([
      'PROCESSING',
      'CANCELLED',
    ]);
    expect(allowedStates(order('SHIPPED', { hold: 'DISPUTE_LOST', labeled: true }))).toEqual([
      'REFUNDED',
    ]);
    expect(allowedStates(order('RETURNED', { openReturns: 2 }))).toEqual(['REFUNDED']);
  });
});
