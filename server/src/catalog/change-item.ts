import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { requireValid } from '@spindle/sdk/contract/failure';
import { changePrice as decidePrice, type PriceStep } from '@spindle/sdk/domain/bulk/prices';
import { validateUnchangedSince } from '@spindle/sdk/domain/bulk/undo';
import {
  noSaleToEnd,
  readSale,
  validateSale,
  saleEnded,
  type FieldRejection,
} from '@spindle/sdk/domain/catalog/validate-sale';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import { changeRecord, lockVersion } from '../editing/change-record.ts';
import { editReadCache, type Editing } from '../editing/edit-read-cache.ts';
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
): Promise<{ record: ItemRecord; rejection: FieldRejection | null }> {
  const { now } = editing;
  const sale = requireValid(readSale(form, now));
  return editReadCache(editing, async (tx) => {
    const item = await lockVersion(tx, items, { key, version, now });
    const { priceCents: price, subscription } = item;
    const rejection = validateSale({ price, subscription }, sale);
    if (rejection !== null) return { record: await readRecord(tx, items, key, now), rejection };
    const record = await changeRecord(tx, editing, items, {
      key,
      record: item,
      verb: 'save-sale',
      write() {
        const { salePrice: salePriceCents, saleStarts, saleEnds } = sale;
        Object.assign(item, { salePriceCents, saleStarts, saleEnds });
      },
    });
    return { record, rejection };
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
  return editReadCache(editing, async (tx) => {
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
  await editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, items, key);
    if (record.reorderLevel === reorderLevel) return;
    const write = () => Object.assign(record, { reorderLevel });
    await changeRecord(tx, editing, items, { key, record, verb: 'save-reorder-level', write });
  });
}

/** What became of one change of an item. */
export interface Changed {
  rejection: Rejection | null;
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
  return editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, items, key);
    if (record.enabled === enabled) return { rejection: null, changedTo: null };
    const rejection = validateUnchangedSince(record.version, version);
    if (rejection) return { rejection, changedTo: null };
    const verb = enabled ? 'enable-item' : 'disable-item';
    const write = () => Object.assign(record, { enabled });
    await changeRecord(tx, editing, items, { key, record, verb, write });
    return { rejection: null, changedTo: record.version };
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
  return editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, items, key);
    const { subscription, priceCents } = record;
    const stored = { price: priceCents, subscription, ...record.sale() };
    const { rejection, changes } = decidePrice(stored, step, editing.now);
    if (changes === null) return { rejection, changedTo: null };
    const changedSince = validateUnchangedSince(record.version, version);
    if (changedSince) return { rejection: changedSince, changedTo: null };
    const write = () => {
      record.priceCents = changes.price;
      if (changes.endsSale) record.forgetSale();
    };
    await changeRecord(tx, editing, items, { key, record, verb: 'change-price', write });
    return { rejection: null, changedTo: record.version };
  });
}
