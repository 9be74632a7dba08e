import { expect, it } from 'vitest';
import { savedUnits, explainUnavailable, type OfferedItem } from './validate-adding.ts';

const gone: OfferedItem = {
  title: 'Spindle',
  shown: true,
  subscription: false,
  expired: false,
  locked: false,
};

it.each<[Partial<OfferedItem>, string, string]>([
  [{}, 'OUT_OF_STOCK', 'Spindle is out of stock.'],
  [{ shown: false, subscription: true }, 'NOT_FOUND', 'Item not found.'],
  [
    { subscription: true, expired: true },
    'SOLD_BY_SUBSCRIPTION',
    'Spindle is sold as a subscription. Subscribe on its page instead.',
  ],
  [{ expired: true, locked: true }, 'DISCONTINUED', 'Spindle is discontinued.'],
  [{ locked: true }, 'NOT_ON_SALE_YET', "Spindle isn't available yet."],
])("an item with %o can't be added: %s", (facts, code, reason) => {
  expect(explainUnavailable({ ...gone, ...facts })).toEqual({ code, reason });
});

it("rejects an item that doesn't exist", () => {
  expect(explainUnavailable(undefined)).toEqual({
    code: 'NOT_FOUND',
    reason: 'Item not found.',
  });
});

it.each([
  [true, 7, 1],
  [false, 7, 7],
  [false, 1_000_000, 1_000_000],
  [false, 1_000_001, 1_000_000],
])('with digital %s, keeps %i units as %i', (digital, units, saved) => {
  expect(savedUnits({ digital }, units)).toBe(saved);
});
