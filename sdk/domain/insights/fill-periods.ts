import type { components } from '../../src/schema.d.ts';
import { daysFrom, mondayOf, monthOf, plusDays } from '../time/calendar.ts';
import { nothing, withAverage, type Sums } from './figures.ts';
import type { GroupBy, Range } from './read-insights.ts';

type InsightRow = components['schemas']['InsightRow'];

export interface KeyedSums extends Sums {
  key: string;
  name: string;
  /** An item's current cost price in cents; null or absent if there is none. */
  costPrice?: number | null;
}

const keyOf: Partial<Record<GroupBy, (day: string) => string>> = {
  day: (day) => day,
  week: mondayOf,
  month: monthOf,
};

/** Returns the period a day belongs to, or null if rows aren't periods. */
export const periodOf = (by: GroupBy, day: string): string | null => keyOf[by]?.(day) ?? null;

export const MAX_ROWS = 100;

/** Adds a row for every period without figures. Rows that aren't periods stay as they are. */
export function fillPeriods(
  by: GroupBy,
  { from, to }: Range,
  rows: readonly KeyedSums[],
): KeyedSums[] {
  if (periodOf(by, from) === null) return [...rows];
  const known = new Map(rows.map((row) => [row.key, row]));
  const days = Array.from({ length: daysFrom(from, to) }, (_, at) => plusDays(from, at));
  const keys = new Set(days.map((day) => periodOf(by, day) ?? day));
  return [...keys].map((key) => known.get(key) ?? { ...nothing, key, name: key });
}

/** Presents a row's figures, with the margin if the item has a cost price. */
export const presentRow = ({ key, name, costPrice = null, ...sums }: KeyedSums): InsightRow => ({
  key,
  name,
  ...withAverage(sums),
  ...(costPrice !== null && { margin: sums.sales - sums.units * costPrice }),
});
