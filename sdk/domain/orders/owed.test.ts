import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  holdOf,
  parcelLines,
  validateNotHeld,
  unitsInParcel,
  unitsOwed,
  unitsReturnable,
  type LineRefund,
  type OwedLine,
} from './owed.ts';

const shippedAt = '2026-11-20T12:00:00.000Z';
const waiting = { orderState: 'PENDING', shippedAt: null, paymentRefunded: false } as const;
const shipped = { orderState: 'SHIPPED', shippedAt, paymentRefunded: false } as const;

const refund = (facts: Partial<LineRefund> = {}): LineRefund => ({
  state: 'SUCCEEDED',
  createdAt: '2026-11-20T11:00:00.000Z',
  quantity: 1,
  amount: 1_000,
  ofReturn: false,
  ...facts,
});
const five = (...refunds: LineRefund[]): OwedLine => ({
  quantity: 5,
  grossCents: 5_000,
  taxCents: 400,
  refunds,
});

describe('the units owed of a line', () => {
  it.each(['REQUESTED', 'PENDING', 'SUCCEEDED'] as const)(
    "don't include those of a refund that is %s",
    (state) => {
      expect(unitsOwed(waiting, five(refund({ state, quantity: 2, amount: 2_000 })))).toBe(3);
    },
  );

  it('include them again once a refund fails', () => {
    expect(unitsOwed(waiting, five(refund({ state: 'FAILED', quantity: 2 })))).toBe(5);
  });

  it('are zero once all of its money is refunded, whatever units it named', () => {
    expect(unitsOwed(waiting, five(refund({ quantity: 0, amount: 4_999 })))).toBe(5);
    expect(unitsOwed(waiting, five(refund({ quantity: 0, amount: 5_000 })))).toBe(0);
  });

  it('depend on units alone for a free line', () => {
    const free = { ...five(refund({ quantity: 2, amount: 0 })), grossCents: 0, taxCents: 0 };
    expect(unitsOwed(waiting, free)).toBe(3);
  });

  it('are zero for a canceled or fully refunded order', () => {
    expect(unitsOwed({ ...waiting, orderState: 'CANCELLED' }, five())).toBe(0);
    expect(unitsOwed({ ...shipped, orderState: 'REFUNDED' }, five())).toBe(0);
  });

  it('are zero once the whole payment is refunded, although a shipped parcel had all of them', () => {
    expect(unitsOwed({ ...waiting, paymentRefunded: true }, five())).toBe(0);
    expect(unitsInParcel({ ...waiting, paymentRefunded: true }, five())).toBe(0);
    expect(unitsInParcel({ ...shipped, paymentRefunded: true }, five())).toBe(5);
  });

  it('never count a unit twice, in any sequence of refunds', () => {
    const anyRefund = fc.record({
      state: fc.constantFrom('REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED'),
      createdAt: fc.constantFrom('2026-11-20T11:00:00.000Z', '2026-11-20T13:00:00.000Z'),
      quantity: fc.nat(3),
      amount: fc.nat(2_000),
      ofReturn: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyRefund, { maxLength: 6 }), fc.nat(8), (refunds, units) => {
        const line = { quantity: units, grossCents: units * 1_000, taxCents: 0, refunds };
        const owed = unitsOwed(waiting, line);
        const counted = refunds.filter(({ state }) => state !== 'FAILED');
        const overrides = counted.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(owed).toBeGreaterThanOrEqual(0);
        expect(owed).toBeLessThanOrEqual(Math.max(0, units - overrides));
        // A refund without units or money never increases the units owed.
        const more = { ...line, refunds: [...refunds, refund({ amount: 0 })] };
        expect(unitsOwed(waiting, more)).toBeLessThanOrEqual(owed);
        expect(unitsInParcel(shipped, line)).toBeGreaterThanOrEqual(unitsOwed(shipped, line));
        expect(unitsInParcel(waiting, line)).toBe(owed);
      }),
    );
  });
});

it('units refunded after shipping were in the parcel', () => {
  const later = five(refund({ createdAt: '2026-11-20T12:00:00.001Z', quantity: 2 }));
  expect(unitsInParcel(shipped, later)).toBe(5);
  expect(unitsOwed(shipped, later)).toBe(3);
  expect(unitsInParcel(shipped, five(refund({ createdAt: shippedAt, quantity: 2 })))).toBe(3);
});

it('a parcel has the units left of each line, at what was paid for them', () => {
  const lines = [five(refund({ quantity: 2 })), five(refund({ quantity: 5, amount: 5_000 }))];
  expect(parcelLines({ ...waiting, lines })).toMatchObject([
    { quantity: 3, grossCents: 3_000, taxCents: 240 },
  ]);
});

it("units in a return, or refunded without one, can't be returned again", () => {
  const line = five(refund({ quantity: 2 }), refund({ quantity: 1, ofReturn: true }));
  expect(unitsReturnable(shipped, { ...line, returnedQuantity: 1 })).toBe(2);
});

it("units refunded before shipping can't be returned", () => {
  const paidBack = (createdAt: string) =>
    five(refund({ createdAt, quantity: 0, amount: 5_000 }), refund({ createdAt, quantity: 0 }));
  const returnedQuantity = 0;
  expect(unitsReturnable(shipped, { ...paidBack(shippedAt), returnedQuantity })).toBe(0);
  const later = paidBack('2026-11-20T12:00:00.001Z');
  expect(unitsReturnable(shipped, { ...later, returnedQuantity })).toBe(5);
});

it.each([
  [[], false, null],
  [['won'], false, null],
  [['needs_response'], false, 'PAYMENT_DISPUTED'],
  [['won', 'lost'], false, 'DISPUTE_LOST'],
  [['lost', 'needs_response'], true, 'DISPUTE_LOST'],
  [['warning_closed'], true, 'REFUND_UNASSIGNED'],
] as const)('disputes %j and an unassigned refund (%s) put an order on hold: %s', (...facts) => {
  const [statuses, refundUnassigned, hold] = facts;
  const disputes = statuses.map((status) => ({ status }));
  expect(holdOf({ disputes, refundUnassigned })).toBe(hold);
});

it("an order with nothing left can't ship", () => {
  expect(validateNotHeld({ hold: null, nothingLeft: true })?.code).toBe('ORDER_REFUNDED');
  expect(validateNotHeld({ hold: null, nothingLeft: false })).toBeNull();
});
