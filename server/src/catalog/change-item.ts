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
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import { lockRecord, readRecord } from '../editing/find-record.ts';
import type { ItemKey } from './catalog-rows.ts';
import { items } from './items.ts';

type ItemRecord = components['schemas']['CatalogItemRecord'];

/**
 * Replaces an item's sale.
 * @throws 400 naming the invalid field, 409 with the current record if the form was based on
 * another version
 */
export async function saveSale(
  editing: EditContext,
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
 * Removes an item's sale, whether scheduled, active or ended. Does nothing if the item has no sale.
 * @throws 409 with the current record if the request was based on another version
 */
export async function endSale(
  editing: EditContext,
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
 * Sets the stock level at which an item should be reordered. Null removes the level.
 * @throws Failure 404 if the item doesn't exist
 */
export async function saveReorderLevel(
  editing: EditContext,
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

/** The result of changing one item. */
export interface ItemChangeResult {
  rejection: Rejection | null;
  /** The resulting version, or null if nothing changed. */
  changedTo: number | null;
}

interface VisibilityChange {
  enabled: boolean;
  /** If given, the change requires this version. */
  version?: number | undefined;
}

/**
 * Shows or hides an item. Changes and records nothing if the item already has that visibility.
 * @throws Failure 404 if the item doesn't exist
 */
export async function showItem(
  editing: EditContext,
  key: ItemKey,
  { enabled, version }: VisibilityChange,
): Promise<ItemChangeResult> {
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
 * Sets an item's regular price, unless the price no longer matches the step's starting price or the
 * version has changed. Safe to repeat.
 * @throws Failure 404 if the item doesn't exist
 */
export async function changePrice(
  editing: EditContext,
  key: ItemKey,
  step: PriceStep,
  version?: number,
): Promise<ItemChangeResult> {
  return editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, items, key);
    const { subscription, priceCents } = record;
    const priceBreaks = record.priceBreaks();
    const stored = { price: priceCents, subscription, priceBreaks, ...record.sale() };
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
