import { readCount, readFlag, readMoney, readWeight } from './cells.ts';
import { emptyDraft, IMPORTED_CATALOG, type ItemDraft, type ReadItems } from './item-draft.ts';
import {
  describe,
  MAX_TITLE,
  nameMember,
  pictureUrls,
  pricesOf,
  readBarcode,
  specOf,
  weightOf,
} from './item-parts.ts';
import type { ImportField, ImportMapping } from './mapping.ts';
import type { RowReader, TableReader } from './row-reader.ts';
import { slugOf } from '../editing/slug.ts';

/** Reads a table whose columns staff mapped. */
export function readMappedItems(table: TableReader, mapping: ImportMapping): ReadItems {
  const read: ReadItems = { drafts: [], skipped: [], problems: table.problems, used: table.used };
  for (const reader of table.rows) read.drafts.push(readItem(reader, mapping));
  const sizes = new Map<string, number>();
  for (const { family } of read.drafts) {
    if (family) sizes.set(family.handle, (sizes.get(family.handle) ?? 0) + 1);
  }
  for (const draft of read.drafts) {
    if (draft.family && sizes.get(draft.family.handle) === 1) draft.family = null;
  }
  return read;
}

const weights: Readonly<Partial<Record<ImportField, string>>> = {
  weight: 'oz',
  weightGrams: 'g',
  weightKilograms: 'kg',
  weightPounds: 'lb',
};

function readItem(reader: RowReader, mapping: ImportMapping): ItemDraft {
  const columnsOf = (field: ImportField) =>
    mapping.filter((one) => one.field === field).map(({ column }) => column);
  const text = (field: ImportField) => reader.text(...columnsOf(field));
  const line = (field: ImportField, max: number) => reader.line(columnsOf(field), max);
  const partNumber = line('partNumber', 255);
  const family = line('family', MAX_TITLE);
  const own = line('title', MAX_TITLE) ?? family;
  const named = (field: ImportField) =>
    columnsOf(field)
      .map((column): [string, string] => [column, reader.text(column)])
      .filter(([, value]) => value !== '');
  const options = named('option');
  const described = describe(text('description'));
  const barcode = readBarcode(reader, ...columnsOf('gtin'));
  const ounces = Object.entries(weights).flatMap(([field, unit]) =>
    mapping
      .filter((one) => one.field === field)
      .flatMap(
        ({ column }) =>
          reader.read(column, (cell, separator) => readWeight(cell, unit, separator)) ?? [],
      ),
  );
  const { priceCents, sale } = pricesOf(
    reader.read(columnsOf('salePrice'), readMoney) ?? reader.read(columnsOf('price'), readMoney),
    reader.read(columnsOf('price'), readMoney),
  );
  const enabled = reader.read(columnsOf('enabled'), readFlag);
  const cost = reader.read(columnsOf('costPrice'), readMoney);
  const [supplier, bin] = [line('supplier', 120), line('bin', 40)];
  const isMember = family !== undefined && options.length > 0;
  const member = isMember
    ? nameMember({ title: family, handle: family }, options.slice(0, 3))
    : { title: own, slug: slugOf(own ?? '', 'item') };
  const [priceColumn, titleColumn, optionColumn] = (['price', 'title', 'option'] as const).map(
    (field) => columnsOf(field)[0],
  );
  return {
    ...emptyDraft(reader.row),
    partNumber: partNumber ?? null,
    slug: text('slug') === '' ? member.slug : slugOf(text('slug'), 'item'),
    catalog: line('catalog', MAX_TITLE) ?? IMPORTED_CATALOG,
    fields: {
      ...(member.title !== undefined && { title: member.title }),
      ...(described.text !== '' && { description: described.text }),
      ...(priceCents !== undefined && { priceCents }),
      ...(enabled !== undefined && { enabled }),
      ...(partNumber !== undefined && { externalId: partNumber }),
      ...(cost !== undefined && { costPriceCents: cost }),
      ...(supplier !== undefined && { supplier }),
      ...(bin !== undefined && { bin }),
      ...(barcode.gtin !== undefined && { gtin: barcode.gtin }),
    },
    ...(columnsOf('salePrice').length > 0 && { sale }),
    stock: reader.read(columnsOf('stock'), readCount) ?? null,
    attributes: [
      ...[...options, ...named('spec')].map(([name, value]) => specOf(name, value)),
      ...barcode.attributes,
      ...ounces.slice(0, 1).map((one) => weightOf(one)),
      ...described.attributes,
    ],
    family: isMember
      ? {
          handle: family,
          title: family,
          options: options.slice(0, 3).map(([name]) => specOf(name, '').attributeId),
        }
      : null,
    pictures: pictureUrls(text('pictures')).map((url) => ({ url, alt: null })),
    columns: {
      ...(titleColumn !== undefined && { title: titleColumn }),
      ...(priceColumn !== undefined && { price: priceColumn, salePrice: priceColumn }),
      ...(optionColumn !== undefined && { options: optionColumn }),
    },
  };
}
