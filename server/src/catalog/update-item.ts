import { isAnotherPublication, refuseCount } from '@spindle/sdk/domain/catalog/items';
import {
  conflicts,
  refuseEditOfSale,
  type FieldRefusal,
} from '@spindle/sdk/domain/catalog/refuse-sale';
import type { Refusal } from '@spindle/sdk/domain/refusal';
import type { components } from '@spindle/sdk/schema';
import { changeRecord, lockVersion } from '../editing/change-record.ts';
import { editShopWindow } from '../editing/edit-shop-window.ts';
import { readRecord } from '../editing/find-record.ts';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { recordCount } from '../inventory/record-count.ts';
import type { ItemKey } from './catalog-rows.ts';
import { auditedItem, itemFields, type ItemForm } from './item-fields.ts';
import { items } from './items.ts';
import { refuseTaxCode, type ItemEditing } from './refuse-tax-code.ts';

type Outcome =
  | { saved: true; record: components['schemas']['CatalogItemRecord'] }
  | {
      saved: false;
      refusal: Refusal | FieldRefusal;
      record: components['schemas']['CatalogItemRecord'];
    };

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
  const { now, user } = editing;
  const badCode = await refuseTaxCode(editing, form.taxCode, key);
  return editShopWindow(editing, async (tx) => {
    const item = await lockVersion(tx, items, { key, version: form.version, now });
    const difference = form.inventory - (form.inventoryWas ?? item.available());
    const left = item.available();
    const fields = itemFields(form);
    const edit = { price: fields.priceCents, subscription: fields.subscription };
    const sale = item.sale();
    const refusal =
      badCode ??
      refuseCount({ left, onHand: item.onHand, difference }) ??
      refuseEditOfSale(sale, edit, now);
    if (refusal !== null) {
      return { saved: false, refusal, record: await readRecord(tx, items, key, now) };
    }
    const { taxCode, subscription } = item;
    const record = await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'update-item',
      audited: auditedItem,
      write() {
        Object.assign(item, fields);
        if (conflicts(sale, edit)) item.forgetSale();
        item.onHand += difference;
        if (isAnotherPublication({ taxCode, subscription }, item)) {
          item.forgetPublishedPrice();
        }
        const subject = subjectOf(items, key);
        recordCount(tx, item, { reason: 'edit', difference, subject, user, now });
      },
    });
    return { saved: true, record };
  });
}
