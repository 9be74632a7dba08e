import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parcelLines } from '../orders/owed.ts';
import { partUnits, type FrozenPart } from '../orders/sold-parts.ts';
import { composeRefund } from './compose-refund.ts';
import { afterRefund, soldLine, soldOrder, unitsOf } from './fixtures/sold-order.ts';
import { orderMoney, type SoldOrder } from './order-money.ts';

const waiting = { orderState: 'PENDING', shippedAt: null, paymentRefunded: false } as const;

const soldPart = (catalogItemId: string, quantity: number, price: number): FrozenPart => ({
  ...unitsOf(catalogItemId, quantity),
  title: catalogItemId,
  price,
  digital: false,
  image: null,
  partNumber: null,
  weight: null,
  hsCode: null,
  origin: null,
  attributes: [],
});

/** Composes refunds one after the other. Leaves out those that are rejected. */
function refundAll(order: SoldOrder, requests: readonly Parameters<typeof composeRefund>[1][]) {
  return requests.reduce((now, request) => {
    const parts = composeRefund(orderMoney(now), request);
    return 'code' in parts ? now : afterRefund(now, parts);
  }, order);
}

const kitOf = (quantity: number, grossCents: number, parts: FrozenPart[]) => ({
  ...soldLine('set', { quantity, grossCents, taxCents: Math.floor(grossCents / 13) }),
  parts,
});

it('a kit and its parts are worth the same, whichever are refunded first', () => {
  const kit = kitOf(3, 10_001, [soldPart('bolt', 4, 0.99), soldPart('nut', 1, 7)]);
  const order = soldOrder([kit], { shipping: 0, shippingTax: 0 });
  const single = {
    lines: [{ ...unitsOf('set', 0), parts: [unitsOf('bolt', 5), unitsOf('nut', 1)] }],
  };
  const [first] = refundAll(order, [single, { lines: [unitsOf('set', 2)] }]).refunds;
  expect(first?.lines).toMatchObject([{ quantity: 0, parts: single.lines[0]?.parts }]);
  const whole = refundAll(order, [{ lines: [unitsOf('set', 1)] }]);
  const piecemeal = refundAll(order, [
    { lines: [{ ...unitsOf('set', 0), parts: [unitsOf('bolt', 1)] }] },
    { lines: [{ ...unitsOf('set', 0), parts: [unitsOf('bolt', 3), unitsOf('nut', 1)] }] },
  ]);
  const sum = ({ refunds }: SoldOrder) => refunds.reduce((all, { amount }) => all + amount, 0);
  expect(sum(piecemeal)).toBe(sum(whole));
});

it('a free part can be refunded for nothing', () => {
  const kit = kitOf(1, 1_000, [soldPart('bolt', 1, 5), soldPart('sticker', 2, 0)]);
  const lines = [{ ...unitsOf('set', 0), parts: [unitsOf('sticker', 1)] }];
  expect(composeRefund(orderMoney(soldOrder([kit])), { lines })).toMatchObject({
    amount: 0,
    lines: [{ parts: [unitsOf('sticker', 1)] }],
  });
});

it('kits and parts, in any sequence, add up to what was paid, and to the units sold', () => {
  const part = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), cents: fc.nat({ max: 999 }) });
  const count = fc.nat({ max: 6 });
  const request = fc.record({
    kits: fc.nat({ max: 2 }),
    single: fc.array(count, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.nat({ max: 99_999 }),
      fc.array(request, { maxLength: 12 }),
      (made, kits, grossCents, requests) => {
        const parts = made.map(({ quantity, cents }, at) =>
          soldPart(`part ${at}`, quantity, cents / 100),
        );
        const kit = kitOf(kits, grossCents, parts);
        const order = soldOrder([kit], { shipping: 0, shippingTax: 0 });
        const after = refundAll(
          order,
          requests.map(({ kits: quantity, single }) => ({
            lines: [
              {
                ...unitsOf('set', quantity),
                parts: single
                  .slice(0, parts.length)
                  .map((units, at) => unitsOf(`part ${at}`, units))
                  .filter((one) => one.quantity > 0),
              },
            ],
          })),
        );
        const [line] = orderMoney(after).lines;
        const refunded = after.refunds.reduce((sum, { amount }) => sum + amount, 0);
        expect(refunded + (line?.left ?? 0)).toBe(grossCents);
        const refunds = after.refunds.flatMap(({ lines }) =>
          lines.map((one) => ({
            ...one,
            state: 'SUCCEEDED' as const,
            createdAt: new Date(0),
            ofReturn: false,
          })),
        );
        const owed = parcelLines({ ...waiting, lines: [{ ...kit, refunds }] });
        const ships = partUnits(owed).reduce((sum, { quantity }) => sum + quantity, 0);
        const back = refunds.flatMap((one) => one.parts ?? []);
        const backUnits = back.reduce((sum, { quantity }) => sum + quantity, 0);
        const sold = parts.reduce((sum, { quantity }) => sum + quantity * kits, 0);
        if (grossCents === 0 || refunded < grossCents) expect(ships + backUnits).toBe(sold);
        expect(owed.reduce((sum, one) => sum + one.grossCents, 0)).toBe(grossCents - refunded);
        // the rest is worth what is left, and then nothing more
        const rest = parts.map((one, at) => ({
          ...unitsOf(one.catalogItemId, 1),
          quantity: one.quantity * kits - (line?.parts?.[at]?.unitsRefunded ?? 0),
        }));
        const all = refundAll(after, [
          { lines: [{ ...unitsOf('set', 0), parts: rest.filter(({ quantity }) => quantity > 0) }] },
        ]);
        expect(orderMoney(all).lines[0]).toMatchObject({ left: 0, unitsRefunded: kits });
      },
    ),
  );
});
