import { describe, expect, it } from 'vitest';
import { afterRefund, soldLine, soldOrder, unitsOf } from './fixtures/sold-order.ts';
import { orderMoney } from './order-money.ts';
import { refundRemainder, refundReturned, refundShared } from './refund-rest.ts';

/** Returns a payment with this amount left to refund. */
const left = (amountCents: number) => ({ amountCents, refundingCents: 0, disputes: [] });

const order = soldOrder([
  soldLine('spindle', { unitsInReturns: 1 }),
  soldLine('collet', { quantity: 2, grossCents: 1_080, taxCents: 80 }),
]);
const money = orderMoney(order);
const oneSpindle = {
  amount: 10_800,
  tax: 800,
  lines: [{ ...unitsOf('spindle', 1), amount: 10_800, tax: 800 }],
  shipping: 0,
  shippingTax: 0,
};
const withoutOne = orderMoney(afterRefund(order, oneSpindle));

describe('the rest of an order', () => {
  it('is everything paid, and the units in no return', () => {
    expect(refundRemainder(money, { shipping: true })).toEqual({
      amount: 34_560,
      tax: 2_560,
      lines: [
        { ...unitsOf('spindle', 2), amount: 32_400, tax: 2_400 },
        { ...unitsOf('collet', 2), amount: 1_080, tax: 80 },
      ],
      shipping: 1_080,
      shippingTax: 80,
    });
  });

  it('keeps the shipping unless selected', () => {
    expect(refundRemainder(money, { shipping: false })).toMatchObject({
      amount: 33_480,
      shipping: 0,
      shippingTax: 0,
    });
  });

  it("is what isn't refunded yet", () => {
    expect(refundRemainder(withoutOne, { shipping: false }).lines).toEqual([
      { ...unitsOf('spindle', 1), amount: 21_600, tax: 1_600 },
      { ...unitsOf('collet', 2), amount: 1_080, tax: 80 },
    ]);
  });

  it('never has negative units, however many are in returns', () => {
    const all = soldOrder([soldLine('spindle', { unitsInReturns: 4 })]);
    expect(refundRemainder(orderMoney(all), { shipping: false }).lines).toEqual([
      { ...unitsOf('spindle', 0), amount: 32_400, tax: 2_400 },
    ]);
  });

  it('is limited to the payment', () => {
    const poor = orderMoney({ ...order, payment: left(3_456) });
    expect(refundRemainder(poor, { shipping: true })).toMatchObject({
      amount: 3_456,
      lines: [{ amount: 3_240 }, { amount: 108 }],
      shipping: 108,
    });
  });
});

describe('a returned shipment', () => {
  it('is worth what was paid for its units, line by line', () => {
    expect(refundReturned(money, [unitsOf('collet', 1), unitsOf('spindle', 2)])).toEqual({
      amount: 22_140,
      tax: 1_640,
      lines: [
        { ...unitsOf('collet', 1), amount: 540, tax: 40 },
        { ...unitsOf('spindle', 2), amount: 21_600, tax: 1_600 },
      ],
      shipping: 0,
      shippingTax: 0,
    });
  });

  it('is limited to units not yet refunded', () => {
    expect(refundReturned(withoutOne, [unitsOf('spindle', 3)]).lines).toEqual([
      { ...unitsOf('spindle', 2), amount: 21_600, tax: 1_600 },
    ]);
  });

  it('distinguishes catalogs', () => {
    const other = { ...unitsOf('spindle', 1), catalogId: 'other' };
    expect(refundReturned(money, [other]).lines).toEqual([]);
  });

  it("is worth nothing for refunded units, or for items that weren't bought", () => {
    const nothing = { amount: 0, tax: 0, lines: [], shipping: 0, shippingTax: 0 };
    const all = { ...oneSpindle, lines: [{ ...unitsOf('spindle', 3), amount: 0, tax: 0 }] };
    const spent = orderMoney(afterRefund(order, all));
    expect(refundReturned(spent, [unitsOf('spindle', 1)])).toEqual(nothing);
    expect(refundReturned(money, [unitsOf('other', 1)])).toEqual(nothing);
  });

  it('counts free units', () => {
    const gift = soldLine('gift', { grossCents: 0, taxCents: 0 });
    expect(refundReturned(orderMoney(soldOrder([gift])), [unitsOf('gift', 2)]).lines).toEqual([
      { ...unitsOf('gift', 2), amount: 0, tax: 0 },
    ]);
  });

  it('is limited to the payment', () => {
    const poor = orderMoney({ ...order, payment: left(100) });
    expect(refundReturned(poor, [unitsOf('spindle', 1)])).toMatchObject({ amount: 100 });
  });
});

describe('a refund made elsewhere', () => {
  it('is split over the whole order by what is left of each part, without units', () => {
    expect(refundShared(money, 3_456)).toEqual({
      amount: 3_456,
      tax: 256,
      lines: [
        { ...unitsOf('spindle', 0), amount: 3_240, tax: 240 },
        { ...unitsOf('collet', 0), amount: 108, tax: 8 },
      ],
      shipping: 108,
      shippingTax: 8,
    });
  });

  it("is limited to the order's total", () => {
    expect(refundShared(money, 99_999).amount).toBe(34_560);
    const poor = orderMoney({ ...order, payment: left(100) });
    expect(refundShared(poor, 99_999).amount).toBe(100);
  });
});
