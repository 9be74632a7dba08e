import type { components } from '../../src/schema.d.ts';
import { isGtin, padGtin } from '../catalog/gtin.ts';

/** An item's current shelf location and what is printed on it. */
export type ShelfFacts = Pick<components['schemas']['PickingLine'], 'partNumber' | 'gtin' | 'bin'>;

export const shelfFields = {
  partNumber: true,
  gtin: true,
  bin: true,
} satisfies Record<keyof ShelfFacts, true>;

interface CodedItem extends Pick<ShelfFacts, 'partNumber' | 'gtin'> {
  catalogItemId: string;
}

/** Returns whether a scanned or typed code is the item's id, part number or GTIN. */
export function hasCode({ catalogItemId, partNumber, gtin }: CodedItem, scanned: string): boolean {
  // Scanners type capitals while Caps Lock is on.
  const code = scanned.trim().toLowerCase();
  if (code === '') return false;
  if (gtin !== null && isGtin(code) && padGtin(code) === padGtin(gtin)) return true;
  return [catalogItemId, partNumber].some((one) => one?.toLowerCase() === code);
}

/** Sorts by shelf location the way people read it, A-2 before A-10. Items without one come last. */
export function compareBins(a: Pick<ShelfFacts, 'bin'>, b: Pick<ShelfFacts, 'bin'>): number {
  if (a.bin === null || b.bin === null) return Number(a.bin === null) - Number(b.bin === null);
  return a.bin.localeCompare(b.bin, 'en', { numeric: true, sensitivity: 'base' });
}
