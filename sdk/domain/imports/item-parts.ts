import { isGtin } from '../catalog/gtin.ts';
import { nameOptions } from '../catalog/name-options.ts';
import { slugOf } from '../editing/slug.ts';
import { isRich, oneLine, textOf } from './cells.ts';
import type { DraftAttribute, DraftSale, ItemDraft } from './item-draft.ts';
import type { RowReader } from './row-reader.ts';

export const MAX_TITLE = 200;
export const MAX_DESCRIPTION = 5000;
const MAX_SPEC = 200;

/** Returns a specification. Its name can't contain a colon, which searches use as a separator. */
export const specOf = (name: string, value: string): DraftAttribute => ({
  attributeId: oneLine(name.replaceAll(':', ' ')),
  type: 'SPEC',
  value: oneLine(value).slice(0, MAX_SPEC),
  description: null,
});

export const weightOf = (ounces: string): DraftAttribute => ({
  attributeId: 'Weight',
  type: 'WEIGHT',
  value: ounces,
  description: null,
});

/** Returns the plain text of a description and, if it has more than text, its markup. */
export function describe(markup: string): { text: string; attributes: DraftAttribute[] } {
  const text = textOf(markup).slice(0, MAX_DESCRIPTION).trim();
  if (!isRich(markup)) return { text, attributes: [] };
  const value = markup;
  return { text, attributes: [{ attributeId: 'Details', type: 'HTML', value, description: null }] };
}

/** Names a member of a family: its title with the options, and an id made of both. */
export function nameMember(
  { title, handle }: { title: string; handle: string },
  options: readonly [name: string, value: string][],
): Pick<ItemDraft, 'slug'> & { title: string } {
  const values = options.map(([, value]) => value).join(' ');
  return {
    title: nameOptions(title, [...options]).slice(0, MAX_TITLE),
    slug: slugOf(`${handle} ${values}`, 'item'),
  };
}

/** Reads a barcode: a GTIN, or another code as a specification. */
export function readBarcode(
  reader: RowReader,
  ...names: string[]
): { gtin?: string; attributes: DraftAttribute[] } {
  const code = oneLine(reader.text(...names).replace(/^'/, ''));
  if (code === '') return { attributes: [] };
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return { attributes: [specOf('Barcode', code)] };
  if (isGtin(code)) return { gtin: code, attributes: [] };
  reader.problem(
    reader.columnOf(...names),
    'The check digit (the last digit) is wrong. Enter a GTIN of 8, 12, 13 or 14 digits.',
  );
  return { attributes: [] };
}

/** Decides price and sale. A price below the regular one is a sale. */
export function pricesOf(
  price: number | undefined,
  regular: number | undefined,
  dates: Pick<DraftSale, 'saleStarts' | 'saleEnds'> = { saleStarts: null, saleEnds: null },
): { priceCents?: number; sale: DraftSale | null } {
  if (price === undefined || regular === undefined || regular <= price) {
    const only = price ?? regular;
    return { ...(only !== undefined && { priceCents: only }), sale: null };
  }
  return { priceCents: regular, sale: { salePriceCents: price, ...dates } };
}

/** Returns the web addresses in a list of pictures. */
export const pictureUrls = (list: string): string[] =>
  list
    .split(/,\s*(?=https?:\/\/)/)
    .map((url) => url.trim().replace(/,$/, ''))
    .filter((url) => url !== '');
