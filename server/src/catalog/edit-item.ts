import type { EntityManager } from '@mikro-orm/postgresql';
import {
  datesOf,
  endsSale,
  savedSale,
  validateEdit,
  type EditedItem,
  type EditRejection,
} from '@spindle/sdk/domain/bulk/item-edit';
import type { SavedEdit } from '@spindle/sdk/domain/bulk/edited-fields';
import { storedBreaks } from '@spindle/sdk/domain/catalog/price-breaks';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { changeRecord } from '../editing/change-record.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { lockRecord } from '../editing/find-record.ts';
import { recordCount } from '../inventory/record-count.ts';
import type { CatalogItem } from './catalog-item.entity.ts';
import type { ItemKey } from './catalog-rows.ts';
import { items } from './items.ts';

/**
 * Applies one edit of a bulk change in the caller's transaction. Rejects the edit if someone else
 * has changed the same fields since.
 * @throws Failure 404 if the item doesn't exist
 */
export async function editItem(
  tx: EntityManager,
  editing: EditContext,
  key: ItemKey,
  saved: SavedEdit,
): Promise<EditRejection | null> {
  const item = await lockRecord(tx, items, key);
  const present = editedItem(item);
  const { timeZone } = editing.services.config.business;
  const rejection = validateEdit(present, saved, { now: editing.now, timeZone });
  if (rejection !== null) return rejection;
  await changeRecord(tx, editing, items, {
    key,
    record: item,
    verb: 'edit-item',
    write() {
      const { sale, price, priceBreaks, ...fields } = saved.to;
      if (price !== undefined) item.priceCents = price;
      if (endsSale(present, saved)) item.forgetSale();
      else if (sale) setSale(item, sale);
      if (priceBreaks) Object.assign(item, storedBreaks(priceBreaks));
      Object.assign(item, fields);
      item.onHand += saved.stock;
      const count = { reason: 'edit', difference: saved.stock } as const;
      const { user, now } = editing;
      recordCount(tx, item, { ...count, subject: subjectOf(items, key), user, now });
    },
  });
  return null;
}

function setSale(item: CatalogItem, sale: NonNullable<SavedEdit['to']['sale']>): void {
  const { salePrice: salePriceCents, saleStarts, saleEnds } = datesOf(sale);
  Object.assign(item, { salePriceCents, saleStarts, saleEnds });
}

const editedItem = (item: CatalogItem): EditedItem => ({
  fields: {
    price: item.priceCents,
    sale: savedSale(item.sale()),
    priceBreaks: item.priceBreaks(),
    enabled: item.enabled,
    listingOrderWeight: item.listingOrderWeight,
    externalId: item.externalId,
  },
  version: item.version,
  subscription: item.subscription,
  kit: item.kit,
  left: item.available(),
  onHand: item.onHand,
});
