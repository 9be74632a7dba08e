import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { chooseId, startsWith } from '../editing/choose-id.ts';
import { createRecord } from '../editing/change-record.ts';
import { firstEdit } from '../editing/edited.ts';
import { lockRecord } from '../editing/find-record.ts';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { recordCount } from '../inventory/record-count.ts';
import { CatalogItem, noFamily, noSale } from './catalog-item.entity.ts';
import { catalogs } from './catalogs.ts';
import { type ItemForm, itemFields } from './item-fields.ts';
import { items } from './items.ts';
import type { FieldRejection } from '@spindle/sdk/domain/catalog/validate-sale';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import { type ItemEditing, validateTaxCode } from './validate-tax-code.ts';
import { noDetails } from '@spindle/sdk/domain/catalog/item-details';
import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import { reservedIds, validatePrice } from '@spindle/sdk/domain/catalog/items';

type Outcome =
  | { saved: true; record: components['schemas']['CatalogItemRecord'] }
  | { saved: false; rejection: Rejection | FieldRejection };

/**
 * Chooses the id of a new item. The caller has locked the catalog. `unsaved` are ids of new items
 * that aren't stored yet.
 */
export const chooseItemId = (
  tx: EntityManager,
  catalogId: string,
  title: string,
  unsaved: readonly string[] = [],
) =>
  chooseId(title, {
    fallback: 'item',
    reserved: reservedIds,
    async taken(slug) {
      const where = { catalogId, itemId: startsWith(slug) };
      const found = await tx.find(CatalogItem, where, { fields: ['itemId'] });
      return [...unsaved, ...found.map((one) => one.itemId)];
    },
  });

/** Keeps the catalog locked so that nobody can delete it and ids are assigned one at a time. */
export async function createItem(
  editing: ItemEditing,
  catalogId: string,
  form: ItemForm,
): Promise<Outcome> {
  const rejection =
    validatePrice(parsePrice(form.price)) ?? (await validateTaxCode(editing, form.taxCode));
  if (rejection !== null) return { saved: false, rejection };
  const record = await createRecord(editing, items, async (tx) => {
    await lockRecord(tx, catalogs, catalogId);
    const itemId = await chooseItemId(tx, catalogId, form.title);
    const key = { catalogId, itemId };
    const fields = {
      ...itemFields(form),
      onHand: form.inventory,
      ...noSale,
      reorderLevel: null,
      ...noDetails,
      ...noFamily,
      ...firstEdit(editing.now),
    };
    const item = tx.create(CatalogItem, { ...key, ...fields });
    const [difference, subject] = [item.onHand, subjectOf(items, key)];
    const { user, now } = editing;
    recordCount(tx, item, { reason: 'opening', difference, subject, user, now });
    return { key, record: item };
  });
  return { saved: true, record };
}
