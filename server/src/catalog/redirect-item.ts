import type { EntityManager } from '@mikro-orm/postgresql';
import { itemNames, subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { itemPath, successorsOfItem } from '@spindle/sdk/domain/redirects/shop-paths';
import { redirectDeleted } from '../redirects/redirect-deleted.ts';
import { CatalogItem } from './catalog-item.entity.ts';
import { Catalog } from './catalog.entity.ts';

/** Redirects visitors of an item that is being deleted. */
export async function redirectItem(tx: EntityManager, item: CatalogItem, now: Date): Promise<void> {
  const { catalogId, itemId, familyId } = item;
  const replacement = await findReplacement(tx, item);
  const family =
    familyId === null
      ? []
      : await tx.find(
          CatalogItem,
          { familyId, deletedAt: null, itemId: { $ne: itemId } },
          { orderBy: { listingOrderWeight: 'asc', itemId: 'asc' } },
        );
  const neighbors = [...(replacement ? [replacement] : []), ...family];
  const ids = [catalogId, ...neighbors.map((one) => one.catalogId)];
  const catalogs = await tx.find(Catalog, { id: { $in: ids }, deletedAt: null, enabled: true });
  const isOpen = (id: string) => catalogs.some((catalog) => catalog.id === id && !catalog.external);
  const placed = (one: CatalogItem) => ({
    catalogId: one.catalogId,
    itemId: one.itemId,
    visible: one.enabled && one.deletedAt === null && isOpen(one.catalogId),
  });
  await redirectDeleted(tx, {
    from: itemPath(catalogId, itemId),
    successors: successorsOfItem({
      replacement: replacement && placed(replacement),
      family: family.map(placed),
      catalog: { catalogId, visible: catalogs.some(({ id }) => id === catalogId) },
    }),
    subject: subjectOf({ ...itemNames, pathOf: () => `${catalogId}/${itemId}` }, null),
    now,
  });
}

function findReplacement(tx: EntityManager, item: CatalogItem): Promise<CatalogItem | null> {
  const { replacedByCatalogId: catalogId, replacedByItemId: itemId } = item;
  if (catalogId === null || itemId === null) return Promise.resolve(null);
  return tx.findOne(CatalogItem, { catalogId, itemId });
}
