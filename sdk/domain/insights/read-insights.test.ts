import { describe, expect, it } from 'vitest';
import { plusDays } from '../time/calendar.ts';
import {
  MAX_DAYS,
  periodBefore,
  readInsights,
  type GroupBy,
  type InsightsSubject,
} from './read-insights.ts';

const today = '2026-11-23';
const invalid = (path: string, message: string) => ({ path, subject: path, message });

describe('insights', () => {
  it('default to sales of the last thirty days, by day', () => {
    expect(readInsights({}, today)).toEqual({
      range: { from: '2026-10-25', to: today },
      before: { from: '2026-09-25', to: '2026-10-24' },
      by: 'day',
      of: 'sales',
    });
  });

  it('use the given parameters', () => {
    const query = { from: '2026-11-02', to: '2026-11-03', by: 'reason', of: 'returns' } as const;
    expect(readInsights(query, today)).toEqual({
      range: { from: '2026-11-02', to: '2026-11-03' },
      before: { from: '2026-10-31', to: '2026-11-01' },
      by: 'reason',
      of: 'returns',
    });
  });

  it('end today by default, or start thirty days before their end', () => {
    expect(readInsights({ from: '2026-11-20' }, today)).toMatchObject({
      range: { from: '2026-11-20', to: today },
    });
    expect(readInsights({ to: '2026-03-01' }, today)).toMatchObject({
      range: { from: '2026-01-31', to: '2026-03-01' },
    });
  });

  it("can cover a single day, but can't end before they start", () => {
    expect(readInsights({ from: today, to: today }, today)).toMatchObject({
      range: { from: today, to: today },
    });
    expect(readInsights({ from: '2026-11-24', to: today }, today)).toEqual(
      invalid('from', 'must not be later than the end date (to)'),
    );
  });

  it('go back at most 1,100 days', () => {
    const from = (days: number) => ({ from: plusDays(today, 1 - days) });
    expect(MAX_DAYS).toBe(1_100);
    expect(readInsights(from(1_099), today)).toHaveProperty('range');
    expect(readInsights(from(1_100), today)).toHaveProperty('range');
    expect(readInsights(from(1_101), today)).toEqual(
      invalid('from', 'must be within 1100 days of the end date (to)'),
    );
  });

  const shelf = (of: InsightsSubject) => invalid('by', `must be “item” when “of” is “${of}”`);
  const reasons = invalid('by', 'can be “reason” only when “of” is “returns”');
  it.each<[InsightsSubject, GroupBy, ReturnType<typeof invalid> | null]>([
    ['slowest', 'item', null],
    ['slowest', 'day', shelf('slowest')],
    ['slowest', 'catalog', shelf('slowest')],
    ['slowest', 'reason', shelf('slowest')],
    ['stock', 'item', null],
    ['stock', 'country', shelf('stock')],
    ['sales', 'item', null],
    ['sales', 'month', null],
    ['sales', 'reason', reasons],
    ['returns', 'reason', null],
    ['returns', 'item', null],
  ])('of %s by %s: %j', (of, by, problem) => {
    const read = readInsights({ of, by }, today);
    if (problem === null) expect(read).toMatchObject({ of, by });
    else expect(read).toEqual(problem);
  });

  it.each(['slowest', 'stock'] as const)('of %s have to be by item', (of) => {
    expect(readInsights({ of }, today)).toEqual(shelf(of));
  });
});

describe('the previous period', () => {
  it.each([
    ['one day', '2026-11-23', '2026-11-23', '2026-11-22', '2026-11-22'],
    ['a week', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['a month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    [
      'March, which is longer than February',
      '2026-03-01',
      '2026-03-31',
      '2026-02-01',
      '2026-02-28',
    ],
    ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['a quarter', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
    ['winter', '2025-12-01', '2026-02-28', '2025-09-01', '2025-11-30'],
    ['a leap year', '2028-01-01', '2028-12-31', '2027-01-01', '2027-12-31'],
    ['most of a month', '2026-11-01', '2026-11-29', '2026-10-03', '2026-10-31'],
    ['a month except its first day', '2026-11-02', '2026-11-30', '2026-10-04', '2026-11-01'],
  ])('%s is as long', (_, from, to, first, last) => {
    expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
  });
});
