import fc from 'fast-check';
import { expect, it } from 'vitest';
import { netCents } from './document.ts';
import { creditedParts, type CreditedPart } from './credited-parts.ts';

const part: CreditedPart = {
  partNumber: 'SP80W-22',
  title: 'Spindle',
  unitPriceCents: 10_000,
  quantity: 2,
  amountCents: 21_400,
  taxCents: 1_400,
};
const noShipping = { shippingCents: 0, shippingTaxCents: 0 };

it('lists units at their sale price, less their share of a discount', () => {
  const parts = [part, { ...part, amountCents: 19_260, taxCents: 1_260 }];
  expect(creditedParts({ amountCents: 40_660, parts, ...noShipping })?.lines).toMatchObject([
    { title: 'Spindle', quantity: 2, unitPriceCents: 10_000, discountCents: 0 },
    { title: 'Spindle', quantity: 2, unitPriceCents: 10_000, discountCents: 2_000 },
  ]);
});

it('labels a part of a price as such', () => {
  const parts = [{ ...part, quantity: 0, amountCents: 500, taxCents: 33 }];
  expect(creditedParts({ amountCents: 500, parts, ...noShipping })?.lines).toEqual([
    {
      partNumber: 'SP80W-22',
      title: 'Part of the price of Spindle',
      quantity: 1,
      unitPriceCents: 467,
      discountCents: 0,
      taxCents: 33,
    },
  ]);
});

it('puts the number in the title if units cost more than their price', () => {
  const parts = [{ ...part, amountCents: 21_401 }];
  expect(creditedParts({ amountCents: 21_401, parts, ...noShipping })?.lines).toEqual([
    {
      partNumber: 'SP80W-22',
      title: '2 × Spindle',
      quantity: 1,
      unitPriceCents: 20_001,
      discountCents: 0,
      taxCents: 1_400,
    },
  ]);
});

it('never labels units as a part of the price, even at zero', () => {
  const parts = [{ ...part, quantity: 0, amountCents: 0, taxCents: 0 }];
  expect(creditedParts({ amountCents: 0, parts, ...noShipping })?.lines).toMatchObject([
    { title: 'Part of the price of Spindle', quantity: 1, unitPriceCents: 0, discountCents: 0 },
  ]);
});

it('sums the tax of all parts', () => {
  const parts = [part, { ...part, quantity: 0, amountCents: 500, taxCents: 33 }];
  const shipping = { shippingCents: 963, shippingTaxCents: 63 };
  expect(creditedParts({ amountCents: 22_863, parts, ...shipping })).toMatchObject({
    lines: [{ taxCents: 1_400 }, { taxCents: 33 }],
    shippingCents: 900,
    taxCents: 1_496,
    otherCents: 0,
    totalCents: 22_863,
  });
});

it.each([22_862, 22_864])('is null if the refund of %i cents differs from its parts', (cents) => {
  const parts = [part, { ...part, amountCents: 500 }];
  expect(
    creditedParts({ amountCents: cents, parts, shippingCents: 963, shippingTaxCents: 63 }),
  ).toBeNull();
});

it('is null if the refund exceeds its parts', () => {
  expect(creditedParts({ amountCents: 500, parts: [], ...noShipping })).toBeNull();
});

it('adds up to the refund, with no negative amounts, whatever its parts', () => {
  const cents = fc.nat(1_000_000);
  const taxed = fc.tuple(cents, cents).map(([one, other]) => [one + other, other] as const);
  const anyPart = fc
    .tuple(taxed, cents, fc.nat(20))
    .map(([[amountCents, taxCents], unitPriceCents, quantity]) => ({
      ...part,
      amountCents,
      taxCents,
      unitPriceCents,
      quantity,
    }));
  fc.assert(
    fc.property(fc.array(anyPart), taxed, (parts, [shippingCents, shippingTaxCents]) => {
      const amountCents = parts.reduce((sum, one) => sum + one.amountCents, shippingCents);
      const credited = creditedParts({ amountCents, parts, shippingCents, shippingTaxCents });
      const net = credited?.lines.reduce((sum, line) => sum + netCents(line), 0) ?? 0;
      const { shippingCents: shipped = 0, taxCents = 0 } = credited ?? {};
      expect(net + shipped + taxCents).toBe(amountCents);
      for (const { unitPriceCents, discountCents } of credited?.lines ?? []) {
        expect(Math.min(unitPriceCents, discountCents)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
