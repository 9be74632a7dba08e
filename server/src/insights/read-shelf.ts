import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { daysFrom } from '@spindle/sdk/domain/time/calendar';
import { daysLeft, withAverage } from '@spindle/sdk/domain/insights/figures';
import { MAX_ROWS } from '@spindle/sdk/domain/insights/fill-periods';
import { db } from '../database/db.ts';
import { number, text } from '../database/expressions.ts';
import { visible, unreserved } from '../inventory/buyable.ts';
import { itemSums, type Reach } from './sums.ts';

const sold = (column: string) => number(sql`coalesce(${sql.ref(`s.${column}`)}, 0)`);

/**
 * Lists visible physical items: those in stock with the fewest sales, or those that run out first
 * at the current rate of sales. Excludes items that can't run out.
 */
export async function readShelf(
  em: EntityManager,
  of: 'slowest' | 'stock',
  reach: Reach,
): Promise<components['schemas']['InsightRow'][]> {
  const days = daysFrom(reach.from, reach.to);
  const sums = await itemSums(em, reach);
  const perItem = sql`(
    select catalog_id, item_id, sum(orders) as orders, sum(units) as units,
           sum(sales_cents) as sales, sum(discount_cents) as discounts, sum(tax_cents) as tax,
           sum(refund_cents) as refunds
      from (${sums}) days group by catalog_id, item_id)`.as('s');
  const rows = await db(em)
    .selectFrom('catalog_items as i')
    .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
    .leftJoin(perItem, (join) =>
      join
        .on(sql.ref('s.catalog_id'), '=', sql.ref('i.catalog_id'))
        .on(sql.ref('s.item_id'), '=', sql.ref('i.item_id')),
    )
    .select([
      text(sql`i.catalog_id || '/' || i.item_id`).as('key'),
      'i.title as name',
      number(unreserved).as('inStock'),
      sold('orders').as('orders'),
      sold('units').as('units'),
      sold('sales').as('sales'),
      sold('discounts').as('discounts'),
      sold('tax').as('tax'),
      sold('refunds').as('refunds'),
    ])
    .where(visible)
    .where('i.digital', '=', false)
    .where('i.subscription', '=', false)
    .where('i.kit', '=', false)
    .$if(of === 'stock', (items) =>
      items
        .where(sql.ref('s.units'), '>', 0)
        .orderBy(sql`(i.on_hand - i.reserved)::float8 / s.units`),
    )
    .$if(of === 'slowest', (items) =>
      items
        .where(unreserved, '>', 0)
        .orderBy(sql`coalesce(s.units, 0)`)
        .orderBy(sql`(i.on_hand - i.reserved)::bigint * i.price_cents`, 'desc'),
    )
    .orderBy('i.catalog_id')
    .orderBy('i.item_id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ key, name, inStock, ...figures }) => {
    const left = daysLeft(inStock, figures.units, days);
    return {
      key,
      name,
      ...withAverage({ ...figures, shipping: 0 }),
      inStock,
      ...(of === 'stock' && left !== null && { daysLeft: left }),
    };
  });
}
