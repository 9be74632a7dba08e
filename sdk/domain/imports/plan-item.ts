import { validatePrice } from '../catalog/items.ts';
import { validatePriceBreaks } from '../catalog/price-breaks.ts';
import { validateSale } from '../catalog/validate-sale.ts';
import { MAX_UNITS, tooManyUnits } from '../inventory/max-units.ts';
import type { ImportProblem } from './imports.ts';
import type { DraftAttribute, DraftFields, ItemDraft } from './item-draft.ts';

/** Fields of an item that an import changes, as stored. */
export interface ImportedFields extends DraftFields {
  salePriceCents: number | null;
  saleStarts: string | null;
  saleEnds: string | null;
}

/** An item as stored, as far as an import is concerned. */
export interface StoredItem extends ImportedFields {
  version: number;
  onHand: number;
  reserved: number;
  attributes: readonly DraftAttribute[];
}

/** What an import does to one item. */
export interface ItemPlan {
  isNew: boolean;
  fields: Partial<ImportedFields>;
  attributes: DraftAttribute[];
  /** Units to add, or to remove if negative. */
  stock: number;
  problems: ImportProblem[];
}

/** Returns the fields of an item of which nothing is known yet. */
export const newItem = (): StoredItem => ({
  title: '',
  description: '',
  imageAlt: null,
  enabled: false,
  expired: false,
  locked: false,
  digital: false,
  subscription: false,
  subscriptionLink: null,
  listingOrderWeight: 0,
  kit: false,
  reorderLevel: null,
  priceCents: 0,
  salePriceCents: null,
  saleStarts: null,
  saleEnds: null,
  breakQuantities: null,
  breakPricesCents: null,
  taxCode: null,
  externalId: null,
  couponId: null,
  gtin: null,
  bin: null,
  costPriceCents: null,
  supplier: null,
  expectedAt: null,
  seoTitle: null,
  seoDescription: null,
  version: 0,
  onHand: 0,
  reserved: 0,
  attributes: [],
});

const YEAR_MS = 365 * 86_400_000;

/** Decides what a row changes: only what differs from the stored item. */
export function planItem(draft: ItemDraft, stored: StoredItem | null, now: Date): ItemPlan {
  const isNew = stored === null;
  const item = stored ?? newItem();
  const problems: ImportProblem[] = [];
  const problem = (field: string, message: string) => {
    problems.push({ row: draft.row, column: draft.columns[field] ?? null, message });
  };
  const typed: Partial<ImportedFields> = { ...draft.fields, ...saleOf(draft, item, now) };
  if (isNew) {
    if (typed.title !== undefined) typed.description ??= typed.title;
    if (typed.title === undefined) problem('title', 'Enter a title. New items need one.');
    if (typed.priceCents === undefined) problem('price', 'Enter a price. New items need one.');
  }
  const fields = changesOf(typed, item);
  const after = { ...item, ...fields };
  const attributes = draft.attributes.filter((attribute) => {
    const before = item.attributes.find(({ attributeId }) => attributeId === attribute.attributeId);
    if (before === undefined) return true;
    if (before.type !== attribute.type) {
      const message = `The item has an attribute “${attribute.attributeId}” of type ${before.type}.`;
      problem('attributes', message);
      return false;
    }
    return (
      !isSame(before.value, attribute.value) || !isSame(before.description, attribute.description)
    );
  });
  const stock = differenceOf(draft, after, isNew);
  const { priceCents: price, subscription, salePriceCents } = after;
  const invalid = [
    typed.priceCents === undefined ? null : validatePrice(price),
    salePriceCents === null
      ? null
      : validateSale({ price, subscription }, { salePrice: salePriceCents }),
    validatePriceBreaks(after.breakPricesCents, { price, subscription }),
  ].find((found) => found !== null);
  if (invalid) problem(invalid.field.path, invalid.reason);
  if (item.onHand + stock > MAX_UNITS) problem('stock', tooManyUnits);
  if (item.onHand - item.reserved + stock < 0) {
    const left = item.onHand - item.reserved;
    problem(
      'stock',
      `Only ${left} ${left === 1 ? 'unit is' : 'units are'} left. Remove at most that many.`,
    );
  }
  const changes = Object.keys(fields).length > 0 || attributes.length > 0 || stock !== 0;
  if (!isNew && changes && draft.version !== null && draft.version !== item.version) {
    problem(
      'version',
      'This item changed after the export. Export the list again, then edit that file.',
    );
  }
  return { isNew, fields, attributes, stock, problems };
}

export const effectOf = ({ isNew, fields, attributes, stock }: ItemPlan) => {
  if (isNew) return 'create';
  const isChanged = Object.keys(fields).length > 0 || attributes.length > 0 || stock !== 0;
  return isChanged ? 'update' : 'same';
};

/** A sale that has ended is not imported. Without dates, the sale of the same price stays. */
function saleOf({ sale }: ItemDraft, item: StoredItem, now: Date): Partial<ImportedFields> {
  if (sale === undefined) return {};
  const none = { salePriceCents: null, saleStarts: null, saleEnds: null };
  const isOver = (ends: string | null) => ends !== null && new Date(ends) <= now;
  if (sale === null) return isOver(item.saleEnds) ? {} : none;
  const { salePriceCents, saleStarts, saleEnds } = sale;
  const isStored = salePriceCents === item.salePriceCents;
  if (isStored && saleEnds === null && !isOver(item.saleEnds)) return {};
  if (isStored && isSame(saleEnds, item.saleEnds) && isSame(saleStarts, item.saleStarts)) return {};
  if (isOver(saleEnds)) return isOver(item.saleEnds) ? {} : none;
  const starts = saleStarts ?? now.toISOString();
  const ends = saleEnds ?? new Date(now.getTime() + YEAR_MS).toISOString();
  return { salePriceCents, saleStarts: starts, saleEnds: ends };
}

function changesOf(typed: Partial<ImportedFields>, item: StoredItem): Partial<ImportedFields>;
function changesOf(typed: object, item: object): object {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isSame(value, Reflect.get(item, name))),
  );
}

/** Spreadsheets trim texts and change line breaks, which is no edit. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

const plain = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value;

function differenceOf(draft: ItemDraft, item: StoredItem, isNew: boolean): number {
  if (item.kit) return 0;
  const { stock, stockIfNew, stockDifference } = draft;
  if (stock === null || (stockIfNew && !isNew)) return stockDifference;
  return stock - (item.onHand - item.reserved) + stockDifference;
}

/** Names a row in lists. */
export const nameOf = ({ key, partNumber, fields, slug }: ItemDraft): string =>
  partNumber ?? (key ? `${key.catalogId}/${key.catalogItemId}` : (fields.title ?? slug));

export const createdSince =
  'Someone has created this item since the review. Upload the file again to update it.';

export const severalItems = (partNumber: string): string =>
  `Several items have the part number ${partNumber}. Give each its own first.`;
