import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression } from 'kysely';
import { lastOf, monthOf } from '@spindle/sdk/domain/time/calendar';
import type { Sums } from '@spindle/sdk/domain/insights/figures';
import type { Range } from '@spindle/sdk/domain/insights/read-insights';
import { db } from '../database/db.ts';
import { number, text } from '../database/expressions.ts';
import { dayFacts, itemFacts, returnFacts, type Span } from './facts.ts';
import { savedMonths, rangesWithout } from './saved-days.ts';

/** A range and the days in it that must be computed. The other days have stored totals. */
export interface Reach extends Range {
  unkept: Span;
}

const savedDays = ({ from, to, unkept }: Reach) => sql`
  day between ${from}::date and ${to}::date
  and not exists (
    select from unnest(${unkept.ranges.map((one) => one.from)}::date[],
                       ${unkept.ranges.map((one) => one.to)}::date[]) s (f, t)
     where day between f and t)`;

/** Selects totals by country and day. */
export const daySums = (reach: Reach) => sql`
  select day, country, orders, units, sales_cents, discount_cents, tax_cents, shipping_cents,
         refund_cents
    from sales_days where ${savedDays(reach)}
  union all ${dayFacts(reach.unkept)}`;

/** Selects totals by item: stored months, the remaining stored days, and computed days. */
export async function itemSums(em: EntityManager, { from, to, unkept }: Reach) {
  const months = await savedMonths(em, { from, to }, unkept.ranges);
  const wholes = months.map((month) => ({ from: month, to: lastOf(monthOf(month)) }));
  const days = rangesWithout({ from, to }, [...wholes, ...unkept.ranges]);
  return sql`
  select catalog_id, item_id, orders, units, sales_cents, discount_cents, tax_cents,
         0 as shipping_cents, refund_cents
    from sales_item_months where month = any(${months}::date[])
  union all
  select catalog_id, item_id, orders, units, sales_cents, discount_cents, tax_cents,
         0, refund_cents
    from unnest(${days.map((one) => one.from)}::date[],
                ${days.map((one) => one.to)}::date[]) s (f, t)
    join sales_item_days on day between f and t
  union all
  select catalog_id, item_id, orders, units, sales_cents, discount_cents, tax_cents,
         0, refund_cents
    from (${itemFacts(unkept)}) facts`;
}

/** Selects returns. There are few returns, so no totals are stored. */
export const returnSums = ({ from, to, unkept: { timeZone } }: Reach) => sql`
  select day, country, catalog_id, item_id, reason, order_id, units, sales_cents, discount_cents,
         tax_cents, 0 as shipping_cents, 0 as refund_cents
    from (${returnFacts({ timeZone, ranges: [{ from, to }] })}) facts`;

const sum = (column: string) => number(sql`coalesce(sum(${sql.ref(column)}), 0)`);

interface Grouping {
  /** Columns to group by, as named in the source. If empty, all rows form one group. */
  by?: readonly Expression<unknown>[];
  key?: Expression<unknown>;
  /** Expression that counts orders. */
  orders?: Expression<unknown>;
  limit?: number;
}

/** Adds up a source's rows for each group. With a limit, the largest groups come first. */
export async function addUp(
  em: EntityManager,
  source: Expression<unknown>,
  { by = [], key = sql`''`, orders = sql`coalesce(sum(orders), 0)`, limit }: Grouping = {},
): Promise<(Sums & { key: string })[]> {
  return db(em)
    .selectFrom(sql`(${source})`.as('s'))
    .select([
      text(key).as('key'),
      number(orders).as('orders'),
      sum('units').as('units'),
      sum('sales_cents').as('sales'),
      sum('discount_cents').as('discounts'),
      sum('tax_cents').as('tax'),
      sum('shipping_cents').as('shipping'),
      sum('refund_cents').as('refunds'),
    ])
    .$if(by.length > 0, (rows) => rows.groupBy([...by]))
    .$if(limit !== undefined, (rows) =>
      rows
        .orderBy('sales', 'desc')
        .orderBy('units', 'desc')
        .orderBy('key')
        .limit(limit ?? 0),
    )
    .execute();
}
