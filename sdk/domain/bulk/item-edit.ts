import type { components } from '../../src/schema.d.ts';
import {
  conflicts,
  validateEditOfSale,
  validateSale,
  invalidSale,
} from '../catalog/validate-sale.ts';
import { validateCount, validatePrice } from '../catalog/items.ts';
import { kitHasNoStock } from '../catalog/kits.ts';
import { noSale, type Sale } from '../catalog/sale.ts';
import { breaksInCents, invalidPriceBreaks, validatePriceBreaks } from '../catalog/price-breaks.ts';
import { parsePrice } from '../money/dollars.ts';
import { changedSinceLoaded } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';
import type { InvalidField } from '../invalid-field.ts';
import {
  editedText,
  fieldLabels,
  fieldNames,
  type EditedField,
  type EditedFields,
  type ItemEdit,
  type SavedEdit,
  type SavedSale,
} from './edited-fields.ts';

/** An item's state when its edit is checked. */
export interface EditedItem {
  fields: EditedFields;
  version: number;
  subscription: boolean;
  kit: boolean;
  /** Units that customers can buy. `onHand` includes reserved units. */
  left: number;
  onHand: number;
}

/** Why an item can't be edited, and the field at fault. */
export interface EditRejection extends Rejection {
  field?: components['schemas']['FieldError'];
}

/**
 * Returns the first edit that repeats an item, or that has more than the item's key in an undo.
 * Returns null if all are valid.
 */
export function invalidEdits(edits: readonly ItemEdit[], undo?: string): InvalidField | null {
  const seen = new Set<string>();
  for (const [place, edit] of edits.entries()) {
    const more = Object.keys(edit).find((name) => name !== 'catalogId' && name !== 'catalogItemId');
    if (undo !== undefined && more !== undefined) {
      const field = `edits.${place}.${more}`;
      return { path: field, subject: field, message: "can't be combined with undo" };
    }
    const key = idOf(edit);
    const path = `edits.${place}.catalogItemId`;
    if (seen.has(key)) return { path, subject: path, message: 'is listed twice' };
    seen.add(key);
    const invalid = invalidPriceBreaks(edit.priceBreaks ?? []);
    if (invalid !== null) return { ...invalid, path: `edits.${place}.${invalid.path}` };
  }
  return null;
}

/** Returns the error for an invalid start time, or null if it is valid or absent. */
export function invalidStart(startsAt: string | undefined): InvalidField | null {
  if (startsAt === undefined || !Number.isNaN(Date.parse(startsAt))) return null;
  return { path: 'startsAt', subject: 'startsAt', message: 'must be a date and time' };
}

export const idOf = ({ catalogId, catalogItemId }: Pick<ItemEdit, 'catalogId' | 'catalogItemId'>) =>
  `${catalogId}/${catalogItemId}`;

/** Returns an item's sale as it is stored, or null if it has none. */
export function savedSale({ salePrice, saleStarts, saleEnds }: Sale): SavedSale | null {
  if (salePrice === null || saleStarts === null || saleEnds === null) return null;
  const [starts, ends] = [new Date(saleStarts), new Date(saleEnds)];
  return { salePrice, saleStarts: starts.toISOString(), saleEnds: ends.toISOString() };
}

/** Returns the fields that an edit changes. Fields that already have the new value are left out. */
export function savedEdit(
  { price, sale, priceBreaks, enabled, listingOrderWeight, externalId, stock = 0 }: ItemEdit,
  { fields, subscription }: Pick<EditedItem, 'fields' | 'subscription'>,
): SavedEdit {
  const all: { [Field in keyof EditedFields]: EditedFields[Field] | undefined } = {
    price: price === undefined ? undefined : parsePrice(price),
    sale: sale && savedSale({ ...sale, salePrice: parsePrice(sale.salePrice) }),
    priceBreaks: priceBreaks && breaksInCents(priceBreaks),
    enabled,
    listingOrderWeight,
    externalId: externalId === '' ? null : externalId,
  };
  const saved: SavedEdit = { was: {}, to: {}, stock, publishes: !subscription };
  for (const field of fieldNames) {
    if (all[field] === undefined || isSame(all[field], fields[field])) continue;
    Object.assign(saved.to, { [field]: all[field] });
    Object.assign(saved.was, { [field]: fields[field] });
  }
  return saved;
}

/**
 * Compares without regard to key order, because the database reorders the keys of a stored sale.
 */
const isSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(
    typeof value === 'object' && value !== null
      ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
      : value,
  );

const changesNothing = ({ to, stock }: SavedEdit): boolean =>
  Object.keys(to).length === 0 && stock === 0;

/**
 * Returns a rejection if the item has changed since the version that was edited, or null. An edit
 * without a version, or one that would change nothing, is never rejected.
 */
export const validateVersion = (
  { version = 0 }: Pick<ItemEdit, 'version'>,
  item: Pick<EditedItem, 'version'>,
  saved: SavedEdit,
): Rejection | null =>
  [0, item.version].includes(version) || changesNothing(saved) ? null : changedSinceLoaded('item');

/** Returns why an item can't take an edit, or null. */
export function validateEdit(
  item: EditedItem,
  saved: SavedEdit,
  { now, timeZone }: { now: Date; timeZone: string },
): EditRejection | null {
  return (
    validateUnchanged(item, saved, timeZone) ??
    validatePriceAndSale(item, saved, now) ??
    at('stock', saved.stock === 0 ? null : validateStock(item, saved.stock))
  );
}

const validateStock = (item: EditedItem, difference: number): Rejection | null =>
  item.kit ? kitHasNoStock : validateCount({ ...item, difference });

function validateUnchanged(
  { fields }: EditedItem,
  { was, to }: SavedEdit,
  timeZone: string,
): EditRejection | null {
  for (const field of fieldNames) {
    const present = fields[field];
    if (!(field in to) || isSame(present, was[field]) || isSame(present, to[field])) continue;
    const [by, no] = [fields, was].map((values) => editedText(field, values, timeZone));
    const because = `Someone changed this item: ${fieldLabels[field]} is now ${by}, not ${no}.`;
    return at(field, rejection('CHANGED_MEANWHILE', because));
  }
  return null;
}

function validatePriceAndSale(
  { fields, subscription }: EditedItem,
  { to }: SavedEdit,
  now: Date,
): EditRejection | null {
  const price = to.price ?? fields.price;
  const unpriced = to.price === undefined ? null : validatePrice(to.price);
  if (unpriced !== null) return at('price', unpriced);
  const breaks = to.priceBreaks ?? (to.price === undefined ? [] : fields.priceBreaks);
  const tooHigh = validatePriceBreaks(
    breaks.map((one) => one.price),
    { price, subscription },
  );
  if (tooHigh !== null) return at('priceBreaks', tooHigh);
  const sale = to.sale === undefined ? fields.sale : to.sale;
  if (to.sale) {
    const next = datesOf(to.sale);
    const invalid = invalidSale(next, now);
    const because =
      invalid && rejection('INVALID_REQUEST', `${invalid.subject} ${invalid.message}.`);
    return at('sale', because ?? validateSale({ price, subscription }, next));
  }
  if (to.price === undefined || sale === null) return null;
  return at('price', validateEditOfSale(sale, { price, subscription }, now));
}

export const endsSale = ({ fields, subscription }: EditedItem, { to }: SavedEdit): boolean =>
  to.sale === undefined
    ? conflicts(fields.sale ?? noSale, { price: to.price ?? fields.price, subscription })
    : to.sale === null;

export const datesOf = ({ salePrice, saleStarts, saleEnds }: SavedSale) => ({
  salePrice,
  saleStarts: new Date(saleStarts),
  saleEnds: new Date(saleEnds),
});

const at = (field: EditedField, because: Rejection | null): EditRejection | null =>
  because && {
    code: because.code,
    reason: because.reason,
    field: { path: field, message: because.reason },
  };

export const isEdited = 'Item updated.';
export const notPublished = ({ code, reason }: Rejection): Rejection =>
  rejection(code, `The item was updated, but not published at the payment provider: ${reason}`);

/** Returns whether the edit also has to be sent to the payment provider. */
export const isToPublish = ({ to, publishes }: SavedEdit): boolean =>
  publishes && to.price !== undefined;
