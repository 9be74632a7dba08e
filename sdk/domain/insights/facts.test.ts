import { describe, expect, it } from 'vitest';
import { addFacts, groupFacts, isWithin } from './facts.ts';
import { nothing } from './figures.ts';
import { MAX_ROWS } from './fill-periods.ts';
import { fact } from './fixtures/facts.ts';
import type { GroupBy } from './read-insights.ts';

describe('a range of days', () => {
  it.each([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-15', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('from the 10th to the 20th contains %s: %s', (day, within) => {
    expect(isWithin({ from: '2026-11-10', to: '2026-11-20' }, fact({ day }))).toBe(within);
  });
});

it('adds up facts, and returns zero without any', () => {
  const facts = [fact({ orders: 1, sales: 900 }), fact({ units: 3, sales: 100 })];
  expect(addFacts(facts)).toEqual({ ...nothing, orders: 1, units: 3, sales: 1_000 });
  expect(addFacts([])).toEqual(nothing);
});

describe('grouped facts', () => {
  const other = { day: '2026-12-01', country: 'CA', reason: 'WRONG' };
  it.each<[GroupBy, string, string]>([
    ['day', '2026-11-23', '2026-12-01'],
    ['week', '2026-11-23', '2026-11-30'],
    ['month', '2026-11', '2026-12'],
    ['catalog', 'motors', 'rails'],
    ['item', 'motors/nema23', 'rails/hgr20'],
    ['country', 'US', 'CA'],
    ['reason', 'DEFECTIVE', 'WRONG'],
  ])('by %s are %s and %s', (by, first, second) => {
    const facts = [
      fact({ sales: 500 }),
      fact({ sales: 400, ...other, catalogId: 'rails', catalogItemId: 'hgr20' }),
      fact({ sales: 7 }),
    ];
    expect(groupFacts(by, facts)).toEqual([
      { ...nothing, key: first, sales: 507 },
      { ...nothing, key: second, sales: 400 },
    ]);
  });

  it('distinguish items with the same id in different catalogs', () => {
    const facts = [fact({ sales: 2 }), fact({ sales: 1, catalogId: 'old-motors' })];
    expect(groupFacts('item', facts).map(({ key }) => key)).toEqual([
      'motors/nema23',
      'old-motors/nema23',
    ]);
    expect(groupFacts('country', facts)).toHaveLength(1);
  });

  it('are sorted by sales, then units, then name', () => {
    const facts = [
      fact({ country: 'DE', sales: 100, units: 1 }),
      fact({ country: 'AT', sales: 100, units: 1 }),
      fact({ country: 'FR', sales: 100, units: 2 }),
      fact({ country: 'GB', sales: 100, units: 1 }),
      fact({ country: 'US', sales: 101, units: 0 }),
      fact({ country: 'CA', sales: 99, units: 50 }),
    ];
    const keys = (overrides: typeof facts) =>
      groupFacts('country', overrides).map(({ key }) => key);
    expect(keys(facts)).toEqual(['US', 'FR', 'AT', 'DE', 'GB', 'CA']);
    expect(keys(facts.toReversed())).toEqual(['US', 'FR', 'AT', 'DE', 'GB', 'CA']);
  });

  it('keep all periods in order', () => {
    const days = Array.from({ length: MAX_ROWS + 1 }, (_, at) =>
      fact({ day: `day ${at}`, sales: at }),
    );
    expect(groupFacts('day', days).map(({ key }) => key)).toEqual(days.map(({ day }) => day));
  });

  it('are limited to the hundred largest', () => {
    const countries = Array.from({ length: 101 }, (_, at) =>
      fact({ country: `C${at}`, sales: at }),
    );
    const rows = groupFacts('country', countries);
    expect(rows).toHaveLength(100);
    expect(rows.at(0)).toMatchObject({ key: 'C100', sales: 100 });
    expect(rows.at(-1)).toMatchObject({ key: 'C1', sales: 1 });
  });
});
