import type { TextEncoding } from '../bulk/decode-text.ts';
import { checkItems } from './check-items.ts';
import type { ImportFormat, ImportKind, ImportProblem } from './imports.ts';
import type { ItemDraft, ReadItems, SkippedRow } from './item-draft.ts';
import { proposeMapping, type ImportMapping } from './mapping.ts';
import { readMappedItems } from './mapped-items.ts';
import { readCustomers, readRedirects, type CustomerDraft, type RedirectDraft } from './people.ts';
import { readTable, type Separator } from './read-table.ts';
import { readerOf, type TableReader } from './row-reader.ts';
import { isShopify, readShopifyItems } from './shopify-items.ts';
import { isSpindle, readSpindleItems } from './spindle-items.ts';
import { isWooCommerce, readWooCommerceItems } from './woocommerce-items.ts';

export type ImportDraft =
  | ({ kind: 'items' } & ItemDraft)
  | ({ kind: 'customers' } & CustomerDraft)
  | ({ kind: 'redirects' } & RedirectDraft);

export interface ImportReading {
  encoding: TextEncoding;
  format: ImportFormat;
  separator: Separator;
  columns: string[];
  /** Columns that nothing was read from. */
  ignored: string[];
  samples: string[];
  /** How the columns of a `table` are read: a proposal unless staff sent it. */
  mapping: ImportMapping;
  /** Whether the columns are known or mapped by staff, so that rows could be read. */
  isMapped: boolean;
  drafts: ImportDraft[];
  skipped: SkippedRow[];
  problems: ImportProblem[];
}

interface Context {
  kind: ImportKind;
  /** Chosen by staff. Null until then. */
  mapping: ImportMapping | null;
  timeZone: string;
  /** Removes markup that isn't allowed on a page. */
  cleanMarkup: (markup: string) => string;
}

/** Reads a file completely. Returns the problem if it isn't a table. */
export function readImport(
  bytes: Uint8Array,
  context: Context,
): ImportReading | { problem: ImportProblem } {
  const read = readTable(bytes);
  if ('problem' in read) return read;
  const table = readerOf(read);
  const { encoding, separator, columns, samples } = read;
  const file = { encoding, separator, columns, samples };
  const found = readDrafts(table, context);
  const ignored = columns.filter((name) => name !== '' && !table.used.has(name));
  const problems = found.problems.toSorted((one, other) => one.row - other.row);
  return { ...file, ...found, ignored, problems };
}

type Found = Pick<
  ImportReading,
  'format' | 'mapping' | 'isMapped' | 'drafts' | 'skipped' | 'problems'
>;

function readDrafts(table: TableReader, context: Context): Found {
  const { kind } = context;
  const known = context.mapping === null ? knownFormat(kind, table) : null;
  const mapping = context.mapping ?? proposeMapping(kind, table.columns);
  const found = { format: known ?? ('table' as const), mapping };
  const isMapped = known !== null || context.mapping !== null;
  const nothing = { drafts: [], skipped: [], problems: [] };
  if (!isMapped) return { ...found, ...nothing, isMapped };
  if (kind === 'customers') {
    const drafts = readCustomers(table, mapping).map((draft) => ({ kind, ...draft }));
    return { ...found, ...nothing, drafts, problems: table.problems, isMapped };
  }
  if (kind === 'redirects') {
    const drafts = readRedirects(table, mapping).map((draft) => ({ kind, ...draft }));
    return { ...found, ...nothing, drafts, isMapped };
  }
  const read = readItems(table, { ...context, format: found.format, mapping });
  checkItems(read, context.cleanMarkup);
  const drafts = inOrder(read.drafts).map((draft) => ({ kind, ...draft }));
  return { ...found, mapping: known === null ? mapping : [], ...read, drafts, isMapped };
}

/**
 * Moves the members of a family behind its first one, so that they are applied together, and kits
 * behind their parts.
 */
function inOrder(drafts: readonly ItemDraft[]): ItemDraft[] {
  const groups = [...Map.groupBy(drafts, (draft) => draft.family?.handle ?? draft).values()];
  const hasKit = (group: readonly ItemDraft[]) => group.some(({ fields }) => fields.kit === true);
  return [...groups.filter((group) => !hasKit(group)), ...groups.filter(hasKit)].flat();
}

function knownFormat(kind: ImportKind, { columns }: TableReader): ImportFormat | null {
  const names = new Set(columns.map((name) => name.toLowerCase()));
  const has = (...wanting: string[]) => wanting.every((name) => names.has(name));
  if (kind === 'items') {
    if (isSpindle(names)) return 'spindle';
    if (isShopify(names)) return 'shopify';
    return isWooCommerce(names) ? 'woocommerce' : null;
  }
  if (kind === 'redirects') {
    if (has('from', 'to')) return 'spindle';
    return has('redirect from', 'redirect to') ? 'shopify' : null;
  }
  if (has('email', 'firstname', 'lastname')) return 'spindle';
  return has('email', 'first name', 'last name') ? 'shopify' : null;
}

function readItems(
  table: TableReader,
  { format, mapping, timeZone }: Context & { format: ImportFormat; mapping: ImportMapping },
): ReadItems {
  if (format === 'spindle') return readSpindleItems(table, timeZone);
  if (format === 'shopify') return readShopifyItems(table);
  return format === 'woocommerce' ? readWooCommerceItems(table) : readMappedItems(table, mapping);
}
