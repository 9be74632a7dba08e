import type { InvalidField } from '../invalid-field.ts';
import {
  daysFrom,
  firstOf,
  lastOf,
  monthOf,
  plusDays,
  plusMonths,
  type Day,
} from '../time/calendar.ts';

export const MAX_DAYS = 1_100;
const USUAL_DAYS = 30;

export type GroupBy = 'day' | 'week' | 'month' | 'catalog' | 'item' | 'country' | 'reason';
export type InsightsSubject = 'sales' | 'slowest' | 'stock' | 'returns';

export interface Range {
  from: Day;
  to: Day;
}

export interface RequestedInsights {
  range: Range;
  before: Range;
  by: GroupBy;
  of: InsightsSubject;
}

interface Query {
  from?: string;
  to?: string;
  by?: GroupBy;
  of?: InsightsSubject;
}

/** Parses the requested report, or returns the invalid field. */
export function readInsights(query: Query, today: Day): RequestedInsights | InvalidField {
  const { by = 'day', of = 'sales' } = query;
  const to = query.to ?? today;
  const from = query.from ?? plusDays(to, 1 - USUAL_DAYS);
  if (from > to) return invalid('from', 'must not be later than the end date (to)');
  if (daysFrom(from, to) > MAX_DAYS)
    return invalid('from', `must be within ${MAX_DAYS} days of the end date (to)`);
  if ((of === 'slowest' || of === 'stock') && by !== 'item')
    return invalid('by', `must be “item” when “of” is “${of}”`);
  if (by === 'reason' && of !== 'returns')
    return invalid('by', 'can be “reason” only when “of” is “returns”');
  const range = { from, to };
  return { range, before: periodBefore(range), by, of };
}

const invalid = (path: string, message: string): InvalidField => ({ path, subject: path, message });

/** Returns the preceding period: as many months if the range is whole months, else as many days. */
export function periodBefore({ from, to }: Range): Range {
  const [first, last] = [monthOf(from), monthOf(to)];
  const dayBefore = plusDays(from, -1);
  if (from === firstOf(first) && to === lastOf(last)) {
    return { from: firstOf(plusMonths(first, -monthsFrom(first, last))), to: dayBefore };
  }
  return { from: plusDays(from, -daysFrom(from, to)), to: dayBefore };
}

function monthsFrom(first: string, last: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(last) - count(first) + 1;
}
