import { LockMode } from '@mikro-orm/core';
import {
  isEdited,
  isToPublish,
  savedEdit,
  savedSale,
  notPublished,
  validateEdit,
  validateVersion,
  type EditedItem,
} from '@spindle/sdk/domain/bulk/item-edit';
import { changesOf, editText } from '@spindle/sdk/domain/bulk/edited-fields';
import { nothingToUndo, undoOfEdit } from '@spindle/sdk/domain/bulk/undo';
import { priceBreaksOf } from '@spindle/sdk/domain/catalog/price-breaks';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { editItem } from '../catalog/edit-item.ts';
import type { ItemKey, ItemRow } from '../catalog/catalog-rows.ts';
import { storedPrice } from '../catalog/prices-of.ts';
import { publishPrice } from '../catalog/publishing/publish-price.ts';
import { publishProduct } from '../catalog/publishing/publish-product.ts';
import { editReadCache } from '../editing/edit-read-cache.ts';
import type { Services } from '../services.ts';
import type { BulkAction, RecordToProcess } from './action.ts';
import { editingFor, itemKeyOf, checkItems } from './item-ids.ts';
import { readDone } from './read-done.ts';
import { BulkRecord } from './bulk-record.entity.ts';

/**
 * Applies the requested values to each item, based on the previewed values. Can also undo an edit,
 * based on its result.
 */
export const edit: BulkAction = {
  async check({ orm, now, config }: Services, ids, { input, edits = new Map() }) {
    const em = orm.em.fork();
    const at = now();
    const { timeZone } = config.business;
    const before = await readDone(em, { action: 'edit', undo: input.undo, ids });
    return checkItems(em, ids, (row) => {
      const id = `${row.catalog_id}/${row.item_id}`;
      const item = editedItem(row);
      const values = edits.get(id) ?? { catalogId: row.catalog_id, catalogItemId: row.item_id };
      const saved = before ? undoOfEdit(before.get(id), at) : savedEdit(values, item);
      if (saved === null) return { rejection: nothingToUndo, reason: '' };
      const changes = changesOf(saved, { left: item.left, timeZone });
      const rejection =
        validateVersion(values, item, saved) ?? validateEdit(item, saved, { now: at, timeZone });
      return { rejection, reason: editText(changes), edit: saved, changes };
    });
  },
  async perform(services, doing) {
    const key = itemKeyOf(doing.recordId);
    if (!key) return { outcome: rejectWith(noSuch('item')), cents: null };
    return { outcome: await editOnce(services, key, doing), cents: null };
  },
};

/**
 * Applies an edit once. After a crash, the mark on the record shows that the edit is done, so only
 * later steps are repeated.
 */
async function editOnce(
  services: Services,
  key: ItemKey,
  doing: RecordToProcess,
): Promise<Outcome> {
  const { edit: saved } = doing;
  if (!saved) throw new Error('The new values of an item edit are missing.');
  const editing = editingFor(services, doing);
  const found = await editReadCache(editing, async (tx) => {
    // the lock on the record keeps other processes from applying the edit at the same time
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const one = { bulk: doing.bulkId, recordId: doing.recordId };
    const record = await tx.findOneOrFail(BulkRecord, one, lock);
    if (record.applied) return { rejection: null };
    const rejection = await editItem(tx, editing, key, saved);
    record.applied = rejection === null;
    return { rejection };
  });
  if (found.rejection) return rejectWith(found.rejection);
  if (!isToPublish(saved)) return done(isEdited);
  const product = await publishProduct(editing, key);
  const published = product.done ? await publishPrice(editing, key, {}) : product;
  return published.done ? done(isEdited) : rejectWith(notPublished(published));
}

function editedItem(row: ItemRow): EditedItem {
  const { price, subscription, ...sale } = storedPrice(row);
  return {
    fields: {
      price,
      sale: savedSale(sale),
      priceBreaks: priceBreaksOf(row.break_quantities, row.break_prices_cents),
      enabled: row.enabled,
      listingOrderWeight: row.listing_order_weight,
      externalId: row.external_id,
    },
    version: row.version,
    subscription,
    kit: row.kit,
    left: row.available,
    onHand: row.on_hand,
  };
}
