import type { EntityManager } from '@mikro-orm/postgresql';
import type { Units } from '@spindle/sdk/domain/inventory/adjust-stock';
import { db } from '../database/db.ts';
import { condition } from '../database/expressions.ts';
import { sellable } from './kits.ts';

interface ItemName {
  catalogId: string;
  catalogItemId: string;
}

/**
 * Reads the items' unit counts, keyed by `catalogId/catalogItemId`. Locks the rows in the common
 * order.
 */
export async function readUnits(
  tx: EntityManager,
  items: readonly ItemName[],
): Promise<Map<string, Units>> {
  const rows = await db(tx)
    .selectFrom('catalog_items as i')
    .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
    .select([
      'i.catalog_id as catalogId',
      'i.item_id as itemId',
      'i.on_hand as onHand',
      sellable().as('left'),
      'i.kit',
    ])
    .where(
      condition`(i.catalog_id, i.item_id) in (select * from unnest(
            ${items.map(({ catalogId }) => catalogId)}::text[],
            ${items.map(({ catalogItemId }) => catalogItemId)}::text[]))`,
    )
    .where('i.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .orderBy('i.catalog_id')
    .orderBy('i.item_id')
    .forNoKeyUpdate('i')
    .execute();
  return new Map(rows.map(({ catalogId, itemId, ...units }) => [`${catalogId}/${itemId}`, units]));
}
