import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { dayIn, type Day } from '@spindle/sdk/domain/time/calendar';
import { db } from '../database/db.ts';
import { condition, text } from '../database/expressions.ts';
import type { Services } from '../services.ts';
import { dayFacts, itemFacts } from './facts.ts';
import { sumMonths } from './sum-months.ts';
import { rangesOf } from './saved-days.ts';

/** Days per transaction. */
const MAX_BATCH = 100;

/**
 * Computes totals for days with new facts and for days without totals in this time zone. Takes new
 * timestamps before it reads facts, so that a later fact is recorded as a new timestamp again.
 */
export async function sumDays(
  orm: Services['orm'],
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  let summed: number;
  do {
    summed = await orm.em.fork().transactional(async (em) => {
      if (!(await tryLock(em))) return 0;
      const fresh = await takeRecorded(em, timeZone);
      const missing = await unsummedDays(em, timeZone, dayIn(timeZone, now));
      const days = [...new Set([...fresh, ...missing])].toSorted();
      if (days.length > 0) await saveSums(em, days, timeZone);
      await sumMonths(em, timeZone);
      return missing.length;
    });
  } while (summed === MAX_BATCH);
}

/** Takes the lock that lets only one process compute totals at a time. */
async function tryLock(em: EntityManager): Promise<boolean> {
  const { locked } = await db(em)
    .selectNoFrom(condition`pg_try_advisory_xact_lock(hashtext('sum-days'))`.as('locked'))
    .executeTakeFirstOrThrow();
  return locked === true;
}

async function takeRecorded(em: EntityManager, timeZone: string): Promise<Day[]> {
  const taken = await db(em)
    .deleteFrom('unsummed_moments')
    .returning(text(sql`(at at time zone ${timeZone})::date`).as('day'))
    .execute();
  return taken.map(({ day }) => day);
}

async function unsummedDays(em: EntityManager, timeZone: string, today: Day): Promise<Day[]> {
  const days = await db(em)
    .selectFrom(
      sql`(select d::date as day
             from generate_series(
                    (select (min(created_at) at time zone ${timeZone})::date from orders),
                    ${today}::date, '1 day') d)`.as('d'),
    )
    .select(text(sql.ref('d.day')).as('day'))
    .where(condition`d.day not in (select day from summed_days where time_zone = ${timeZone})`)
    .orderBy('day')
    .limit(MAX_BATCH)
    .execute();
  return days.map(({ day }) => day);
}

async function saveSums(em: EntityManager, days: readonly Day[], timeZone: string): Promise<void> {
  const span = { timeZone, ranges: rangesOf(days) };
  const isOfThem = condition`day = any(${days}::date[])`;
  await db(em).deleteFrom('sales_days').where(isOfThem).execute();
  await db(em).deleteFrom('sales_item_days').where(isOfThem).execute();
  await db(em)
    .insertInto('sales_days')
    .columns([
      'day',
      'country',
      'orders',
      'units',
      'sales_cents',
      'discount_cents',
      'tax_cents',
      'shipping_cents',
      'refund_cents',
    ])
    .expression(
      sql`select day, country, sum(orders), sum(units), sum(sales_cents), sum(discount_cents),
                 sum(tax_cents), sum(shipping_cents), sum(refund_cents)
            from (${dayFacts(span)}) facts group by day, country`,
    )
    .execute();
  await db(em)
    .insertInto('sales_item_days')
    .columns([
      'day',
      'catalog_id',
      'item_id',
      'orders',
      'units',
      'sales_cents',
      'discount_cents',
      'tax_cents',
      'refund_cents',
    ])
    .expression(
      sql`select day, catalog_id, item_id, sum(orders), sum(units), sum(sales_cents),
                 sum(discount_cents), sum(tax_cents), sum(refund_cents)
            from (${itemFacts(span)}) facts group by day, catalog_id, item_id`,
    )
    .execute();
  await db(em)
    .insertInto('summed_days')
    .columns(['day', 'time_zone'])
    .expression(sql`select d, ${timeZone}::text from unnest(${days}::date[]) d`)
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ time_zone: timeZone }))
    .execute();
}
