import type { components } from '../../src/schema.d.ts';
import {
  formatPriceBreaks,
  invalidPriceBreaks,
  parsePriceBreaks,
} from '../catalog/price-breaks.ts';
import { capitalized } from '../records.ts';
import { instantOf, wallTime } from '../time/shop-days.ts';
import type { ItemEdit } from './edited-fields.ts';

type Item = components['schemas']['AdminItem'];

/** Columns of the item sheet, named as in the header of the exported file. */
export const sheetColumns = [
  'price',
  'salePrice',
  'saleStarts',
  'saleEnds',
  'priceBreaks',
  'stockDifference',
  'enabled',
  'listingOrderWeight',
  'externalId',
] as const;

export type SheetColumn = (typeof sheetColumns)[number];
export type SheetCells = Record<SheetColumn, string>;

export const isSheetColumn = (name: string): name is SheetColumn =>
  sheetColumns.some((column) => column === name);

/** Returns an item as a row of the sheet. Times are in the shop's time zone. */
export function cellsOf(
  item: Pick<Item, Exclude<SheetColumn, 'stockDifference'>>,
  timeZone: string,
): SheetCells {
  return {
    price: item.price.toFixed(2),
    salePrice: item.salePrice === null ? '' : item.salePrice.toFixed(2),
    saleStarts: minuteOf(item.saleStarts, timeZone),
    saleEnds: minuteOf(item.saleEnds, timeZone),
    priceBreaks: formatPriceBreaks(item.priceBreaks),
    stockDifference: '',
    enabled: item.enabled ? 'yes' : 'no',
    listingOrderWeight: String(item.listingOrderWeight),
    externalId: item.externalId ?? '',
  };
}

/** `2030-11-29 00:00` */
const minuteOf = (iso: string | null, timeZone: string) =>
  iso === null ? '' : wallTime(timeZone, new Date(iso)).replace('T', ' ');

export interface ReadRow {
  edit: ItemEdit;
  errors: { column: SheetColumn; message: string }[];
}

interface SheetRow {
  key: Pick<ItemEdit, 'catalogId' | 'catalogItemId' | 'version'>;
  /** The row before the edit. Absent when the row comes from a file. */
  was?: SheetCells;
  cells: Partial<SheetCells>;
  /** The shop's time zone. */
  timeZone: string;
}

/** Returns the edit for a row's changed cells. */
export function readRow({ key, was, cells, timeZone }: SheetRow): ReadRow {
  const row: ReadRow = { edit: { ...key }, errors: [] };
  const isTyped = (column: SheetColumn) =>
    cells[column] !== undefined && cells[column] !== was?.[column];
  for (const column of sheetColumns.filter(isTyped)) {
    const message = readers[column]?.(row.edit, plain(cells[column] ?? ''));
    if (message) row.errors.push({ column, message });
  }
  if (saleColumns.some(isTyped)) readSale(row, { ...was, ...cells }, timeZone);
  return row;
}

const saleColumns = ['salePrice', 'saleStarts', 'saleEnds'] as const;

/** Removes the apostrophe that spreadsheets and our own exports put before a formula character. */
const plain = (text: string) => text.trim().replace(/^'(?=[=+\-@\t\r])/, '');

type Reader = (edit: ItemEdit, text: string) => string | null;

const readers: Partial<Record<SheetColumn, Reader>> = {
  price(edit, text) {
    const price = priceIn(text);
    if (price === null) return NO_PRICE;
    edit.price = price;
    return null;
  },
  priceBreaks(edit, text) {
    const breaks = parsePriceBreaks(text);
    if (breaks === null) return NO_BREAKS;
    const invalid = invalidPriceBreaks(breaks);
    if (invalid !== null) return `${capitalized(invalid.subject)} ${invalid.message}.`;
    edit.priceBreaks = breaks;
    return null;
  },
  stockDifference(edit, text) {
    const units = text.replace('−', '-');
    if (units === '') return null;
    if (!/^[+-]?\d{1,7}$/.test(units)) return 'Enter the units added or removed, such as 12 or -3.';
    edit.stock = Number(units);
    return null;
  },
  enabled(edit, text) {
    const word = text.toLowerCase();
    if (!['yes', 'no', 'true', 'false', '1', '0'].includes(word)) return 'Enter yes or no.';
    edit.enabled = ['yes', 'true', '1'].includes(word);
    return null;
  },
  listingOrderWeight(edit, text) {
    if (!/^-?\d{1,6}$/.test(text)) return 'Enter a whole number. Lower numbers are listed first.';
    edit.listingOrderWeight = Number(text);
    return null;
  },
  externalId(edit, text) {
    if (text.length > 255) return 'Enter at most 255 characters.';
    edit.externalId = text === '' ? null : text;
    return null;
  },
};

const NO_PRICE = 'Enter dollars and cents, such as 80.00.';
const NO_BREAKS = 'Enter quantities with prices, such as 10:7.50; 50:6.90.';
const NO_MOMENT = 'Enter a date, with or without a time, such as 2030-11-29 18:00.';

/** `$1,299.5` → `1299.5`. Returns null if the text isn't a price. */
function priceIn(text: string): string | null {
  const bare = text.replace(/^\$/, '');
  const digits = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^\d{1,7}(\.\d{1,2})?$/.test(digits) ? digits : null;
}

function readSale({ edit, errors }: ReadRow, cells: Partial<SheetCells>, timeZone: string): void {
  const texts = saleColumns.map((column) => plain(cells[column] ?? ''));
  if (texts.every((text) => text === '')) {
    edit.sale = null;
    return;
  }
  const [price = '', starts = '', ends = ''] = texts;
  const sale = {
    salePrice: priceIn(price),
    saleStarts: dateTimeOf(starts, timeZone),
    saleEnds: dateTimeOf(ends, timeZone),
  };
  const { salePrice, saleStarts, saleEnds } = sale;
  if (salePrice === null) errors.push({ column: 'salePrice', message: NO_PRICE });
  if (saleStarts === null) errors.push({ column: 'saleStarts', message: NO_MOMENT });
  if (saleEnds === null) errors.push({ column: 'saleEnds', message: NO_MOMENT });
  if (salePrice !== null && saleStarts !== null && saleEnds !== null) {
    edit.sale = { salePrice, saleStarts, saleEnds };
  }
}

/**
 * Parses a time in the shop's time zone, or in UTC if the text says so, as our exports do. Returns
 * null if the text isn't a time.
 */
function dateTimeOf(text: string, timeZone: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z| UTC)?)?$/.exec(
    text,
  );
  if (!match) return null;
  const [, day = '', minute = '00:00', seconds = ':00', isUtc] = match;
  const at = new Date(`${day}T${minute}${seconds}Z`);
  if (Number.isNaN(at.getTime())) return null;
  const time = at.toISOString();
  // `Date` would read February 30 as March 2, and 24:00 as the next day.
  if (!time.startsWith(`${day}T${minute}`)) return null;
  if (isUtc !== undefined) return time;
  const start = instantOf(timeZone, `${day}T${minute}`);
  return new Date(start.getTime() + (at.getTime() % 60_000)).toISOString();
}

export const isEmptyRow = ({ edit }: Pick<ReadRow, 'edit'>): boolean =>
  Object.keys(edit).every((name) => ['catalogId', 'catalogItemId', 'version'].includes(name));
