import { editItemForm } from '@spindle/sdk/domain/catalog/items';
import { storedBreaks } from '@spindle/sdk/domain/catalog/price-breaks';
import type { FieldRejection } from '@spindle/sdk/domain/catalog/validate-sale';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import { changeRecord, lockVersion } from '../editing/change-record.ts';
import { editReadCache } from '../editing/edit-read-cache.ts';
import { readRecord } from '../editing/find-record.ts';
import { recordCount } from '../inventory/record-count.ts';
import type { ItemKey } from './catalog-rows.ts';
import { itemFields, type ItemForm } from './item-fields.ts';
import { items } from './items.ts';
import { rejectedSubscription } from './kit-rules.ts';
import { validateTaxCode, type ItemEditing } from './validate-tax-code.ts';

interface Outcome {
  rejection: Rejection | FieldRejection | null;
  record: components['schemas']['CatalogItemRecord'];
}

/**
 * Saves an item form.
 * @throws 409 with the current record if the form was based on another version
 */
export async function updateItem(
  editing: ItemEditing,
  key: ItemKey,
  form: ItemForm,
): Promise<Outcome> {
  const { now, user } = editing;
  const badCode = await validateTaxCode(editing, form.taxCode, key);
  return editReadCache(editing, async (tx) => {
    const item = await lockVersion(tx, items, { key, version: form.version, now });
    const { taxCode, subscription, kit, onHand } = item;
    const { difference, endsSale, breaks, unpublishes, ...edit } = editItemForm(
      {
        taxCode,
        subscription,
        kit,
        onHand,
        left: item.available(),
        sale: item.sale(),
        priceBreaks: item.priceBreaks(),
      },
      form,
      { badCode, now },
    );
    const subscribes = form.subscription === true && !subscription;
    const rejection = edit.rejection ?? (subscribes ? await rejectedSubscription(tx, item) : null);
    if (rejection !== null) return { rejection, record: await readRecord(tx, items, key, now) };
    const record = await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'update-item',
      write() {
        Object.assign(item, itemFields(form));
        if (endsSale) item.forgetSale();
        if (breaks.removed.length > 0) Object.assign(item, storedBreaks(breaks.left));
        item.onHand += difference;
        if (unpublishes) item.forgetPublishedPrice();
        const subject = subjectOf(items, key);
        recordCount(tx, item, { reason: 'edit', difference, subject, user, now });
      },
    });
    return { rejection, record };
  });
}
