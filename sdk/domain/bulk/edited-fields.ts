import type { components } from '../../src/schema.d.ts';
import { formatPriceBreaks, type PriceBreak } from '../catalog/price-breaks.ts';
import { formatMoney, toDollars } from '../money/dollars.ts';
import { shortDateTime } from '../time/format-date-time.ts';

type Schemas = components['schemas'];
export type ItemEdit = Schemas['ItemEdit'];
export type ItemChange = Schemas['ItemChange'];
export type EditedField = ItemChange['field'];

/** A sale as it is stored: prices in cents, times in UTC (ISO 8601). */
export interface SavedSale {
  salePrice: number;
  saleStarts: string;
  saleEnds: string;
}

/** Fields of an item that a bulk edit can change. The price is in cents. */
export interface EditedFields {
  price: number;
  sale: SavedSale | null;
  /** Prices in cents. */
  priceBreaks: readonly PriceBreak[];
  enabled: boolean;
  listingOrderWeight: number;
  externalId: string | null;
}

/**
 * An edit with the values it replaces. If staff have changed a field since then, the edit is
 * rejected and their value is kept.
 */
export interface SavedEdit {
  was: Partial<EditedFields>;
  to: Partial<EditedFields>;
  stock: number;
  /**
   * Whether the new price is published automatically. For a subscription, staff have to choose how
   * often it recurs.
   */
  publishes: boolean;
}

/** In the order in which changes are described. */
export const fieldNames = [
  'price',
  'sale',
  'priceBreaks',
  'enabled',
  'listingOrderWeight',
  'externalId',
] as const;

/**
 * Describes an edit's changes for people.
 * @param left units that customers can buy
 */
export function changesOf(
  { was, to, stock }: SavedEdit,
  { left, timeZone }: { left: number; timeZone: string },
): ItemChange[] {
  const changes: ItemChange[] = fieldNames
    .filter((field) => field in to)
    .map((field) => ({
      field,
      from: editedText(field, was, timeZone),
      to: editedText(field, to, timeZone),
    }));
  if (stock === 0) return changes;
  return [...changes, { field: 'stock', from: String(left), to: String(left + stock) }];
}

export const editText = (changes: readonly ItemChange[]): string =>
  changes.length === 0
    ? 'No changes.'
    : changes.map(({ field, from, to }) => `${fieldLabels[field]}: ${from} → ${to}`).join('; ');

export const fieldLabels: Readonly<Record<EditedField, string>> = {
  price: 'Price',
  sale: 'Sale',
  priceBreaks: 'Quantity prices',
  stock: 'Stock',
  enabled: 'Visible',
  listingOrderWeight: 'Order',
  externalId: 'Part number',
};

const breaksText = (breaks: readonly PriceBreak[]) =>
  breaks.length === 0
    ? 'none'
    : formatPriceBreaks(breaks.map((one) => ({ ...one, price: toDollars(one.price) })));

const texts = {
  price: formatMoney,
  enabled: (enabled: boolean) => (enabled ? 'yes' : 'no'),
  listingOrderWeight: String,
  externalId: (part: string | null) => part ?? 'none',
};

function saleText(sale: SavedSale | null, timeZone: string): string {
  if (sale === null) return 'none';
  const [starts, ends] = [sale.saleStarts, sale.saleEnds].map((time) =>
    shortDateTime(new Date(time), timeZone),
  );
  return `${formatMoney(sale.salePrice)} from ${starts} to ${ends}`;
}

/** Describes a field's value for people. Empty if there is none. */
export function editedText(
  field: keyof EditedFields,
  of: Partial<EditedFields>,
  timeZone: string,
): string {
  switch (field) {
    case 'price':
      return of.price === undefined ? '' : texts.price(of.price);
    case 'sale':
      return of.sale === undefined ? '' : saleText(of.sale, timeZone);
    case 'priceBreaks':
      return of.priceBreaks === undefined ? '' : breaksText(of.priceBreaks);
    case 'enabled':
      return of.enabled === undefined ? '' : texts.enabled(of.enabled);
    case 'listingOrderWeight':
      return of.listingOrderWeight === undefined
        ? ''
        : texts.listingOrderWeight(of.listingOrderWeight);
    default:
      return of.externalId === undefined ? '' : texts.externalId(of.externalId);
  }
}
