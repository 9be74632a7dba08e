import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sums } from '@spindle/sdk/domain/insights/figures';
import type { KeyedSums } from '@spindle/sdk/domain/insights/fill-periods';
import type { GroupBy, RequestedInsights } from '@spindle/sdk/domain/insights/read-insights';
import { db } from '../database/db.ts';
import { anyOf } from '../database/expressions.ts';

/**
 * Adds names: the titles of catalogs and items, including deleted ones. Falls back to the keys. Items
 * that were sold also get their cost price.
 */
export async function nameRows(
  em: EntityManager,
  { by, of }: Pick<RequestedInsights, 'by' | 'of'>,
  rows: readonly (Sums & { key: string })[],
): Promise<KeyedSums[]> {
  const named = await readNames(
    em,
    by,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => {
    const { title = row.key, costPrice = null } = named.get(row.key) ?? {};
    return { ...row, name: title, ...(of === 'sales' && { costPrice }) };
  });
}

interface ItemName {
  title: string;
  costPrice?: number | null;
}

async function readNames(
  em: EntityManager,
  by: GroupBy,
  keys: string[],
): Promise<Map<string, ItemName>> {
  if (by === 'catalog') {
    const found = await db(em)
      .selectFrom('catalogs')
      .select(['id', 'title'])
      .where('id', '=', anyOf(keys))
      .execute();
    return new Map(found.map(({ id, title }) => [id, { title }]));
  }
  if (by !== 'item') return new Map();
  const catalogs = [...new Set(keys.map((key) => key.slice(0, key.indexOf('/'))))];
  const items = keys.map((key) => key.slice(key.indexOf('/') + 1));
  const found = await db(em)
    .selectFrom('catalog_items')
    .select(['catalog_id as catalogId', 'item_id as itemId', 'title'])
    .select('cost_price_cents as costPrice')
    .where('catalog_id', '=', anyOf(catalogs))
    .where('item_id', '=', anyOf(items))
    .execute();
  return new Map(found.map(({ catalogId, itemId, ...one }) => [`${catalogId}/${itemId}`, one]));
}
