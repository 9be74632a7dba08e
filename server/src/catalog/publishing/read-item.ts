import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { CatalogItem } from '../catalog-item.entity.ts';
import type { ItemKey } from '../catalog-rows.ts';
import { noSuch } from '@spindle/sdk/domain/records';

/**
 * Loads the item without a lock, because the caller calls the provider next.
 * @throws 404 if the item doesn't exist
 */
export async function readItem(
  em: EntityManager,
  { catalogId, itemId }: ItemKey,
): Promise<CatalogItem> {
  const item = await em.fork().findOne(CatalogItem, { catalogId, itemId, deletedAt: null });
  if (item === null) throw notFound(noSuch('item'));
  return item;
}
