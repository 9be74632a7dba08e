import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDiscount } from './discount.ts';
import { shareDiscount } from './share-discount.ts';
import type { DiscountableLine } from './take-off.ts';

const now = new Date('2026-11-23T12:00:00Z');
const value = { percent: null, amountCents: null };

const line = (catalogItemId: string, subtotalCents: number, couponId: string | null = null) =>
  ({ catalogId: 'parts', catalogItemId, subtotalCents, couponId }) satisfies DiscountableLine;

const couponOf = (couponId: string, amountCents: number) => ({
  couponId,
  name: couponId.toUpperCase(),
  percent: null,
  amountCents,
});

describe('a discount is shared', () => {
  it('by part on each line, rounded half up', () => {
    expect(shareDiscount([5, 15, 10, 0], { ...value, percent: 10 })).toEqual([1, 2, 1, 0]);
    expect(shareDiscount([1_000], { ...value, percent: 12.5 })).toEqual([125]);
  });

  it('by amount in proportion, what is left going to who lost most, the first of equals first', () => {
    expect(shareDiscount([100, 100, 100], { ...value, amountCents: 100 })).toEqual([34, 33, 33]);
    expect(shareDiscount([100, 200], { ...value, amountCents: 50 })).toEqual([17, 33]);
    expect(shareDiscount([100, 0], { ...value, amountCents: 500 })).toEqual([100, 0]);
    expect(shareDiscount([0, 0], { ...value, amountCents: 500 })).toEqual([0, 0]);
  });

  it('never more than a line costs, and an amount to the cent', () => {
    const bases = fc.array(fc.nat({ max: 99_999_999 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(bases, fc.integer({ min: 1, max: 99_999_999 }), (lines, amountCents) => {
        const shares = shareDiscount(lines, { ...value, amountCents });
        const sum = (list: number[]) => list.reduce((all, cents) => all + cents, 0);
        expect(sum(shares)).toBe(Math.min(amountCents, sum(lines)));
        expect(shares.every((share, at) => share >= 0 && share <= (lines[at] ?? 0))).toBe(true);
      }),
    );
  });
});

describe("of items' coupons", () => {
  const choose = (lines: DiscountableLine[], coupons: ReturnType<typeof couponOf>[]) =>
    chooseDiscount({ lines, coupons, entered: null, now });

  it('that of the first line applies where two take off the same', () => {
    const lines = [line('nut', 2_000), line('belt', 2_000, 'b'), line('motor', 2_000, 'a')];
    const { discount } = choose(lines, [couponOf('a', 300), couponOf('b', 300)]);
    expect(discount).toMatchObject({ name: 'B', totalCents: 300, sharesCents: [0, 300, 0] });
  });

  it('the one that takes off most applies, unless it leaves less than can be paid', () => {
    const lines = [line('belt', 1_000, 'a'), line('motor', 1_000, 'b')];
    const most = choose(lines, [couponOf('a', 100), couponOf('b', 900)]);
    expect(most.discount).toMatchObject({ name: 'B', covers: [false, true] });
    const alone = [line('belt', 1_000, 'a')];
    expect(choose(alone, [couponOf('a', 951)]).discount).toBeNull();
    expect(choose(alone, [couponOf('a', 950)]).discount).toMatchObject({ totalCents: 950 });
    expect(choose(alone, [couponOf('a', 1_000)]).discount).toMatchObject({ totalCents: 1_000 });
  });

  it('one that is not known takes nothing off', () => {
    expect(choose([line('belt', 1_000, 'gone')], [])).toEqual({ discount: null, refusal: null });
  });
});
