import { describe, expect, it } from 'vitest';
import { nothing } from './figures.ts';
import { fillPeriods, periodOf, type KeyedSums } from './fill-periods.ts';
import type { GroupBy } from './read-insights.ts';

it.each<[GroupBy, string | null]>([
  ['day', '2026-11-25'],
  ['week', '2026-11-23'],
  ['month', '2026-11'],
  ['catalog', null],
  ['item', null],
  ['country', null],
  ['reason', null],
])('by %s, November 25 is in period %s', (by, period) => {
  expect(periodOf(by, '2026-11-25')).toBe(period);
});

describe('the rows of a range', () => {
  const row = (key: string, sales: number): KeyedSums => ({ ...nothing, key, name: key, sales });
  const none = (key: string) => row(key, 0);

  it('have every day in order, including the first, the last and those without sales', () => {
    const rows = [row('2026-11-24', 900), row('2026-11-22', 100)];
    const range = { from: '2026-11-21', to: '2026-11-24' };
    expect(fillPeriods('day', range, rows)).toEqual([
      none('2026-11-21'),
      row('2026-11-22', 100),
      none('2026-11-23'),
      row('2026-11-24', 900),
    ]);
  });

  it('have each week and month once, complete or not', () => {
    const range = { from: '2026-11-29', to: '2026-12-07' };
    expect(fillPeriods('week', range, [row('2026-11-30', 5)])).toEqual([
      none('2026-11-23'),
      row('2026-11-30', 5),
      none('2026-12-07'),
    ]);
    expect(fillPeriods('month', range, [])).toEqual([none('2026-11'), none('2026-12')]);
  });

  it("stay as they are if they aren't periods", () => {
    const rows = [row('US', 900), row('CA', 1_000)];
    const range = { from: '2026-11-21', to: '2026-11-24' };
    const filled = fillPeriods('country', range, rows);
    expect(filled).toEqual(rows);
    expect(filled).not.toBe(rows);
    expect(fillPeriods('item', range, [])).toEqual([]);
  });
});
