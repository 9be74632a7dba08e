import { describe, expect, it } from 'vitest';
import { soldLine, soldOrder, unitsOf } from './fixtures/sold-order.ts';
import { orderMoney } from './order-money.ts';
import { capAt, isRefund, makeParts, worthOf, type PaidLine } from './refund-parts.ts';

const paidLine = (facts: Partial<PaidLine> = {}): PaidLine => ({
  catalogId: 'motors',
  catalogItemId: 'spindle',
  title: 'Spindle',
  quantity: 3,
  price: 1,
  discount: 0,
  paid: 100,
  tax: 10,
  refunded: 0,
  pending: 0,
  left: 100,
  taxLeft: 10,
  unitsRefunded: 0,
  unitsInReturns: 0,
  ...facts,
});

describe('units of a line are worth', () => {
  it('their share of what was paid, which all of them use up', () => {
    expect(worthOf(paidLine(), 1)).toBe(33);
    expect(worthOf(paidLine({ unitsRefunded: 1, left: 67 }), 1)).toBe(34);
    expect(worthOf(paidLine({ unitsRefunded: 2, left: 33 }), 1)).toBe(33);
    expect(worthOf(paidLine(), 3)).toBe(100);
  });

  it('no more than is left of the line', () => {
    expect(worthOf(paidLine({ left: 5 }), 2)).toBe(5);
  });

  it('nothing beyond those not yet refunded', () => {
    expect(worthOf(paidLine({ unitsRefunded: 2 }), 5)).toBe(33);
    expect(worthOf(paidLine({ unitsRefunded: 3 }), 1)).toBe(0);
    expect(worthOf(paidLine({ unitsRefunded: 9 }), 1)).toBe(0);
    expect(worthOf(paidLine(), 0)).toBe(0);
  });
});

describe('limiting a selection', () => {
  const selected = { lines: [{ line: paidLine(), quantity: 2, amount: 60 }], shipping: 40 };

  it('changes nothing if there is enough', () => {
    expect(capAt(selected, 100)).toBe(selected);
  });

  it('reduces each part and keeps the units', () => {
    expect(capAt(selected, 10)).toEqual({
      lines: [{ line: paidLine(), quantity: 2, amount: 6 }],
      shipping: 4,
    });
  });
});

describe('the parts of a refund', () => {
  const money = orderMoney(soldOrder([soldLine('spindle'), soldLine('collet')]));
  const [spindle, collet] = money.lines;
  if (!spindle || !collet) throw new Error('There are two lines.');

  it('include those with units or money', () => {
    const lines = [
      { line: spindle, quantity: 1, amount: 0 },
      { line: collet, quantity: 0, amount: 0 },
    ];
    expect(makeParts(money, { lines, shipping: 0 }).lines).toEqual([
      { ...unitsOf('spindle', 1), amount: 0, tax: 0 },
    ]);
  });

  it('have their tax in proportion to what is left, and none if nothing is', () => {
    const spent = { ...spindle, left: 0, taxLeft: 7 };
    const lines = [
      { line: spent, quantity: 1, amount: 0 },
      { line: { ...collet, left: 1_000, taxLeft: 100 }, quantity: 1, amount: 500 },
    ];
    expect(makeParts(money, { lines, shipping: 540 })).toEqual({
      amount: 1_040,
      tax: 90,
      lines: [
        { ...unitsOf('spindle', 1), amount: 0, tax: 0 },
        { ...unitsOf('collet', 1), amount: 500, tax: 50 },
      ],
      shipping: 540,
      shippingTax: 40,
    });
  });

  it('make a refund if there is money, or free units', () => {
    const gift = orderMoney(soldOrder([soldLine('gift', { grossCents: 0, taxCents: 0 })]));
    const none = { amount: 0, tax: 0, lines: [], shipping: 0, shippingTax: 0 };
    const units = (name: string) => ({
      ...none,
      lines: [{ ...unitsOf(name, 1), amount: 0, tax: 0 }],
    });
    expect(isRefund(money, { ...none, amount: 1 })).toBe(true);
    expect(isRefund(money, none)).toBe(false);
    expect(isRefund(money, units('spindle'))).toBe(false);
    expect(isRefund(gift, units('gift'))).toBe(true);
    expect(isRefund(gift, units('other'))).toBe(false);
  });
});
