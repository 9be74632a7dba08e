import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { lastOf, monthOf, plusDays, type Day } from '@spindle/sdk/domain/time/calendar';
import type { Range } from '@spindle/sdk/domain/insights/read-insights';
import { db } from '../database/db.ts';
import { condition, text } from '../database/expressions.ts';

/** Returns the days in a range whose stored totals are missing or outdated. */
export async function unsavedDays(
  em: EntityManager,
  { from, to }: Range,
  timeZone: string,
): Promise<Day[]> {
  const rows = await db(em)
    .selectFrom(
      sql`(select d::date as day from generate_series(${from}::date, ${to}::date, '1 day') d)`.as(
        'd',
      ),
    )
    .select(text(sql.ref('d.day')).as('day'))
    .where(
      condition`d.day not in (select day from summed_days where time_zone = ${timeZone})
          or d.day in (select (at at time zone ${timeZone})::date from unsummed_moments)`,
    )
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** Returns the first days of the months in a range whose totals are stored and up to date. */
export async function savedMonths(
  em: EntityManager,
  { from, to }: Range,
  unkept: readonly Range[],
): Promise<Day[]> {
  const rows = await db(em)
    .selectFrom('summed_months')
    .select(text(sql.ref('month')).as('month'))
    .where(condition`month >= ${from}::date and month + interval '1 month' <= ${to}::date + 1`)
    .orderBy('month')
    .execute();
  return rows
    .map(({ month }) => month)
    .filter((month) => {
      const last = lastOf(monthOf(month));
      return !unkept.some((range) => range.from <= last && range.to >= month);
    });
}

/** Returns the rest of a range without these parts. */
export function rangesWithout({ from, to }: Range, parts: readonly Range[]): Range[] {
  const left: Range[] = [];
  let next = from;
  for (const part of parts.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (next < part.from) left.push({ from: next, to: plusDays(part.from, -1) });
    next = plusDays(part.to, 1);
  }
  if (next <= to) left.push({ from: next, to });
  return left;
}

/** Merges consecutive days into ranges. The days must be in order. */
export function rangesOf(days: readonly Day[]): Range[] {
  const ranges: Range[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && plusDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
