import { describe, expect, it } from 'vitest';
import { afterRefund, soldLine, soldOrder, unitsOf } from './fixtures/sold-order.ts';
import { orderMoney, type SoldOrder } from './order-money.ts';

/** Returns a payment with this amount left to refund. */
const left = (amountCents: number) => ({ amountCents, refundingCents: 0, disputes: [] });

const order = soldOrder([
  soldLine('spindle', { title: 'Spindle motor', discountCents: 500, unitsInReturns: 1 }),
  soldLine('collet', { grossCents: 1_081, taxCents: 81 }),
]);
const oneSpindle = {
  amount: 11_160,
  tax: 826,
  lines: [{ ...unitsOf('spindle', 1), amount: 10_800, tax: 800 }],
  shipping: 360,
  shippingTax: 26,
};

describe('the amounts paid for an order', () => {
  it('are by line as sold, and for shipping the rest of the total', () => {
    expect(orderMoney(order)).toEqual({
      lines: [
        {
          catalogId: 'motors',
          catalogItemId: 'spindle',
          title: 'Spindle motor',
          quantity: 3,
          price: 100,
          discount: 500,
          paid: 32_400,
          tax: 2_400,
          refunded: 0,
          pending: 0,
          left: 32_400,
          taxLeft: 2_400,
          unitsRefunded: 0,
          unitsInReturns: 1,
        },
        expect.objectContaining({ catalogItemId: 'collet', paid: 1_081, tax: 81, left: 1_081 }),
      ],
      shipping: { paid: 1_080, tax: 80, refunded: 0, pending: 0, left: 1_080, taxLeft: 80 },
      refundable: 34_561,
    });
  });

  it('are never negative for shipping', () => {
    const short = { ...order, totalCents: 33_000, taxCents: 2_000 };
    expect(orderMoney(short).shipping).toMatchObject({ paid: 0, tax: 0, left: 0, taxLeft: 0 });
  });
});

describe('the amounts left of an order', () => {
  it("don't include refunds, part by part", () => {
    expect(orderMoney(afterRefund(order, oneSpindle))).toMatchObject({
      lines: [
        { refunded: 10_800, pending: 0, left: 21_600, taxLeft: 1_600, unitsRefunded: 1 },
        { refunded: 0, left: 1_081, taxLeft: 81, unitsRefunded: 0 },
      ],
      shipping: { refunded: 360, pending: 0, left: 720, taxLeft: 54 },
      refundable: 23_401,
    });
  });

  it.each(['REQUESTED', 'PENDING'] as const)(
    "don't include a refund that is %s, although it hasn't arrived",
    (state) => {
      const twice = afterRefund(afterRefund(order, oneSpindle), oneSpindle, state);
      expect(orderMoney(twice)).toMatchObject({
        lines: [{ refunded: 10_800, pending: 10_800, left: 10_800, unitsRefunded: 2 }, {}],
        shipping: { refunded: 360, pending: 360, left: 360, taxLeft: 28 },
        refundable: 12_241,
      });
    },
  );

  it('include a failed refund again', () => {
    expect(orderMoney(afterRefund(order, oneSpindle, 'FAILED'))).toEqual(orderMoney(order));
  });

  it('ignore a refund that belongs to no order', () => {
    const elsewhere: SoldOrder = {
      ...order,
      refunds: [{ ...oneSpindle, orderId: null, state: 'SUCCEEDED' }],
    };
    expect(orderMoney(elsewhere)).toEqual(orderMoney(order));
  });

  it("are limited to the order's total, whatever else the payment covers", () => {
    const paidMore = { ...afterRefund(order, oneSpindle), payment: left(99_999) };
    expect(orderMoney(paidMore).refundable).toBe(23_401);
  });

  it('are limited to the payment, and never negative', () => {
    expect(orderMoney({ ...order, payment: left(700) }).refundable).toBe(700);
    expect(orderMoney({ ...order, payment: left(0) }).refundable).toBe(0);
  });

  it.each([
    [[{ status: 'lost', amountCents: 600 }], 100],
    [[{ status: 'lost', amountCents: 900 }], 0],
    [[{ status: 'needs_response', amountCents: 1 }], 0],
    [[{ status: 'warning_needs_response', amountCents: 700 }], 700],
    [[{ status: 'won', amountCents: 700 }], 700],
  ])(
    "don't include what the bank took back, and are zero while it decides: %j",
    (disputes, cents) => {
      const payment = { ...left(700), disputes };
      expect(orderMoney({ ...order, payment }).refundable).toBe(cents);
    },
  );

  it('are zero for a part with more refunded than paid', () => {
    const lines = [{ ...unitsOf('collet', 3), amount: 2_000, tax: 100 }];
    const tooMuch = { amount: 2_000, tax: 100, lines, shipping: 0, shippingTax: 0 };
    expect(orderMoney(afterRefund(order, tooMuch)).lines[1]).toMatchObject({
      refunded: 2_000,
      left: 0,
      taxLeft: 0,
    });
  });
});
