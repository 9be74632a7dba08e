import { describe, expect, it, test } from 'vitest';
import { assignedBefore } from './assign-refund.ts';
import { isAReturn, nothingToRefund, notOnOrder } from './compose-refund.ts';
import { decideAssignment, decideRefund, goodsAfterRefund, moreUnits } from './decide-refund.ts';
import { soldLine, soldOrder, unitsOf } from './fixtures/sold-order.ts';
import { orderMoney } from './order-money.ts';

const sold = soldOrder([soldLine('spindle')]);
const order = { id: 'o1', isReturn: false, money: orderMoney(sold), payment: sold.payment };
const parts = {
  amount: 10_800,
  tax: 800,
  lines: [{ ...unitsOf('spindle', 1), amount: 10_800, tax: 800 }],
  shipping: 0,
  shippingTax: 0,
};

describe('a refund by staff', () => {
  const request = { reason: 'Scratched', lines: [unitsOf('spindle', 1)] };

  it('is audited with its parts, and returns units to the shelf', () => {
    expect(decideRefund(order, request, 'r1')).toEqual({
      parts,
      restock: true,
      why: 'Refund of $108.00 by staff: Scratched',
      audit: {
        action: 'orders.refund',
        subject: 'order o1',
        before: null,
        after: { refundId: 'r1', reason: 'Scratched', restock: true, ...parts },
      },
    });
  });

  it('scraps units if selected', () => {
    expect(decideRefund(order, { ...request, restock: false }, 'r1')).toMatchObject({
      restock: false,
      audit: { after: { restock: false } },
    });
  });

  it('is rejected for a return, a disputed payment, or nothing', () => {
    expect(decideRefund({ ...order, isReturn: true }, request, 'r1')).toBe(isAReturn);
    const disputes = [{ status: 'needs_response', amountCents: 1 }];
    const disputed = { ...order, payment: { ...sold.payment, disputes } };
    expect(decideRefund(disputed, request, 'r1')).toMatchObject({ code: 'PAYMENT_DISPUTED' });
    expect(decideRefund(order, { reason: 'Why' }, 'r1')).toBe(nothingToRefund);
  });
});

describe('a refund made in the dashboard', () => {
  const refund = {
    refundId: 'r1',
    amount: 10_800,
    origin: 'PROVIDER',
    state: 'SUCCEEDED',
    assigned: false,
  } as const;
  const lines = [unitsOf('spindle', 1)];

  it('covers the units that staff select', () => {
    expect(decideAssignment(order, refund, { lines })).toEqual({
      parts,
      restock: true,
      why: 'The refund made in Stripe covers 1 unit',
      audit: {
        action: 'orders.assign-refund',
        subject: 'order o1',
        before: { refundId: 'r1', assigned: false },
        after: { refundId: 'r1', assigned: true, ...parts },
      },
    });
    expect(decideAssignment(order, refund, { lines, restock: false })).toMatchObject({
      restock: false,
    });
  });

  it.each([[{ assigned: true }], [{ state: 'FAILED' as const }], [{ origin: 'SHOP' as const }]])(
    "can't be assigned if it is %j",
    (change) => {
      expect(decideAssignment(order, { ...refund, ...change }, { lines })).toBe(assignedBefore);
    },
  );

  it("can't cover a return, or anything that isn't in the order", () => {
    expect(decideAssignment({ ...order, isReturn: true }, refund, { lines })).toBe(isAReturn);
    const other = { lines: [unitsOf('collet', 1)] };
    expect(decideAssignment(order, refund, other)).toBe(notOnOrder);
  });
});

const line = (quantity: number, id = 'a') => ({ id, quantity });
const picked = {
  isReturn: false,
  isDigital: false,
  orderState: 'PICKED',
  labelled: false,
  labelling: false,
} as const;
const gone = { lines: [], goods: 0 };
const nothing = { taken: [], next: 'NOTHING' };

test.each([
  ['nothing of a return', { isReturn: true }, gone, nothing],
  ['nothing of a digital order', { isDigital: true }, gone, nothing],
  ['nothing if as many units are left', {}, { lines: [line(3)], goods: 3 }, nothing],
  [
    'some units, and is packed again',
    {},
    { lines: [line(1)], goods: 1 },
    { taken: [line(2)], next: 'PACK_AGAIN' },
  ],
  ['all units, and is closed', {}, gone, { taken: [line(3)], next: 'CLOSE' }],
  [
    'all units, after its label is voided',
    { labelling: true },
    gone,
    { taken: [line(3)], next: 'STOP_PARCEL' },
  ],
  [
    'nothing of an order shipped without a label',
    { orderState: 'SHIPPED' as const },
    gone,
    nothing,
  ],
  [
    'nothing of a partly shipped order',
    { orderState: 'SHIPPED' as const, labelled: true },
    { lines: [line(3)], goods: 1 },
    nothing,
  ],
  [
    'no unit of a shipped order, whose parcel is stopped',
    { orderState: 'SHIPPED' as const, labelled: true },
    { lines: [line(3)], goods: 0 },
    { taken: [], next: 'STOP_PARCEL' },
  ],
])('a refund removes %s', (_, facts, after, expected) => {
  expect(goodsAfterRefund({ ...picked, ...facts }, [line(3)], after)).toEqual(expected);
});

it('counts the additional units, line by line', () => {
  expect(moreUnits([line(3), line(1, 'b'), line(2, 'c')], [line(1), line(1, 'b')])).toEqual([
    line(2),
    line(2, 'c'),
  ]);
});
