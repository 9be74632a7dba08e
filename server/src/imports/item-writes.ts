import type { EntityManager } from '@mikro-orm/postgresql';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import { ItemFamily } from '../catalog/families/item-family.entity.ts';
import { ItemAttribute } from '../catalog/item-attribute.entity.ts';
import { recordEdits, type Edit } from '../editing/record-edit.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { recordCounts, type CountedItem, type NewCount } from '../inventory/record-count.ts';
import { indexItems } from '../search/index-items.ts';
import type { ItemAttributes } from './stored-items.ts';

/** What a batch writes besides the items that it changes. */
export interface ItemWrites {
  families: Pick<ItemFamily, 'id' | 'catalogId' | 'title' | 'options' | 'version' | 'updatedAt'>[];
  items: { item: CatalogItem; attributes: ItemAttributes }[];
  edits: Edit[];
  counts: [CountedItem, NewCount][];
}

export const noWrites = (): ItemWrites => ({ families: [], items: [], edits: [], counts: [] });

/**
 * Writes a batch with a few statements. Ten thousand rows are too many to be tracked one by one.
 */
export async function writeItems(
  tx: EntityManager,
  editing: EditContext,
  { families, items, edits, counts }: ItemWrites,
): Promise<void> {
  await tx.insertMany(ItemFamily, families);
  // A new item may have the options that a changed one gives up.
  await tx.flush();
  await tx.insertMany(
    CatalogItem,
    items.map(({ item }) => item),
  );
  await tx.insertMany(
    ItemAttribute,
    items.flatMap(({ item: { catalogId, itemId }, attributes }) =>
      attributes.map((attribute) => ({ item: [catalogId, itemId], ...attribute })),
    ),
  );
  await indexItems(
    tx,
    items.map(({ item }) => item),
  );
  await recordCounts(tx, counts);
  await recordEdits(tx, editing, edits);
}
