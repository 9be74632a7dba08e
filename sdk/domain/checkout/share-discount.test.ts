import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareDiscount } from './share-discount.ts';

const value = { percent: null, amountCents: null };
const sum = (list: readonly number[]) => list.reduce((all, cents) => all + cents, 0);

describe('a percentage discount', () => {
  it.each([
    [[5, 15, 10, 0], 10, [1, 2, 1, 0]],
    [[4, 14], 10, [0, 1]],
    [[1_000], 12.5, [125]],
    [[1_000, 333], 100, [1_000, 333]],
    [[10_000_000], 0.0001, [10]],
    [[199], 33.3333, [66]],
  ])('of %j by %d %% is rounded half up on each line: %j', (lines, percent, shares) => {
    expect(shareDiscount(lines, { ...value, percent })).toEqual(shares);
  });
});

describe('an amount discount', () => {
  it.each([
    [[100, 100, 100], 100, [34, 33, 33]],
    [[100, 100, 100], 200, [67, 67, 66]],
    [[100, 200], 50, [17, 33]],
    [[200, 100], 50, [33, 17]],
    [[300, 100], 100, [75, 25]],
    [[100, 0], 500, [100, 0]],
    [[0, 0], 500, [0, 0]],
    [[100, 200], 0, [0, 0]],
  ])('of %j is proportional, %i in total: %j', (lines, amountCents, shares) => {
    expect(shareDiscount(lines, { ...value, amountCents })).toEqual(shares);
  });

  it('is zero without a percentage and an amount', () => {
    expect(shareDiscount([100, 200], value)).toEqual([0, 0]);
  });

  it("never exceeds a line's price, and adds up to the cent", () => {
    const bases = fc.array(fc.nat({ max: 99_999_999 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(bases, fc.integer({ min: 1, max: 99_999_999 }), (lines, amountCents) => {
        const shares = shareDiscount(lines, { ...value, amountCents });
        expect(sum(shares)).toBe(Math.min(amountCents, sum(lines)));
        expect(shares.every((share, at) => share >= 0 && share <= (lines[at] ?? 0))).toBe(true);
      }),
    );
  });
});
