import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { recordCount } from '../inventory/record-count.ts';
import { CatalogItem } from './catalog-item.entity.ts';
import { editShopWindow, type ItemEditing } from './edit-shop-window.ts';
import { itemFields, type ItemForm } from './item-fields.ts';
import { lockCatalog } from './lock-record.ts';
import { auditedItem, recordEdit } from './record-edit.ts';
import { refuseTaxCode } from './refuse-tax-code.ts';
import { reservedIds } from './reserved-ids.ts';
import { readItemRecord } from './saved-records.ts';
import { freeId, slugOf } from './slug.ts';

type Outcome =
  | { saved: true; record: components['schemas']['CatalogItemRecord'] }
  | { saved: false; reason: string };

/** The catalogue stays locked meanwhile: it can't be deleted, and ids are chosen one at a time. */
export async function createItem(
  editing: ItemEditing,
  catalogId: string,
  form: ItemForm,
): Promise<Outcome> {
  const reason = await refuseTaxCode(editing, form.taxCode);
  if (reason !== undefined) return { saved: false, reason };
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
    recordCount(tx, item, { reason: 'opening', difference: item.onHand, subject, ...editing });
    const after = auditedItem(item);
    recordEdit(tx, editing, { verb: 'create-item', subject, before: null, after });
    await tx.flush();
    return { saved: true, record: await readItemRecord(tx, catalogId, itemId) };
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
  return freeId(slug, new Set(taken.map((row) => row.item_id)), reservedIds);
}
