import type { components } from '../../src/schema.d.ts';
import { validateCount } from '../catalog/items.ts';
import { kitHasNoStock } from '../catalog/kits.ts';
import { noSuch } from '../records.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';
import type { InvalidField } from '../invalid-field.ts';

export type StockEntry = components['schemas']['StockEntry'];
export type StockResult = components['schemas']['StockResult'];

export interface Units {
  /** Units customers can buy: on hand and not reserved for checkouts. */
  left: number;
  onHand: number;
  kit: boolean;
}

/** Returns the first invalid entry, or null. Doesn't look at the stock. */
export function invalidEntries(entries: readonly StockEntry[]): InvalidField | null {
  const seen = new Set<string>();
  for (const [at, entry] of entries.entries()) {
    const wrong = invalidEntry(entry);
    if (wrong !== null) return invalid(at, ...wrong);
    const key = `${entry.catalogId}/${entry.catalogItemId}`;
    if (seen.has(key)) return invalid(at, 'catalogItemId', 'is listed twice');
    seen.add(key);
  }
  return null;
}

function invalidEntry({ set, was, by }: StockEntry): [field: string, message: string] | null {
  if (set === undefined) {
    if (by === undefined) return ['by', 'or set is required'];
    return was === undefined ? null : ['was', 'is only allowed with set'];
  }
  if (by !== undefined) return ['by', 'is not allowed with set'];
  return was === undefined ? ['was', 'is required with set'] : null;
}

function invalid(at: number, field: string, message: string): InvalidField {
  const path = `entries.${at}.${field}`;
  return { path, subject: path, message };
}

/**
 * Returns how many units an entry adds or removes, or why it is rejected. `units` is null if the
 * item doesn't exist.
 */
export function adjustmentOf(
  { set, was, by = 0 }: StockEntry,
  units: Units | null,
): { difference: number } | { refused: Rejection } {
  if (units === null) return { refused: noSuch('item') };
  if (units.kit) return { refused: kitHasNoStock };
  const { left, onHand } = units;
  if (set !== undefined && was !== left) {
    return {
      refused: rejection(
        'CHANGED_MEANWHILE',
        `Customers can now buy ${left}, not ${was}. Count again, or start from ${left}.`,
      ),
    };
  }
  const difference = set === undefined ? by : set - left;
  const rejected = validateCount({ left, onHand, difference });
  return rejected === null ? { difference } : { refused: rejected };
}

/**
 * Changes an item's stock, or returns why it can't. Returns no change if the stock stays the same.
 */
export function adjustCount(
  entry: StockEntry,
  units: Units | null,
  { reason, reference = null }: { reason: string; reference?: string | null },
) {
  const { catalogId, catalogItemId } = entry;
  const key = { catalogId, catalogItemId };
  const outcome = adjustmentOf(entry, units);
  const left = units?.left ?? 0;
  if ('refused' in outcome) {
    const rejected = presentRejection(outcome.refused);
    const result: StockResult = { ...key, ...rejected, count: units?.left ?? null };
    return { result, change: null };
  }
  const { difference: onHand } = outcome;
  const count = left + onHand;
  const result: StockResult = { ...key, ...presentDone(`${count} available now.`), count };
  const audit = {
    action: 'inventory.adjust-stock',
    subject: `item ${catalogId}/${catalogItemId}`,
    before: { inventory: left },
    after: { inventory: count, reason, reference },
  };
  return { result, change: onHand === 0 ? null : { key, onHand, audit } };
}
