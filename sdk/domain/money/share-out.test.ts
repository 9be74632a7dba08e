import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocateCents } from './share-out.ts';

it('splits by the size of the parts, and gives leftover cents to those that rounding cost the most', () => {
  expect(allocateCents(100, [100, 100, 100])).toEqual([34, 33, 33]);
  expect(allocateCents(200, [100, 100, 100])).toEqual([67, 67, 66]);
  expect(allocateCents(10, [1, 2, 97])).toEqual([0, 0, 10]);
  expect(allocateCents(1, [1, 3, 2])).toEqual([0, 1, 0]);
  expect(allocateCents(5, [3, 0, 7])).toEqual([2, 0, 3]);
  expect(allocateCents(0, [0, 0])).toEqual([0, 0]);
  expect(allocateCents(0, [])).toEqual([]);
});

it('rejects more than there is, and less than zero', () => {
  expect(() => allocateCents(3, [1, 1])).toThrow("can't split 3 across 2");
  expect(() => allocateCents(-1, [1])).toThrow("can't split -1 across 1");
});

const parts = fc.array(fc.integer({ min: 0, max: 2_147_483_647 }), { minLength: 1, maxLength: 9 });
const shared = fc.tuple(parts, fc.double({ min: 0, max: 1, noNaN: true })).map(([list, share]) => ({
  list,
  amount: Math.floor(list.reduce((sum, part) => sum + part, 0) * share),
}));

it('adds up to the amount, exceeds no part, and is within a cent of its proportion', () => {
  fc.assert(
    fc.property(shared, ({ list, amount }) => {
      const total = list.reduce((sum, part) => sum + part, 0);
      const shares = allocateCents(amount, list);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      for (const [at, share] of shares.entries()) {
        const part = list[at] ?? 0;
        expect(share).toBeLessThanOrEqual(part);
        const exact = total === 0 ? 0n : (BigInt(amount) * BigInt(part)) / BigInt(total);
        expect(BigInt(share) - exact).toBeGreaterThanOrEqual(0n);
        expect(BigInt(share) - exact).toBeLessThanOrEqual(1n);
      }
      expect(allocateCents(amount, list)).toEqual(shares);
    }),
  );
});
