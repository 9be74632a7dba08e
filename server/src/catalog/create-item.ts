import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { CatalogItem } from './catalog-item.entity.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { itemFields, type ItemForm } from './item-fields.ts';
import { lockCatalog } from './lock-record.ts';
import { auditedItem, recordEdit } from './record-edit.ts';
import { readItemRecord } from './saved-records.ts';
import { freeId, slugOf } from './slug.ts';

/** The catalogue stays locked meanwhile: it can't be deleted, and ids are chosen one at a time. */
export async function createItem(
  editing: Editing,
  catalogId: string,
  form: ItemForm,
): Promise<components['schemas']['CatalogItemRecord']> {
  return editShopWindow(editing, async (tx) => {
    await lockCatalog(tx, catalogId);
    const itemId = await chooseId(tx, catalogId, form.title);
    const item = tx.create(CatalogItem, {
      catalogId,
      itemId,
      ...itemFields(form),
      onHand: form.inventory,
      createdAt: editing.now,
      updatedAt: editing.now,
    });
    const subject = `item ${catalogId}/${itemId}`;
    const after = auditedItem(item);
    recordEdit(tx, editing, { verb: 'create-item', subject, before: null, after });
    await tx.flush();
    return readItemRecord(tx, catalogId, itemId);
  });
}

async function chooseId(tx: EntityManager, catalogId: string, title: string): Promise<string> {
  const slug = slugOf(title, 'item');
  const taken = await query<{ item_id: string }>(
    tx,
    `select item_id from catalog_items
      where catalog_id = $1 and (item_id = $2 or item_id like $2 || '-%')`,
    [catalogId, slug],
  );
  return freeId(slug, new Set(taken.map((row) => row.item_id)));
}
