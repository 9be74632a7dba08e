import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { demandRead } from '@spindle/sdk/contract/failure';
import { refuseStep, type PriceStep } from '@spindle/sdk/domain/bulk/prices';
import { refuseChangedSince } from '@spindle/sdk/domain/bulk/undo';
import {
  conflicts,
  noSaleToEnd,
  readSale,
  refuseSale,
  saleEnded,
  type FieldRefusal,
} from '@spindle/sdk/domain/catalog/refuse-sale';
import type { Refusal } from '@spindle/sdk/domain/refusal';
import type { components } from '@spindle/sdk/schema';
import { changeRecord, lockVersion } from '../editing/change-record.ts';
import { editShopWindow, type Editing } from '../editing/edit-shop-window.ts';
import { lockRecord, readRecord } from '../editing/find-record.ts';
import type { ItemKey } from './catalog-rows.ts';
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
  const sale = demandRead(readSale(form, now));
  return editShopWindow(editing, async (tx) => {
    const item = await lockVersion(tx, items, { key, version, now });
    const { priceCents: price, subscription } = item;
    const refusal = refuseSale({ price, subscription }, sale);
    if (refusal !== null) return { record: await readRecord(tx, items, key, now), refusal };
    const record = await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'save-sale',
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
      write: () => item.forgetSale(),
    });
    return { record, reason: saleEnded };
  });
}

/**
 * Says with how many left more of an item should be ordered; null takes that away.
 * @throws Failure 404 where there is none
 */
export async function saveReorderLevel(
  editing: Editing,
  key: ItemKey,
  reorderLevel: number | null,
): Promise<void> {
  await editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, items, key);
    if (record.reorderLevel === reorderLevel) return;
    const write = () => Object.assign(record, { reorderLevel });
    await changeRecord(tx, editing, items, { key, record, verb: 'save-reorder-level', write });
  });
}

/** What became of one change of an item. */
export interface Changed {
  refusal: Refusal | null;
  /** The version it was left in; null where nothing changed. */
  changedTo: number | null;
}

interface Showing {
  enabled: boolean;
  /** Only while it is the present one. */
  version?: number | undefined;
}

/**
 * Shows an item to customers, or hides it; one that is so already stays so, without a note.
 * @throws Failure 404 where there is none
 */
export async function showItem(
  editing: Editing,
  key: ItemKey,
  { enabled, version }: Showing,
): Promise<Changed> {
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, items, key);
    if (record.enabled === enabled) return { refusal: null, changedTo: null };
    const refusal = refuseChangedSince(record.version, version);
    if (refusal) return { refusal, changedTo: null };
    const verb = enabled ? 'enable-item' : 'disable-item';
    const write = () => Object.assign(record, { enabled });
    await changeRecord(tx, editing, items, { key, record, verb, write });
    return { refusal: null, changedTo: record.version };
  });
}

/**
 * Gives an item its new regular price, unless it has become another than the one the step begins
 * with, or is not of that version any more; repeated, it changes nothing.
 * @throws Failure 404 where there is none
 */
export async function changePrice(
  editing: Editing,
  key: ItemKey,
  step: PriceStep,
  version?: number,
): Promise<Changed> {
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, items, key);
    const { subscription, priceCents: price } = record;
    const sale = record.sale();
    const refusal =
      refuseStep({ price, subscription, ...sale }, step, editing.now) ??
      (price === step.to ? null : refuseChangedSince(record.version, version));
    if (refusal !== null || price === step.to) return { refusal, changedTo: null };
    const write = () => {
      record.priceCents = step.to;
      if (conflicts(sale, { price: step.to, subscription })) record.forgetSale();
    };
    await changeRecord(tx, editing, items, { key, record, verb: 'change-price', write });
    return { refusal: null, changedTo: record.version };
  });
}
