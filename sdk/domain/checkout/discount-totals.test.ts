import { describe, expect, it } from 'vitest';
import { lineOf } from './fixtures/discounts.ts';
import {
  discountableLine,
  isBelowMinimum,
  subtotalOf,
  subtractDiscount,
  applyDiscountCode,
} from './discount-totals.ts';

const lines = [lineOf('belt', 1_000), lineOf('motor', 3_000), lineOf('nut', 500)];
const amount = { percent: null, amountCents: 400 };

it('leaves other lines unchanged', () => {
  const isFor = ({ catalogItemId }: { catalogItemId: string }) => catalogItemId !== 'nut';
  expect(subtractDiscount(lines, amount, isFor)).toEqual({
    covers: [true, true, false],
    sharesCents: [100, 300, 0],
    totalCents: 400,
  });
});

describe('a code', () => {
  const value = { percent: 10, amountCents: null, freeShipping: false, families: [], catalogs: [] };
  const coversOf = (items: { catalogId: string; catalogItemId: string }[]) =>
    applyDiscountCode(lines, { ...value, items }).covers;

  it('without items applies to all', () => {
    expect(applyDiscountCode(lines, { ...value, items: [] })).toEqual({
      covers: [true, true, true],
      sharesCents: [100, 300, 50],
      totalCents: 450,
    });
  });

  it('with items applies to those', () => {
    const motor = { catalogId: 'parts', catalogItemId: 'motor' };
    expect(applyDiscountCode(lines, { ...value, items: [motor] })).toEqual({
      covers: [false, true, false],
      sharesCents: [0, 300, 0],
      totalCents: 300,
    });
    expect(coversOf([motor, { catalogId: 'parts', catalogItemId: 'nut' }])).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('of free shipping covers what is shipped, and takes nothing off the lines', () => {
    const free = { ...value, percent: null, freeShipping: true, items: [] };
    const [belt = lineOf('belt', 1_000)] = lines;
    expect(applyDiscountCode([belt, { ...belt, ships: false }], free)).toEqual({
      covers: [true, false],
      sharesCents: [0, 0],
      totalCents: 0,
    });
  });

  it('with catalogs applies to all their items, and to single items beside them', () => {
    const bit = { ...lineOf('bit', 700), catalogId: 'tools' };
    const code = { ...value, catalogs: ['tools'], items: [] };
    expect(applyDiscountCode([...lines, bit], code).sharesCents).toEqual([0, 0, 0, 70]);
    const motor = { catalogId: 'parts', catalogItemId: 'motor' };
    const both = applyDiscountCode([...lines, bit], { ...code, items: [motor] });
    expect(both.covers).toEqual([false, true, false, true]);
  });

  it('with families applies to their members', () => {
    const rail = { ...lineOf('rail', 700), familyId: 'rails' };
    const code = { ...value, families: [{ familyId: 'rails' }], items: [] };
    expect(applyDiscountCode([...lines, rail], code).sharesCents).toEqual([0, 0, 0, 70]);
    const other = { ...rail, familyId: 'others' };
    expect(applyDiscountCode([...lines, other], code).covers).not.toContain(true);
  });

  it("doesn't apply to an item with the same id in another catalog", () => {
    const elsewhere = { catalogId: 'tools', catalogItemId: 'motor' };
    expect(coversOf([elsewhere])).toEqual([false, false, false]);
  });
});

it('sums the lines of a cart', () => {
  expect(subtotalOf(lines)).toBe(4_500);
  expect(subtotalOf([])).toBe(0);
});

it.each([
  [4_449, false],
  [4_450, false],
  [4_451, true],
  [4_499, true],
  [4_500, false],
])('%i cents off $45.00 leaves too little to pay: %s', (totalCents, tooLittle) => {
  expect(isBelowMinimum(lines, { covers: [], sharesCents: [], totalCents })).toBe(tooLittle);
});

it.each([
  [true, 'ten'],
  [false, null],
])(
  'counts all units of a line, and its coupon only if it is published: %s',
  (published, couponId) => {
    const line = { catalogId: 'c', catalogItemId: 'i' };
    const row = {
      ...line,
      quantity: 3,
      unitCents: 250,
      familyId: null,
      digital: true,
      couponId: 'ten',
    };
    const facts = { ...line, subtotalCents: 750, familyId: null, ships: false, couponId };
    expect(discountableLine(row, published)).toEqual(facts);
  },
);
