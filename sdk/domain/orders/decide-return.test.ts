import { expect, it } from 'vitest';
import { decideReturn } from './decide-return.ts';

const now = new Date('2026-11-22T12:00:00Z');
const spindle = {
  catalogId: 'motors',
  catalogItemId: 'spindle',
  quantity: 3,
  grossCents: 10_000,
  taxCents: 1_000,
  discountCents: 500,
  returnedQuantity: 1,
  refunds: [],
};
const collet = { ...spindle, catalogItemId: 'collet', returnedQuantity: 0 };
const order = {
  isReturn: false,
  isDigital: false,
  orderState: 'SHIPPED' as const,
  shippedAt: new Date('2026-11-01T12:00:00Z'),
  hold: null,
  lines: [spindle, collet],
};
const units = (catalogItemId: string, quantity: number, reason?: 'DEFECTIVE') => ({
  catalogId: 'motors',
  catalogItemId,
  quantity,
  reason,
});
const decide = (items: ReturnType<typeof units>[], windowDays = 30) =>
  decideReturn(order, { items, windowDays }, now);

it('takes units in the order of the lines, each with its exact share', () => {
  expect(
    decide([units('collet', 1), units('spindle', 2), units('spindle', 0, 'DEFECTIVE')]),
  ).toEqual([
    {
      line: spindle,
      quantity: 2,
      returnReason: 'DEFECTIVE',
      grossCents: 6_667,
      taxCents: 667,
      discountCents: 333,
    },
    {
      line: collet,
      quantity: 1,
      returnReason: null,
      grossCents: 3_333,
      taxCents: 333,
      discountCents: 167,
    },
  ]);
});

it.each([
  ['NOTHING_CHOSEN', decide([])],
  ['NOTHING_CHOSEN', decide([units('spindle', 0)])],
  ['TOO_MANY_UNITS', decide([units('spindle', 2), units('spindle', 1)])],
  ['TOO_MANY_UNITS', decide([units('spindle', 1), units('router', 1)])],
  ['RETURN_WINDOW_OVER', decide([units('router', 1)], 20)],
])('is rejected with %s', (code, decision) => {
  expect(decision).toMatchObject({ code });
});
