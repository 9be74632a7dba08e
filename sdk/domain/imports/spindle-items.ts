import { isSheetColumn, readRow, type SheetCells } from '../bulk/sheet.ts';
import { isGtin } from '../catalog/gtin.ts';
import { invalidGtin, maxLengths } from '../catalog/item-details.ts';
import { breaksInCents, storedBreaks } from '../catalog/price-breaks.ts';
import { isWebUrl } from '../editing/web-address.ts';
import type { AttributeType } from '../editing/attribute-value.ts';
import { parsePrice } from '../money/dollars.ts';
import { readCount, readFlag, readMoney, type Cell } from './cells.ts';
import { itemMissing } from './imports.ts';
import { emptyDraft, type DraftFields, type ItemDraft, type ReadItems } from './item-draft.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from './item-parts.ts';
import { tooLong, type RowReader, type TableReader } from './row-reader.ts';

export const isSpindle = (names: ReadonlySet<string>): boolean =>
  ['catalogid', 'catalogitemid'].every((name) => names.has(name));

/** Types whose value is text. The others refer to files or other items. */
const importedTypes = [
  'SPEC',
  'WEIGHT',
  'SHIPPING',
  'HS_CODE',
  'ORIGIN',
  'HTML',
  'LINK',
  'VIDEO',
  'COMPONENT',
] as const satisfies AttributeType[];

const MAX_ATTRIBUTES = 200;

/** Reads the export of the item list. `stockDifference` adds or removes units. */
export function readSpindleItems(table: TableReader, timeZone: string): ReadItems {
  const read: ReadItems = { drafts: [], skipped: [], problems: table.problems, used: table.used };
  for (const reader of table.rows) {
    const catalogId = reader.read('catalogId', readId);
    const catalogItemId = reader.read('catalogItemId', readId);
    if (catalogId === undefined || catalogItemId === undefined) {
      if (reader.text('catalogId') === '' || reader.text('catalogItemId') === '') {
        reader.problem(null, itemMissing);
      }
      continue;
    }
    read.drafts.push(readItem(reader, { catalogId, catalogItemId }, timeZone));
  }
  return read;
}

function readItem(
  reader: RowReader,
  key: { catalogId: string; catalogItemId: string },
  timeZone: string,
): ItemDraft {
  const cells: Partial<SheetCells> = {};
  for (const name of sheetNames(reader)) cells[name] = reader.text(name);
  const { edit, errors } = readRow({ key, cells, timeZone });
  // An empty price of a row isn't a problem if the item exists: the rest of the row counts.
  for (const { column, message } of errors) reader.problem(column, message);
  const version = reader.read('version', readWhole);
  const breaks = edit.priceBreaks ? storedBreaks(breaksInCents(edit.priceBreaks)) : undefined;
  const { salePrice, saleStarts, saleEnds } = edit.sale ?? {};
  return {
    ...emptyDraft(reader.row),
    key,
    version: version ?? null,
    slug: key.catalogItemId,
    catalog: key.catalogId,
    fields: {
      ...ownFields(reader),
      ...(edit.price !== undefined && { priceCents: parsePrice(edit.price) }),
      ...(edit.enabled !== undefined && { enabled: edit.enabled }),
      ...(edit.listingOrderWeight !== undefined && { listingOrderWeight: edit.listingOrderWeight }),
      ...(edit.externalId !== undefined && { externalId: edit.externalId }),
      ...breaks,
    },
    ...(edit.sale === null && { sale: null }),
    ...(salePrice && {
      sale: {
        salePriceCents: parsePrice(salePrice),
        saleStarts: saleStarts ?? null,
        saleEnds: saleEnds ?? null,
      },
    }),
    stock: reader.read('inventory', readCount) ?? null,
    stockIfNew: true,
    stockDifference: edit.stock ?? 0,
    ...readAttributes(reader),
    family: readFamily(reader),
    columns: {
      price: 'price',
      salePrice: 'salePrice',
      gtin: 'gtin',
      title: 'title',
      options: 'family',
      pictures: 'image',
    },
  };
}

const sheetNames = (reader: RowReader) =>
  [
    'price',
    'salePrice',
    'saleStarts',
    'saleEnds',
    'priceBreaks',
    'stockDifference',
    'enabled',
    'listingOrderWeight',
    'externalId',
  ]
    .filter(isSheetColumn)
    .filter((name) => reader.columnOf(name) !== null);

const readId = (text: string): Cell<string> =>
  /^[a-z0-9-]{1,64}$/.test(text)
    ? { value: text }
    : { message: 'Enter an id of lower-case letters, digits and hyphens.' };

const readWhole = (text: string): Cell<number> =>
  /^\d{1,9}$/.test(text) ? { value: Number(text) } : { message: 'Enter a whole number.' };

const readDay = (text: string): Cell<string> =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? { value: text }
    : { message: 'Enter a day such as 2030-12-12.' };

const readGtin = (text: string): Cell<string> =>
  isGtin(text) ? { value: text } : { message: invalidGtin };

/** Texts that an empty cell clears, with their maximum lengths. */
const texts = {
  imageAlt: 255,
  taxCode: 64,
  couponId: 255,
  subscriptionLink: 2048,
  ...maxLengths,
} as const;

const textNames = [
  'imageAlt',
  'taxCode',
  'couponId',
  'subscriptionLink',
  'bin',
  'supplier',
  'seoTitle',
  'seoDescription',
] as const;

const flagNames = ['subscription', 'digital', 'expired', 'locked', 'kit'] as const;

/** Reads the fields of the columns that the file has. */
function ownFields(reader: RowReader): Partial<DraftFields> {
  const fields: Partial<DraftFields> = {};
  const has = (name: string) => reader.columnOf(name) !== null;
  const title = reader.line('title', MAX_TITLE);
  if (title !== undefined) fields.title = title;
  const description = reader.text('description');
  if (description.length > MAX_DESCRIPTION) reader.problem('description', tooLong(MAX_DESCRIPTION));
  else if (description !== '') fields.description = description;
  for (const name of textNames) {
    if (has(name)) fields[name] = reader.line(name, texts[name]) ?? null;
  }
  for (const name of flagNames) {
    const flag = reader.read(name, readFlag);
    if (flag !== undefined) fields[name] = flag;
  }
  if (has('gtin')) fields.gtin = reader.read('gtin', readGtin) ?? null;
  if (has('costPrice')) fields.costPriceCents = reader.read('costPrice', readMoney) ?? null;
  if (has('reorderLevel')) fields.reorderLevel = reader.read('reorderLevel', readWhole) ?? null;
  if (has('expectedAt')) fields.expectedAt = reader.read('expectedAt', readDay) ?? null;
  return fields;
}

/** Reads the attributes. Those that are pictures follow the item's own. */
function readAttributes(reader: RowReader): Pick<ItemDraft, 'attributes' | 'pictures'> {
  const text = reader.text('attributes');
  const [image, alt] = [reader.text('image'), reader.text('imageAlt')];
  const own = image === '' ? [] : [{ url: image, alt: alt || null }];
  const listed = text === '' ? [] : parsed(text);
  const read = Array.isArray(listed) ? listed.map(attributeIn) : [null];
  if (read.length > MAX_ATTRIBUTES || read.includes(null)) {
    reader.problem('attributes', asExported('attributes'));
    return { attributes: [], pictures: [] };
  }
  const all = read.filter((attribute) => attribute !== null);
  const attributes = all.flatMap((attribute) => {
    const type = importedTypes.find((one) => one === attribute.type);
    return type === undefined ? [] : [{ ...attribute, type }];
  });
  const further = all
    .filter(({ type, value }) => type === 'IMAGE' && value !== '')
    .map(({ value, description }) => ({ url: value, alt: description }));
  // Older exports have paths, which only the shop that has the pictures can read.
  return { attributes, pictures: [...own, ...further].filter(({ url }) => isWebUrl(url)) };
}

const asExported = (column: string) => `Leave the ${column} as they were exported.`;

/** Reads the family as exported. */
function readFamily(reader: RowReader): ItemDraft['family'] {
  const text = reader.text('family');
  if (text === '') return null;
  const { familyId, title, options }: Record<string, unknown> = Object(parsed(text));
  const names = Array.isArray(options)
    ? options.map((option): unknown => Object(option)['name']).filter((name) => isText(name))
    : [];
  if (isText(familyId) && isText(title) && names.length > 0) {
    return { handle: familyId, title, options: names };
  }
  reader.problem('family', asExported('families'));
  return null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns an attribute as exported, or null if the value isn't one. */
function attributeIn(value: unknown) {
  const {
    attributeId,
    type,
    value: text,
    description = null,
  }: Record<string, unknown> = Object(value);
  if (!isText(attributeId) || !isText(type) || typeof text !== 'string') return null;
  if (description !== null && typeof description !== 'string') return null;
  return { attributeId, type, value: text, description };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
