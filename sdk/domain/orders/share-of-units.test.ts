import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOfUnits } from './share-of-units.ts';

it('rounds the running sum, half a cent up', () => {
  expect([0, 1, 2].map((before) => shareOfUnits(100, 3, before, 1))).toEqual([33, 34, 33]);
  expect([0, 1].map((before) => shareOfUnits(5, 2, before, 1))).toEqual([3, 2]);
  expect(shareOfUnits(100, 3, 1, 2)).toBe(67);
  expect(shareOfUnits(100, 3, 0, 0)).toBe(0);
});

it('stays exact for large numbers', () => {
  expect(shareOfUnits(Number.MAX_SAFE_INTEGER, 1_000_000, 0, 1_000_000)).toBe(
    Number.MAX_SAFE_INTEGER,
  );
});

it('all units add up to the amount, however they are taken', () => {
  const amount = fc.integer({ min: 0, max: 2_147_483_647 });
  const entryKinds = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amount, entryKinds, (cents, units) => {
      const quantity = units.reduce((sum, one) => sum + one, 0);
      let before = 0;
      let worth = 0;
      for (const one of units) {
        const share = shareOfUnits(cents, quantity, before, one);
        expect(share).toBeGreaterThanOrEqual(0);
        worth += share;
        before += one;
      }
      expect(worth).toBe(cents);
    }),
  );
});
