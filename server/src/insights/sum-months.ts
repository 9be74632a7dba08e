import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { condition, text } from '../database/expressions.ts';

/** Months per transaction. */
const MAX_BATCH = 24;

const month = sql`date_trunc('month', day)::date`;

/** Adds up the days of complete months whose total is missing or has become outdated. */
export async function sumMonths(em: EntityManager, timeZone: string): Promise<void> {
  const whole = await db(em)
    .selectFrom('summed_days')
    .select(text(month).as('month'))
    .where('time_zone', '=', timeZone)
    .groupBy(month)
    .having(
      condition`count(*) = extract(day from ${month} + interval '1 month' - interval '1 day')
        and ${month} not in (select month from summed_months)`,
    )
    .orderBy('month', 'desc')
    .limit(MAX_BATCH)
    .execute();
  if (whole.length === 0) return;
  const months = whole.map((one) => one.month);
  await db(em)
    .deleteFrom('sales_item_months')
    .where(condition`month = any(${months}::date[])`)
    .execute();
  await db(em)
    .insertInto('sales_item_months')
    .columns([
      'month',
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
      sql`select m, catalog_id, item_id, sum(orders), sum(units), sum(sales_cents),
                 sum(discount_cents), sum(tax_cents), sum(refund_cents)
            from unnest(${months}::date[]) m
            join sales_item_days on day >= m and day < m + interval '1 month'
           group by m, catalog_id, item_id`,
    )
    .execute();
  await db(em)
    .insertInto('summed_months')
    .columns(['month'])
    .expression(sql`select m from unnest(${months}::date[]) m`)
    .execute();
}
