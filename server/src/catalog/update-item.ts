import { MOST_UNITS, tooManyUnits } from '@spindle/sdk/domain/inventory/most-units';
import type { components } from '@spindle/sdk/schema';
import { conflict } from '@spindle/sdk/contract/failure';
import type { CatalogItem } from './catalog-item.entity.ts';
import type { ItemKey } from './catalog-rows.ts';
import { recordCount } from '../inventory/record-count.ts';
import { editShopWindow, type ItemEditing } from './edit-shop-window.ts';
import { itemFields, type ItemForm } from './item-fields.ts';
import { lockItem } from './lock-record.ts';
import { auditedItem, recordEdit } from './record-edit.ts';
import { refuseTaxCode } from './refuse-tax-code.ts';
import { readItemRecord } from './saved-records.ts';

type Outcome =
  | { saved: true; record: components['schemas']['CatalogItemRecord'] }
  | { saved: false; reason: string; record: components['schemas']['CatalogItemRecord'] };

/** More than this of one item is a slip of the keyboard. */

/**
 * Saves an item's form. The count in it is taken as a difference from the count the editor saw, so
 * that what was sold while the form was open stays sold.
 * @throws 409 with the present record where the form was filled in from another version
 */
export async function updateItem(
  editing: ItemEditing,
  key: ItemKey,
  form: ItemForm,
): Promise<Outcome> {
  const { catalogId, itemId } = key;
  const badCode = await refuseTaxCode(editing, form.taxCode, key);
  return editShopWindow(editing, async (tx) => {
    const item = await lockItem(tx, catalogId, itemId);
    if (form.version !== undefined && form.version !== item.version) {
      throw conflict('Somebody changed this item meanwhile. Look at it again, then save.', {
        CatalogItem: await readItemRecord(tx, catalogId, itemId),
      });
    }
    const difference = form.inventory - (form.inventoryWas ?? item.available());
    const reason = badCode ?? whyNot(item, difference);
    if (reason !== undefined) {
      return { saved: false, reason, record: await readItemRecord(tx, catalogId, itemId) };
    }
    const before = auditedItem(item);
    tx.assign(item, itemFields(form));
    item.onHand += difference;
    if (isAnotherPublication(before, item)) item.forgetPublishedPrice();
    item.edited(editing.now);
    const subject = `item ${catalogId}/${itemId}`;
    recordCount(tx, item, { reason: 'edit', difference, subject, ...editing });
    recordEdit(tx, editing, { verb: 'update-item', subject, before, after: auditedItem(item) });
    await tx.flush();
    return { saved: true, record: await readItemRecord(tx, catalogId, itemId) };
  });
}

/** What the provider has would be taxed, billed or booked otherwise than the shop says. */
function isAnotherPublication(
  before: Pick<CatalogItem, 'taxCode' | 'subscription' | 'externalId'>,
  item: CatalogItem,
): boolean {
  return (
    before.taxCode !== item.taxCode ||
    before.subscription !== item.subscription ||
    before.externalId !== item.externalId
  );
}

function whyNot(item: CatalogItem, difference: number): string | undefined {
  const left = item.available();
  if (left + difference < 0) {
    return (
      `Customers bought or reserved units while you were editing: ${left} are left, ` +
      `so ${-difference} can't be taken away. Enter the count again.`
    );
  }
  if (item.onHand + difference > MOST_UNITS) {
    return tooManyUnits;
  }
  return undefined;
}
