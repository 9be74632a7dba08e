import { readCount, readFlag, readMoney, readTime, readWeight, type Cell } from './cells.ts';
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
import type { RowReader, TableReader } from './row-reader.ts';
import { slugOf } from '../editing/slug.ts';

export const isWooCommerce = (names: ReadonlySet<string>): boolean =>
  ['id', 'type', 'sku', 'name', 'regular price'].every((name) => names.has(name));

/** Reads the whole number of a position. */
const readPosition = (text: string): Cell<number> =>
  /^-?\d{1,6}$/.test(text) ? { value: Number(text) } : { message: 'Enter a whole number.' };

/** Reads WooCommerce's product export: `variation` rows belong to a `variable` one. */
export function readWooCommerceItems(table: TableReader): ReadItems {
  const read: ReadItems = { drafts: [], skipped: [], problems: table.problems, used: table.used };
  const weightColumn = [...table.columns].find((name) => /^weight \(\w+\)$/i.test(name));
  const attributeCount = table.columns.filter((name) => /^attribute \d+ name$/i.test(name)).length;
  const layout = { weightColumn, attributeCount };
  const parents = new Map<string, RowReader>();
  const variations = new Map<RowReader, RowReader[]>();
  for (const reader of table.rows) {
    if (!kindsOf(reader).includes('variable')) continue;
    const [sku, id] = [reader.text('SKU'), reader.text('ID')];
    if (sku !== '') parents.set(sku, reader);
    if (id !== '') parents.set(`id:${id}`, reader);
    variations.set(reader, []);
  }
  for (const reader of table.rows) {
    const kinds = kindsOf(reader);
    if (kinds.includes('variable')) continue;
    if (kinds.includes('variation')) {
      const parent = parents.get(reader.text('Parent'));
      if (parent) variations.get(parent)?.push(reader);
      else reader.problem('Parent', 'Enter the SKU of a variable product in this file.');
    } else if (kinds.includes('simple')) {
      read.drafts.push(readProduct(reader, reader, layout));
    } else if (kinds.includes('grouped') || kinds.includes('external')) {
      const reason = "Grouped and external products can't be imported.";
      read.skipped.push({ row: reader.row, name: reader.text('Name'), reason });
    } else {
      reader.problem('Type', 'Enter simple, variable, variation, grouped or external.');
    }
  }
  for (const [parent, members] of variations) readFamily(parent, members, { read, layout });
  read.drafts.sort((one, other) => one.row - other.row);
  return read;
}

const kindsOf = (reader: RowReader): string[] =>
  reader
    .text('Type')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim());

interface Layout {
  weightColumn: string | undefined;
  attributeCount: number;
}

function readFamily(
  parent: RowReader,
  members: readonly RowReader[],
  { read, layout }: { read: ReadItems; layout: Layout },
): void {
  const title = parent.line('Name', MAX_TITLE) ?? '';
  if (members.length === 0) {
    const reason = 'The product has no variations.';
    read.skipped.push({ row: parent.row, name: title, reason });
    return;
  }
  const handle = parent.text('SKU') || parent.text('ID');
  const valued = members.map((reader) => attributesOf(reader, layout));
  // An empty value stands for any value, so it can't tell members apart.
  const options = [...(valued[0]?.keys() ?? [])]
    .filter((name) => valued.every((values) => (values.get(name) ?? '') !== ''))
    .slice(0, 3);
  const shared = attributesOf(parent, layout);
  for (const [at, reader] of members.entries()) {
    const values = options.map((name): [string, string] => [name, valued[at]?.get(name) ?? '']);
    const draft = readProduct(reader, parent, layout);
    const member = nameMember({ title, handle: title }, values);
    draft.fields.title = member.title;
    draft.slug = member.slug;
    const others = [...shared].filter(([name]) => !valued.some((own) => own.has(name)));
    draft.attributes = [
      ...[...values, ...others].map(([name, value]) => specOf(name, value)),
      ...draft.attributes.filter(
        ({ type, attributeId }) => type !== 'SPEC' || attributeId === 'Barcode',
      ),
    ];
    if (members.length > 1 && options.length > 0) {
      draft.family = {
        handle,
        title,
        options: options.map((name) => specOf(name, '').attributeId),
      };
    }
    read.drafts.push(draft);
  }
}

function attributesOf(reader: RowReader, { attributeCount }: Layout): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 1; at <= attributeCount; at += 1) {
    const name = reader.text(`Attribute ${at} name`);
    if (name !== '') found.set(name, unescape(reader.text(`Attribute ${at} value(s)`)));
  }
  return found;
}

/** Commas within a value, and line breaks, are written with a backslash. */
const unescape = (text: string): string => text.replaceAll('\\,', ',').replaceAll('\\n', '\n');

/** Reads one product. What a variation leaves empty comes from its parent. */
function readProduct(reader: RowReader, parent: RowReader, layout: Layout): ItemDraft {
  const either = (name: string) => reader.text(name) || parent.text(name);
  const [long, short] = ['Description', 'Short description'].map((name) => unescape(either(name)));
  const { text, attributes } = describe(long || short || '');
  const barcode = readBarcode(reader, 'GTIN, UPC, EAN, or ISBN');
  const { weightColumn } = layout;
  const unit = /\((\w+)\)$/.exec(weightColumn ?? '')?.[1] ?? 'kg';
  const weighed = reader.text(weightColumn ?? '') === '' ? parent : reader;
  const ounces = weighed.read(weightColumn ?? '', (cell, separator) =>
    readWeight(cell, unit, separator),
  );
  const { priceCents, sale } = pricesOf(
    reader.read('Sale price', readMoney) ?? reader.read('Regular price', readMoney),
    reader.read('Regular price', readMoney),
    {
      saleStarts: reader.read('Date sale price starts', readTime) ?? null,
      saleEnds: reader.read('Date sale price ends', readTime) ?? null,
    },
  );
  const partNumber = reader.line('SKU', 255);
  const title = reader.line('Name', MAX_TITLE);
  const digital = kindsOf(reader).some((kind) => ['virtual', 'downloadable'].includes(kind));
  const published = reader.read('Published', readFlag);
  const isInStock = reader.read('In stock?', readFlag) ?? true;
  const counted = reader.read('Stock', readCount) ?? null;
  const position = reader.read('Position', readPosition);
  const category = unescape(parent.text('Categories').split(/(?<!\\),/)[0] ?? '');
  return {
    ...emptyDraft(reader.row),
    partNumber: partNumber ?? null,
    slug: slugOf(title ?? '', 'item'),
    catalog: category.split('>').at(-1)?.trim().slice(0, MAX_TITLE) || IMPORTED_CATALOG,
    fields: {
      ...(title !== undefined && { title }),
      ...(text !== '' && { description: text }),
      ...(priceCents !== undefined && { priceCents }),
      ...(published !== undefined && { enabled: published }),
      ...(partNumber !== undefined && { externalId: partNumber }),
      ...(position !== undefined && { listingOrderWeight: position }),
      ...(barcode.gtin !== undefined && { gtin: barcode.gtin }),
      digital,
    },
    sale,
    // A digital item is for sale with any number above 0.
    stock: counted ?? (digital ? Number(isInStock) : null),
    attributes: [
      ...[...attributesOf(reader, layout)]
        .filter(([, value]) => value !== '')
        .map(([name, value]) => specOf(name, value)),
      ...barcode.attributes,
      ...(ounces ? [weightOf(ounces)] : []),
      ...attributes,
    ],
    pictures: pictureUrls(either('Images')).map((url) => ({ url, alt: null })),
    columns: {
      title: 'Name',
      price: 'Regular price',
      salePrice: 'Sale price',
      gtin: 'GTIN, UPC, EAN, or ISBN',
      partNumber: 'SKU',
      options: 'Attribute 1 value(s)',
      pictures: 'Images',
    },
  };
}
