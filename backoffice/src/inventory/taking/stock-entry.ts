import { hasCode } from '@spindle/sdk/domain/picking/shelf';
import type { components } from '@spindle/sdk/schema';
import type { FoundItem } from '../../catalog/found-items-query.ts';

type Reason = 'receipt' | 'count' | 'loss';
export type Entry = components['schemas']['StockEntry'];
type Result = components['schemas']['StockResult'];

/** The number of units of an item that were received, counted or lost. */
export interface EntryLine {
  item: FoundItem;
  /** The number as typed. */
  units: string;
  /** Why the server rejected the line. */
  rejection: string | null;
}

export const entryKinds: Readonly<Record<Reason, { name: string; units: string; button: string }>> =
  {
    receipt: { name: 'Goods received', units: 'Units received', button: 'Add to stock' },
    count: { name: 'Stock count', units: 'Units counted', button: 'Save counts' },
    loss: { name: 'Lost or broken', units: 'Units lost', button: 'Remove from stock' },
  };

export type EntryKind = keyof typeof entryKinds;

export const keyOf = ({
  catalogId,
  catalogItemId,
}: Pick<FoundItem, 'catalogId' | 'catalogItemId'>) => `${catalogId}/${catalogItemId}`;

/** Adds one unit to the item's line, or adds a new line at the top. */
export function addUnit(lines: readonly EntryLine[], item: FoundItem): EntryLine[] {
  const known = lines.find((line) => keyOf(line.item) === keyOf(item));
  if (!known) return [{ item, units: '1', rejection: null }, ...lines];
  const units = String((unitsOf(known) ?? 0) + 1);
  return lines.map((line) => (line === known ? { ...line, units } : line));
}

/** Returns the number of units, or null if the text isn't a number. */
export const unitsOf = ({ units }: Pick<EntryLine, 'units'>): number | null =>
  /^\d{1,7}$/.test(units) ? Number(units) : null;

export function entryOf(taking: EntryKind, line: EntryLine): Entry {
  const { catalogId, catalogItemId, inventory } = line.item;
  const units = unitsOf(line) ?? 0;
  const name = { catalogId, catalogItemId };
  if (taking === 'count') return { ...name, set: units, was: inventory };
  return { ...name, by: taking === 'loss' ? -units : units };
}

/**
 * Returns the entries that undo these entries. Undoing a count fails if the stock has changed
 * since.
 */
export function undoEntries(entries: readonly Entry[], results: readonly Result[]): Entry[] {
  const fit = results.filter(({ Status }) => Status === 'SUCCESS');
  const counts = new Map(fit.map((one) => [keyOf(one), one.count]));
  return entries.flatMap(({ set, was, by = 0, ...name }): Entry[] => {
    const count = counts.get(keyOf(name)) ?? null;
    if (count === null) return [];
    if (set === undefined) return by === 0 ? [] : [{ ...name, by: -by }];
    return was === undefined || was === set ? [] : [{ ...name, set: was, was: count }];
  });
}

/** Returns the item that matches the code, or null if the code is ambiguous. */
export function matchItem(found: readonly FoundItem[], code: string): FoundItem | null {
  const exact = found.filter((item) => hasCode({ ...item, partNumber: item.externalId }, code));
  if (exact.length === 1) return exact[0] ?? null;
  return found.length === 1 ? (found[0] ?? null) : null;
}
