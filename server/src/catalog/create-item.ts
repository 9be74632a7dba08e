import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../database/query.ts';
import { createRecord } from '../editing/create-record.ts';
import { firstEdit } from '../editing/edited.ts';
import { lockRecord } from '../editing/find-record.ts';
import { subjectOf } from '../editing/record-kind.ts';
import { freeId, slugOf } from '../editing/slug.ts';
import { recordCount } from '../inventory/record-count.ts';
import { CatalogItem } from './catalog-item.entity.ts';
import { catalogs } from './catalogs.ts';
import { itemFields, type ItemForm } from './item-fields.ts';
import { items } from './items.ts';
import { refuseTaxCode, type ItemEditing } from './refuse-tax-code.ts';
import { reservedIds } from './reserved-ids.ts';

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
  const record = await createRecord(editing, items, async (tx) => {
    await lockRecord(tx, catalogs, catalogId);
    const key = { catalogId, itemId: await chooseId(tx, catalogId, form.title) };
    const fields = { ...itemFields(form), onHand: form.inventory, ...firstEdit(editing.now) };
    const item = tx.create(CatalogItem, { ...key, ...fields });
    const [difference, subject] = [item.onHand, subjectOf(items, key)];
    recordCount(tx, item, { reason: 'opening', difference, subject, ...editing });
    return { key, record: item };
  });
  return { saved: true, record };
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
