import type { components } from '../../src/schema.d.ts';
import { soldFields } from '../orders/sold-fields.ts';
import { hasCode, shelfFields } from '../picking/shelf.ts';

export type Packing = components['schemas']['Packing'];
export type PackingState = components['schemas']['PackingState'];
export type LineToPack = Packing['lines'][number];

const { price: _price, description: _description, ...itemFields } = soldFields;

/** The fields of a line that are displayed. */
export const packedFields = {
  ...itemFields,
  ...shelfFields,
  packed: true,
} satisfies Record<keyof LineToPack, true>;

/** The stored data about packing an order, except the unit counts. */
export interface PackingFacts {
  /** Null before packing begins. */
  begunAt: Date | null;
  completedAt: Date | null;
  overruledAt: Date | null;
}

export function packingState({ begunAt, completedAt, overruledAt }: PackingFacts): PackingState {
  if (completedAt !== null) return 'complete';
  if (overruledAt !== null) return 'overruled';
  return begunAt === null ? 'none' : 'begun';
}

export const isPacked = (lines: readonly Pick<LineToPack, 'quantity' | 'packed'>[]): boolean =>
  lines.length > 0 && lines.every(({ quantity, packed }) => packed >= quantity);

/** Counts the units that belong in the parcel, and those already packed. */
export function packingProgress(lines: readonly Pick<LineToPack, 'quantity' | 'packed'>[]) {
  return {
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    packed: lines.reduce((sum, { packed }) => sum + packed, 0),
  };
}

type CodedLine = Pick<
  LineToPack,
  'catalogId' | 'catalogItemId' | 'partNumber' | 'gtin' | 'quantity' | 'packed'
>;

const keyOf = ({ catalogId, catalogItemId }: CodedLine) =>
  `${catalogId}/${catalogItemId}`.toLowerCase();

/** Finds the line for a scanned code. Prefers lines with units left to pack. */
export function lineOfCode<Line extends CodedLine>(
  lines: readonly Line[],
  scanned: string,
): Line | undefined {
  const code = scanned.trim().toLowerCase();
  const named = lines.filter((line) => hasCode(line, code) || keyOf(line) === code);
  return named.find(({ quantity, packed }) => packed < quantity) ?? named[0];
}

/** Returns the state of packing after one more unit. */
export function stateAfterUnit(
  before: PackingState,
  lines: readonly Pick<LineToPack, 'quantity' | 'packed'>[],
): PackingState {
  if (isPacked(lines)) return 'complete';
  return before === 'none' ? 'begun' : before;
}
