import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { plusDays, type Day } from '@spindle/sdk/domain/insights/calendar';
import type { Range } from '@spindle/sdk/domain/insights/read-insights';
import { db } from '../database/db.ts';
import { condition, text } from '../database/expressions.ts';

/** The days of a range whose sums are not kept, or do not hold any more. */
export async function unkeptDays(
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

/** Days in order, those that follow each other as one stretch. */
export function stretchesOf(days: readonly Day[]): Range[] {
  const stretches: Range[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && plusDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
