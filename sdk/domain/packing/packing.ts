import type { components } from '../../src/schema.d.ts';
import { soldFields } from '../orders/sold-fields.ts';

export type Packing = components['schemas']['Packing'];
export type PackingState = components['schemas']['PackingState'];
export type LineToPack = Packing['lines'][number];

const { price: _price, description: _description, ...itemFields } = soldFields;

/** All that is shown of a line. */
export const packedFields = {
  ...itemFields,
  partNumber: true,
  packed: true,
} satisfies Record<keyof LineToPack, true>;

/** What is kept of a packing, beside the units counted. */
export interface PackingFacts {
  /** Null where nobody began. */
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

/** Units that go into the parcel, and those that are in it. */
export function packingProgress(lines: readonly Pick<LineToPack, 'quantity' | 'packed'>[]) {
  return {
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    packed: lines.reduce((sum, { packed }) => sum + packed, 0),
  };
}

type Coded = Pick<LineToPack, 'catalogId' | 'catalogItemId' | 'partNumber' | 'quantity' | 'packed'>;

/** The line a scanned code is of, one that lacks units before one that has all of them. */
export function lineOfCode<Line extends Coded>(
  lines: readonly Line[],
  scanned: string,
): Line | undefined {
  // A scanner types in capitals while Caps Lock is on.
  const code = scanned.trim().toLowerCase();
  const named = lines.filter((line) => codesOf(line).includes(code));
  return named.find(({ quantity, packed }) => packed < quantity) ?? named[0];
}

/** All that may stand on a unit of it. */
function codesOf({ catalogId, catalogItemId, partNumber }: Coded): string[] {
  const codes = [catalogItemId, `${catalogId}/${catalogItemId}`, partNumber ?? ''];
  return codes.filter((code) => code !== '').map((code) => code.toLowerCase());
}

/** Where a packing stands once a unit more is in the parcel. */
export function stateAfterUnit(
  before: PackingState,
  lines: readonly Pick<LineToPack, 'quantity' | 'packed'>[],
): PackingState {
  if (isPacked(lines)) return 'complete';
  return before === 'none' ? 'begun' : before;
}
