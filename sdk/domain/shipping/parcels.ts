import type { components } from '../../src/schema.d.ts';
import {
  boxOf,
  cubicInches,
  parcelSize,
  dimensionalPounds,
  type ParcelSize,
} from './parcel-size.ts';
import { MAX_PARCEL_CUBIC_INCHES, MAX_PARCEL_OUNCES } from './parcel-limits.ts';
import { DIGITAL_GROUP, shippingOf } from './shipping-of.ts';
import { splitParcels, type PackedLine } from './split-parcels.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'attributeId' | 'type' | 'value'>;

const OUNCES_A_POUND = 16;
const MAX_POUNDS = MAX_PARCEL_OUNCES / OUNCES_A_POUND;

export interface SentLine {
  catalogId: string;
  catalogItemId: string;
  digital: boolean;
  attributes: readonly Attribute[];
  quantity: number;
}

/** A parcel with the weight and size on which carriers base the price. */
export interface QuotedParcel<Line = SentLine> {
  group: string;
  /** The lines with their units in this parcel. Empty for a parcel that only accounts for space. */
  lines: Line[];
  /** Whole pounds, rounded up. */
  pounds: number;
  /**
   * The smallest possible size. Null if no item has a box size, or if `pounds` already accounts for
   * the space.
   */
  size: ParcelSize | null;
  /** Whether every item in the parcel has a known weight. */
  isWeighed: boolean;
}

type PackedUnits<Line> = PackedLine & { line: Line; isWeighed: boolean };

/** Returns the parcels of each shipping group. Digital items don't need any. */
export function parcelsOf<Line extends SentLine>(lines: readonly Line[]): QuotedParcel<Line>[] {
  const groups = new Map<string, PackedUnits<Line>[]>();
  for (const line of lines) {
    const { group, ...weight } = shippingOf(line);
    if (group === DIGITAL_GROUP) continue;
    groups.set(group, [...(groups.get(group) ?? []), { ...packedLine(line), ...weight, line }]);
  }
  return [...groups].flatMap(([group, packed]) => {
    const parcels = splitParcels(packed).map(({ lines: contents, ounces, size }) => ({
      group,
      lines: contents.map(({ line: { line }, quantity }) => ({ ...line, quantity })),
      pounds: Math.ceil(ounces / OUNCES_A_POUND),
      size,
      isWeighed: contents.every(({ line }) => line.isWeighed),
    }));
    if (packed.length === 1 || parcels.length === 1) return parcels;
    const nothing = { group, lines: [], isWeighed: true };
    return quotedPounds(packed, parcels.length).map((pounds, at) => ({
      ...(parcels[at] ?? nothing),
      pounds,
      size: null,
    }));
  });
}

const packedLine = ({ catalogId, catalogItemId, quantity, attributes }: SentLine) => ({
  key: `${catalogId}/${catalogItemId}`,
  quantity,
  box: boxOf(attributes),
});

/**
 * Returns the pounds to quote when several items share several parcels. Adding a unit can move
 * others into parcels where rounding or space costs less. To ensure that more units never cost
 * less, the sum only includes amounts that grow with each unit: the weight, the volume of all
 * boxes, the volume of the parcel they would form together (up to the carrier's limit), and the
 * maximum cost of rounding. Full parcels come first.
 * @param minimum the number of parcels so far. Space may require more.
 */
function quotedPounds(lines: readonly PackedUnits<SentLine>[], minimum: number): number[] {
  const ounces = sumOf(lines.map((line) => line.ounces * line.quantity));
  const boxes = sumOf(lines.map(({ box, quantity }) => cubicInches(box) * quantity));
  const together = cubicInches(parcelSize(lines.map(({ line }) => line)));
  const needed = Math.max(
    Math.ceil(ounces / OUNCES_A_POUND),
    dimensionalPounds(boxes),
    dimensionalPounds(Math.min(together, MAX_PARCEL_CUBIC_INCHES)),
  );
  const count = Math.max(minimum, Math.ceil(needed / MAX_POUNDS));
  let left = Math.min(needed + count - 1, count * MAX_POUNDS);
  return Array.from({ length: count }, (_, at) => {
    const pounds = Math.min(left - (count - at - 1), MAX_POUNDS);
    left -= pounds;
    return pounds;
  });
}

/** Rounds to the thousandth, so that the sum doesn't depend on the order of the numbers. */
const sumOf = (figures: readonly number[]) =>
  Math.round(figures.reduce((sum, figure) => sum + figure, 0) * 1000) / 1000;

/** Returns the parcels in which an order's units ship, with the weights for their labels. */
export function packUnits<Line extends SentLine>(lines: readonly Line[]) {
  const packed = lines.map((line) => ({ ...packedLine(line), ...shippingOf(line), line }));
  return splitParcels(packed).map(({ lines: contents, ounces, size }) => ({
    lines: contents.map(({ line: { line }, quantity }) => ({ ...line, quantity })),
    ounces,
    size,
  }));
}

/** Returns the weight in the carrier's unit. */
export const ouncesOf = ({ pounds }: Pick<QuotedParcel, 'pounds'>) => pounds * OUNCES_A_POUND;
