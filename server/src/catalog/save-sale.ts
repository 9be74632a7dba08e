import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { unfitInput } from '@spindle/sdk/contract/failure';
import {
  noSaleToEnd,
  refuseSale,
  saleEnded,
  unfitSale,
  type FieldRefusal,
} from '@spindle/sdk/domain/catalog/refuse-sale';
import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import type { components } from '@spindle/sdk/schema';
import { changeRecord, lockVersion } from '../editing/change-record.ts';
import { editShopWindow, type Editing } from '../editing/edit-shop-window.ts';
import { readRecord } from '../editing/find-record.ts';
import type { ItemKey } from './catalog-rows.ts';
import { auditedItem } from './item-fields.ts';
import { items } from './items.ts';

type ItemRecord = components['schemas']['CatalogItemRecord'];

/**
 * Gives an item its sale, in place of the one it had.
 * @throws 400 naming what can't be of any item, 409 with the present record where the form was
 *   filled in from another version
 */
export async function saveSale(
  editing: Editing,
  key: ItemKey,
  { version, ...form }: BodyOf<'saveItemSale'>,
): Promise<{ record: ItemRecord; refusal: FieldRefusal | null }> {
  const { now } = editing;
  const sale = {
    salePrice: parsePrice(form.salePrice),
    saleStarts: new Date(form.saleStarts),
    saleEnds: new Date(form.saleEnds),
  };
  const unfit = unfitSale(sale, now);
  if (unfit !== null) throw unfitInput(unfit);
  return editShopWindow(editing, async (tx) => {
    const item = await lockVersion(tx, items, { key, version, now });
    const { priceCents: price, subscription } = item;
    const refusal = refuseSale({ price, subscription }, sale);
    if (refusal !== null) return { record: await readRecord(tx, items, key, now), refusal };
    const record = await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'save-sale',
      audited: auditedItem,
      write() {
        const { salePrice: salePriceCents, saleStarts, saleEnds } = sale;
        Object.assign(item, { salePriceCents, saleStarts, saleEnds });
      },
    });
    return { record, refusal };
  });
}

/**
 * Takes an item's sale away, however it stands; an item without one stays as it is.
 * @throws 409 with the present record where another version is meant
 */
export async function endSale(
  editing: Editing,
  key: ItemKey,
  version?: number,
): Promise<{ record: ItemRecord; reason: string }> {
  return editShopWindow(editing, async (tx) => {
    const item = await lockVersion(tx, items, { key, version, now: editing.now });
    if (item.salePriceCents === null) {
      return { record: await readRecord(tx, items, key, editing.now), reason: noSaleToEnd };
    }
    const record = await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'end-sale',
      audited: auditedItem,
      write: () => item.forgetSale(),
    });
    return { record, reason: saleEnded };
  });
}
