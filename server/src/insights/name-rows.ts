import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sums } from '@spindle/sdk/domain/insights/figures';
import type { KeyedSums } from '@spindle/sdk/domain/insights/fill-periods';
import type { GroupBy } from '@spindle/sdk/domain/insights/read-insights';
import { db } from '../database/db.ts';
import { anyOf } from '../database/expressions.ts';

/** Adds names: the titles of catalogs and items, including deleted ones. Falls back to the keys. */
export async function nameRows(
  em: EntityManager,
  by: GroupBy,
  rows: readonly (Sums & { key: string })[],
): Promise<KeyedSums[]> {
  const titles = await readTitles(
    em,
    by,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => ({ ...row, name: titles.get(row.key) ?? row.key }));
}

async function readTitles(
  em: EntityManager,
  by: GroupBy,
  keys: string[],
): Promise<Map<string, string>> {
  if (by === 'catalog') {
    const found = await db(em)
      .selectFrom('catalogs')
      .select(['id', 'title'])
      .where('id', '=', anyOf(keys))
      .execute();
    return new Map(found.map(({ id, title }) => [id, title]));
  }
  if (by !== 'item') return new Map();
  const catalogs = [...new Set(keys.map((key) => key.slice(0, key.indexOf('/'))))];
  const items = keys.map((key) => key.slice(key.indexOf('/') + 1));
  const found = await db(em)
    .selectFrom('catalog_items')
    .select(['catalog_id as catalogId', 'item_id as itemId', 'title'])
    .where('catalog_id', '=', anyOf(catalogs))
    .where('item_id', '=', anyOf(items))
    .execute();
  return new Map(found.map(({ catalogId, itemId, title }) => [`${catalogId}/${itemId}`, title]));
}
