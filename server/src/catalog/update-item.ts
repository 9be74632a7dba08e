import { MOST_UNITS, tooManyUnits } from '@spindle/sdk/domain/inventory/most-units';
import type { components } from '@spindle/sdk/schema';
import { changeRecord, lockVersion } from '../editing/change-record.ts';
import { editShopWindow } from '../editing/edit-shop-window.ts';
import { readRecord } from '../editing/find-record.ts';
import { subjectOf } from '../editing/record-kind.ts';
import { recordCount } from '../inventory/record-count.ts';
import type { CatalogItem } from './catalog-item.entity.ts';
import type { ItemKey } from './catalog-rows.ts';
import { auditedItem, itemFields, type ItemForm } from './item-fields.ts';
import { items } from './items.ts';
import { refuseTaxCode, type ItemEditing } from './refuse-tax-code.ts';

type Outcome =
  | { saved: true; record: components['schemas']['CatalogItemRecord'] }
  | { saved: false; reason: string; record: components['schemas']['CatalogItemRecord'] };

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
  const badCode = await refuseTaxCode(editing, form.taxCode, key);
  return editShopWindow(editing, async (tx) => {
    const item = await lockVersion(tx, items, { key, version: form.version });
    const difference = form.inventory - (form.inventoryWas ?? item.available());
    const reason = badCode ?? whyNot(item, difference);
    if (reason !== undefined) {
      return { saved: false, reason, record: await readRecord(tx, items, key) };
    }
    const { taxCode, subscription, externalId } = item;
    const record = await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'update-item',
      audited: auditedItem,
      write() {
        Object.assign(item, itemFields(form));
        item.onHand += difference;
        if (isAnotherPublication({ taxCode, subscription, externalId }, item)) {
          item.forgetPublishedPrice();
        }
        const subject = subjectOf(items, key);
        recordCount(tx, item, { reason: 'edit', difference, subject, ...editing });
      },
    });
    return { saved: true, record };
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
