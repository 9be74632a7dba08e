import { readCount, readFlag, readMoney, readWeight } from './cells.ts';
import { emptyDraft, IMPORTED_CATALOG, type ItemDraft, type ReadItems } from './item-draft.ts';
import {
  describe,
  MAX_TITLE,
  nameMember,
  pricesOf,
  readBarcode,
  specOf,
  weightOf,
} from './item-parts.ts';
import type { RowReader, TableReader } from './row-reader.ts';
import { slugOf } from '../editing/slug.ts';

/** Column names of Shopify's export: the older spelling, then the newer one. */
const columns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  type: ['Type', 'Product category', 'Product Category'],
  published: ['Published', 'Published on online store'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  ships: ['Variant Requires Shipping', 'Requires shipping'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  seoTitle: ['SEO Title', 'SEO title'],
  seoDescription: ['SEO Description', 'SEO description'],
  giftCard: ['Gift Card', 'Gift card'],
} as const;

export const isShopify = (names: ReadonlySet<string>): boolean =>
  ['handle', 'title', 'option1 name', 'option1 value'].every((name) => names.has(name)) ||
  ['url handle', 'title', 'option1 name'].every((name) => names.has(name));

interface Product {
  handle: string;
  rows: RowReader[];
}

const options = [1, 2, 3] as const;

/** Reads Shopify's product export: the rows of a handle are one product's variants and pictures. */
export function readShopifyItems(table: TableReader): ReadItems {
  const products = new Map<string, Product>();
  for (const reader of table.rows) {
    const handle = reader.text(...columns.handle);
    const product = products.get(handle) ?? { handle, rows: [] };
    if (handle === '') {
      reader.problem(reader.columnOf(...columns.handle), 'Enter the handle of the product.');
    } else products.set(handle, product);
    product.rows.push(reader);
  }
  const read: ReadItems = {
    drafts: [],
    skipped: [],
    problems: table.problems,
    used: table.used,
  };
  for (const product of products.values()) readProduct(product, read);
  return read;
}

function readProduct({ handle, rows }: Product, read: ReadItems): void {
  const [first] = rows;
  if (first === undefined) return;
  if (first.read(columns.giftCard, readFlag) === true) {
    const reason = "Gift cards can't be imported.";
    read.skipped.push({ row: first.row, name: handle, reason });
    return;
  }
  const variants = rows.filter((reader) => reader === first || isVariant(reader));
  const names = options
    .map((at) => first.text(`Option${at} Name`))
    .map((name, at) => ({ name, at: options[at] ?? 1 }))
    .filter(({ name }) => name !== '');
  const isPlain =
    names.length === 1 &&
    variants.every((reader) => reader.text('Option1 Value') === 'Default Title');
  const title = first.line(columns.title, MAX_TITLE) ?? '';
  const pictures = rows.flatMap((reader) => pictureOf(reader, columns.image));
  for (const reader of variants) {
    const values = isPlain
      ? []
      : names.map(({ name, at }): [string, string] => [name, reader.text(`Option${at} Value`)]);
    const draft = readVariant(reader, first, values);
    const member = nameMember({ title, handle }, values);
    if (values.length === 0) Object.assign(member, { title, slug: slugOf(handle, 'item') });
    if (title !== '') draft.fields.title = member.title;
    draft.slug = member.slug;
    const own = pictureOf(reader, columns.variantImage);
    draft.pictures = [...own, ...pictures.filter(({ url }) => url !== own[0]?.url)];
    if (variants.length > 1) {
      draft.family = {
        handle,
        title,
        options: values.map(([name]) => specOf(name, '').attributeId),
      };
    }
    read.drafts.push(draft);
  }
}

const isVariant = (reader: RowReader): boolean =>
  ['Option1 Value', ...columns.price, ...columns.sku].some((name) => reader.text(name) !== '');

function pictureOf(reader: RowReader, names: readonly string[]): ItemDraft['pictures'] {
  const url = reader.text(...names);
  return url === '' ? [] : [{ url, alt: reader.line(columns.imageAlt, 200) ?? null }];
}

function readVariant(
  reader: RowReader,
  first: RowReader,
  values: readonly [string, string][],
): ItemDraft {
  const { text, attributes } = describe(first.text(...columns.body));
  const barcode = readBarcode(reader, ...columns.barcode);
  const ounces = reader.read(columns.grams, (cell, separator) => readWeight(cell, 'g', separator));
  const { priceCents, sale } = pricesOf(
    reader.read(columns.price, readMoney),
    reader.read(columns.compareAt, readMoney),
  );
  const partNumber = reader.line(columns.sku, 255)?.replace(/^'/, '');
  const published = first.read(columns.published, readFlag);
  const status = first.read('Status', readFlag);
  const cost = reader.read('Cost per item', readMoney);
  const ships = reader.read(columns.ships, readFlag);
  const vendor = first.line('Vendor', 120);
  const seoTitle = first.line(columns.seoTitle, 120);
  const seoDescription = first.line(columns.seoDescription, 320);
  return {
    ...emptyDraft(reader.row),
    partNumber: partNumber ?? null,
    catalog: first.line(columns.type, MAX_TITLE)?.split('>').at(-1)?.trim() || IMPORTED_CATALOG,
    fields: {
      ...(text !== '' && { description: text }),
      ...(priceCents !== undefined && { priceCents }),
      ...((published ?? status) !== undefined && {
        enabled: (published ?? true) && (status ?? true),
      }),
      ...(partNumber !== undefined && { externalId: partNumber }),
      ...(cost !== undefined && { costPriceCents: cost }),
      ...(ships !== undefined && { digital: !ships }),
      ...(vendor !== undefined && { supplier: vendor }),
      ...(barcode.gtin !== undefined && { gtin: barcode.gtin }),
      ...(seoTitle !== undefined && { seoTitle }),
      ...(seoDescription !== undefined && { seoDescription }),
    },
    sale,
    stock: reader.read(columns.stock, readCount) ?? null,
    attributes: [
      ...values.map(([name, cell]) => specOf(name, cell)),
      ...barcode.attributes,
      ...(ounces ? [weightOf(ounces)] : []),
      ...attributes,
    ],
    columns: {
      title: 'Title',
      price: reader.columnOf(...columns.price) ?? 'Variant Price',
      salePrice: reader.columnOf(...columns.price) ?? 'Variant Price',
      gtin: reader.columnOf(...columns.barcode) ?? 'Variant Barcode',
      partNumber: reader.columnOf(...columns.sku) ?? 'Variant SKU',
      options: 'Option1 Value',
      pictures: reader.columnOf(...columns.image) ?? 'Image Src',
    },
  };
}
