import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeRefund, type RefundRequest } from './compose-refund.ts';
import { afterRefund, soldLine, soldOrder, unitsOf } from './fixtures/sold-order.ts';
import { orderMoney } from './order-money.ts';
import { refundRemainder, refundReturned, refundShared } from './refund-rest.ts';
import type { RefundParts } from './refund-parts.ts';

describe('a refund by staff', () => {
  const order = soldOrder([
    soldLine('spindle'),
    soldLine('collet', { grossCents: 1_081, taxCents: 81 }),
  ]);

  it('of units is what was paid for them after the discount', () => {
    const cheap = soldLine('cheap', { discountCents: 3_000, grossCents: 29_160, taxCents: 2_160 });
    expect(composeRefund(orderMoney(soldOrder([cheap])), { lines: [unitsOf('cheap', 1)] })).toEqual(
      {
        amount: 9_720,
        tax: 720,
        lines: [{ ...unitsOf('cheap', 1), amount: 9_720, tax: 720 }],
        shipping: 0,
        shippingTax: 0,
      },
    );
  });

  it('of an amount is split by what is left of each line, and of shipping if selected', () => {
    expect(composeRefund(orderMoney(order), { amount: 1_000 })).toMatchObject({
      amount: 1_000,
      lines: [
        { quantity: 0, amount: 968, tax: 72 },
        { quantity: 0, amount: 32, tax: 2 },
      ],
      shipping: 0,
    });
    expect(composeRefund(orderMoney(order), { amount: 1_000, shipping: true })).toMatchObject({
      lines: [{ amount: 938 }, { amount: 31 }],
      shipping: 31,
      shippingTax: 2,
    });
  });

  it('of an amount for some units covers only those, and they can still be refunded', () => {
    const request = { lines: [unitsOf('collet', 1)], amount: 100 };
    expect(composeRefund(orderMoney(order), request)).toMatchObject({
      amount: 100,
      lines: [{ ...unitsOf('collet', 0), amount: 100 }],
    });
    expect(composeRefund(orderMoney(order), { ...request, amount: 361 })).toMatchObject({
      code: 'MORE_THAN_LEFT',
      reason: 'You can refund up to $3.60.',
    });
  });

  it('of shipping is what is left of it', () => {
    const parts = composeRefund(orderMoney(order), { shipping: true });
    expect(parts).toMatchObject({ amount: 1_080, lines: [], shipping: 1_080, shippingTax: 80 });
    if ('code' in parts) throw new Error(parts.reason);
    expect(composeRefund(orderMoney(afterRefund(order, parts)), { shipping: true })).toMatchObject({
      code: 'NOTHING_LEFT',
    });
  });

  it.each<[string, RefundRequest, string]>([
    ['nothing', {}, 'NOTHING_CHOSEN'],
    ['no lines', { lines: [], shipping: false }, 'NOTHING_CHOSEN'],
    ["what wasn't bought", { lines: [unitsOf('other', 1)] }, 'NOT_ON_ORDER'],
    ['more units than bought', { lines: [unitsOf('spindle', 4)] }, 'TOO_MANY_UNITS'],
    ['twice', { lines: [unitsOf('spindle', 2), unitsOf('spindle', 2)] }, 'TOO_MANY_UNITS'],
    ['more than was paid', { amount: 34_562, shipping: true }, 'MORE_THAN_LEFT'],
  ])('of %s is rejected', (_, request, code) => {
    expect(composeRefund(orderMoney(order), request)).toMatchObject({ code });
  });

  it("doesn't cover units in an open return", () => {
    const back = soldOrder([soldLine('spindle', { unitsInReturns: 2 })]);
    expect(composeRefund(orderMoney(back), { lines: [unitsOf('spindle', 2)] })).toMatchObject({
      reason: '1 unit of spindle can be refunded. The others were refunded or are in a return.',
    });
  });

  it('says how many units can be refunded', () => {
    const back = soldOrder([soldLine('spindle', { unitsInReturns: 1 })]);
    expect(composeRefund(orderMoney(back), { lines: [unitsOf('spindle', 3)] })).toMatchObject({
      reason: '2 units of spindle can be refunded. The others were refunded or are in a return.',
    });
  });

  it('of everything is limited to what is left', () => {
    const request = { amount: 34_561, shipping: true };
    expect(composeRefund(orderMoney(order), request)).toMatchObject({ amount: 34_561 });
  });

  it('distinguishes items of different catalogs', () => {
    const lines = [unitsOf('spindle', 1), { ...unitsOf('spindle', 2), catalogId: 'other' }];
    const both = soldOrder([
      soldLine('spindle'),
      soldLine('spindle', { catalogId: 'other', grossCents: 300, taxCents: 0 }),
    ]);
    expect(composeRefund(orderMoney(both), { lines })).toMatchObject({
      lines: [
        { catalogId: 'motors', quantity: 1, amount: 10_800 },
        { catalogId: 'other', quantity: 2, amount: 200 },
      ],
    });
  });

  it('is rejected if nothing is left of the payment, even with a free item', () => {
    const free = soldLine('gift', { grossCents: 0, taxCents: 0 });
    const spent = orderMoney({
      ...soldOrder([soldLine('spindle'), free]),
      payment: { amountCents: 0, refundingCents: 0, disputes: [] },
    });
    const left = { ...spent, lines: spent.lines.map((line) => ({ ...line, left: 0 })) };
    const request = { lines: [unitsOf('spindle', 1), unitsOf('gift', 1)] };
    expect(composeRefund(left, request)).toMatchObject({ code: 'NOTHING_LEFT' });
    const paid = { lines: [unitsOf('spindle', 1)] };
    expect(composeRefund(left, paid)).toMatchObject({ code: 'NOTHING_LEFT' });
  });

  it('is limited to what is left of the payment', () => {
    const payment = { amountCents: 500, refundingCents: 0, disputes: [] };
    const elsewhere = { ...order, payment };
    expect(composeRefund(orderMoney(elsewhere), { lines: [unitsOf('spindle', 1)] })).toMatchObject({
      reason: 'You can refund up to $5.00.',
    });
  });

  it('of free units moves no money, and works once', () => {
    const free = soldOrder(
      [soldLine('gift', { grossCents: 0, taxCents: 0, discountCents: 30_000 })],
      {
        shipping: 0,
        shippingTax: 0,
      },
    );
    const parts = composeRefund(orderMoney(free), { lines: [unitsOf('gift', 3)] });
    expect(parts).toMatchObject({ amount: 0, lines: [{ quantity: 3, amount: 0 }] });
    if ('code' in parts) throw new Error(parts.reason);
    const again = composeRefund(orderMoney(afterRefund(free, parts)), {
      lines: [unitsOf('gift', 1)],
    });
    expect(again).toMatchObject({ code: 'TOO_MANY_UNITS' });
  });

  it('of units after an amount is what is left of their line', () => {
    const overrides = composeRefund(orderMoney(order), {
      lines: [unitsOf('spindle', 3)],
      amount: 30_000,
    });
    if ('code' in overrides) throw new Error(overrides.reason);
    const rest = composeRefund(orderMoney(afterRefund(order, overrides)), {
      lines: [unitsOf('spindle', 3)],
    });
    expect(rest).toMatchObject({ amount: 2_400, lines: [{ quantity: 3 }] });
  });
});

const cents = fc.integer({ min: 0, max: 200_000 });
const anyLine = fc
  .record({ gross: cents, taxShare: fc.nat({ max: 50 }), quantity: fc.integer({ min: 1, max: 7 }) })
  .map(({ gross, taxShare, quantity }) => ({
    grossCents: gross,
    taxCents: Math.floor((gross * taxShare) / 100),
    quantity,
  }));
const step = fc.oneof(
  fc.record({ does: fc.constant('units'), at: fc.nat(), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ does: fc.constant('amount'), percent: fc.nat({ max: 110 }), shipping: fc.boolean() }),
  fc.record({ does: fc.constant('shipping') }),
  fc.record({
    does: fc.constant('return'),
    at: fc.nat(),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ does: fc.constant('elsewhere'), cents }),
  fc.record({ does: fc.constant('rest'), shipping: fc.boolean() }),
);

it('any series of refunds returns each part once, with its tax, and nothing more', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      cents,
      fc.array(step, { maxLength: 12 }),
      (lines, shipping, steps) => {
        let order = soldOrder(
          lines.map((facts, at) => soldLine(`item-${at}`, facts)),
          { shipping, shippingTax: Math.floor(shipping / 10) },
        );
        const take = (parts: RefundParts) => {
          const before = orderMoney(order);
          const listed = parts.lines.reduce((sum, { amount }) => sum + amount, parts.shipping);
          expect(listed).toBe(parts.amount);
          expect(parts.amount).toBeLessThanOrEqual(before.refundable);
          order = afterRefund(order, parts);
        };
        for (const one of steps) {
          const money = orderMoney(order);
          const item = (at: number) => money.lines[at % money.lines.length]?.catalogItemId ?? '';
          if (one.does === 'units' || one.does === 'amount' || one.does === 'shipping') {
            const request =
              one.does === 'units'
                ? { lines: [unitsOf(item(one.at), one.quantity)] }
                : one.does === 'amount'
                  ? {
                      amount: Math.max(1, Math.floor((money.refundable * one.percent) / 100)),
                      shipping: one.shipping,
                    }
                  : { shipping: true };
            const parts = composeRefund(money, request);
            expect(composeRefund(money, request)).toEqual(parts);
            if (!('code' in parts)) take(parts);
          } else if (one.does === 'return') {
            take(refundReturned(money, [unitsOf(item(one.at), one.quantity)]));
          } else if (one.does === 'elsewhere') {
            take(refundShared(money, one.cents));
          } else {
            take(refundRemainder(money, { shipping: one.shipping }));
          }
        }
        take(refundRemainder(orderMoney(order), { shipping: true }));
        const end = orderMoney(order);
        for (const part of [...end.lines, end.shipping]) {
          expect(part).toMatchObject({ refunded: part.paid, pending: 0, left: 0, taxLeft: 0 });
        }
        expect(end.refundable).toBe(0);
        const tax = order.refunds.reduce(
          (sum, refund) =>
            refund.lines.reduce((all, one) => all + one.tax, sum + refund.shippingTax),
          0,
        );
        expect(tax).toBe(order.taxCents);
      },
    ),
  );
});
