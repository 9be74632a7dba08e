import type { EventSubscriber, FlushEventArgs } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import type { ItemKey } from '../catalog/catalog-rows.ts';
import { Catalog } from '../catalog/catalog.entity.ts';
import { db } from '../database/db.ts';
import { indexItems } from './index-items.ts';

/**
 * Keeps the search index current. Saving an item or a catalog through the entity manager updates
 * the item's index row in the same transaction. A changed attribute counts as a change of its item.
 */
export class IndexChanges implements EventSubscriber {
  async afterFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const keys = new Map<string, ItemKey>();
    const catalogIds: string[] = [];
    for (const { entity, payload } of uow.getChangeSets()) {
      if (entity instanceof CatalogItem) {
        const { catalogId, itemId } = entity;
        keys.set(`${catalogId}/${itemId}`, { catalogId, itemId });
      } else if (entity instanceof Catalog && ('title' in payload || 'specVersion' in payload)) {
        catalogIds.push(entity.id);
      }
    }
    if (keys.size + catalogIds.length === 0) return;
    if (!(em instanceof EntityManager)) throw new Error('The search index lives in PostgreSQL.');
    for (const key of await lockItemsOf(em, catalogIds)) {
      keys.set(`${key.catalogId}/${key.itemId}`, key);
    }
    if (keys.size > 0) await indexItems(em, [...keys.values()]);
  }
}

/** Locks in the same order as checkouts do, to prevent deadlocks. */
async function lockItemsOf(em: EntityManager, catalogIds: readonly string[]): Promise<ItemKey[]> {
  if (catalogIds.length === 0) return [];
  return db(em)
    .selectFrom('catalog_items')
    .select(['catalog_id as catalogId', 'item_id as itemId'])
    .where('catalog_id', 'in', catalogIds)
    .where('deleted_at', 'is', null)
    .orderBy('catalog_id')
    .orderBy('item_id')
    .forNoKeyUpdate()
    .execute();
}
