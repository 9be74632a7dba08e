import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { findItems, type ItemKey } from './catalog-rows.ts';
import { presentItem } from './presenters.ts';

/** Loads the requested items that exist, as customers see them, in the order of their keys. */
export async function loadVisibleItems(
  em: EntityManager,
  keys: readonly ItemKey[],
  now: Date,
): Promise<components['schemas']['CatalogItem'][]> {
  if (keys.length === 0) return [];
  const rows = await findItems(em, keys);
  const byKey = new Map(rows.map((row) => [`${row.catalog_id}/${row.item_id}`, row]));
  return keys.flatMap(({ catalogId, itemId }) => {
    const row = byKey.get(`${catalogId}/${itemId}`);
    return row === undefined ? [] : [presentItem(row, now)];
  });
}
