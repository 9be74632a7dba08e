import type { components } from '../../src/schema.d.ts';
import { boxOf, cubicInches, parcelSize, poundsOfSpace, type ParcelSize } from './parcel-size.ts';
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

/** What carriers price by. */
export interface QuotedParcel<Line = SentLine> {
  group: string;
  /** Each with its units in this parcel; empty if the parcel only accounts for space. */
  lines: Line[];
  /** Whole pounds, rounded up. */
  pounds: number;
  /**
   * The smallest size it can have; null if no item states the size of its box, or if `pounds`
   * already accounts for the space.
   */
  size: ParcelSize | null;
  /** Every item in it says what it weighs. */
  isWeighed: boolean;
}

type Packed<Line> = PackedLine & { line: Line; isWeighed: boolean };

/** Returns the parcels of each shipping group; none of what is delivered by access. */
export function parcelsOf<Line extends SentLine>(lines: readonly Line[]): QuotedParcel<Line>[] {
  const groups = new Map<string, Packed<Line>[]>();
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
 * Returns the pounds to quote where several items share several parcels. One unit more can move
 * others to where rounding, or the space of a parcel, costs less. So the sum counts whatever grows
 * with each unit: weight, the space of all boxes, that of the parcel they would be together as far
 * as the carrier takes one, and what rounding can cost at most. Full parcels come first, so more
 * units never cost less.
 * @param least how many parcels there are; they become more where their space weighs more
 */
function quotedPounds(lines: readonly Packed<SentLine>[], least: number): number[] {
  const ounces = sumOf(lines.map((line) => line.ounces * line.quantity));
  const boxes = sumOf(lines.map(({ box, quantity }) => cubicInches(box) * quantity));
  const together = cubicInches(parcelSize(lines.map(({ line }) => line)));
  const needed = Math.max(
    Math.ceil(ounces / OUNCES_A_POUND),
    poundsOfSpace(boxes),
    poundsOfSpace(Math.min(together, MAX_PARCEL_CUBIC_INCHES)),
  );
  const count = Math.max(least, Math.ceil(needed / MAX_POUNDS));
  let left = Math.min(needed + count - 1, count * MAX_POUNDS);
  return Array.from({ length: count }, (_, at) => {
    const pounds = Math.min(left - (count - at - 1), MAX_POUNDS);
    left -= pounds;
    return pounds;
  });
}

/** To the thousandth, whatever the order: sums of fractions drift. */
const sumOf = (figures: readonly number[]) =>
  Math.round(figures.reduce((sum, figure) => sum + figure, 0) * 1000) / 1000;

/** Returns the parcels that the units of one order travel in, as they are weighed for their labels. */
export function packUnits<Line extends SentLine>(lines: readonly Line[]) {
  const packed = lines.map((line) => ({ ...packedLine(line), ...shippingOf(line), line }));
  return splitParcels(packed).map(({ lines: contents, ounces, size }) => ({
    lines: contents.map(({ line: { line }, quantity }) => ({ ...line, quantity })),
    ounces,
    size,
  }));
}

/** As the carrier takes it. */
export const ouncesOf = ({ pounds }: Pick<QuotedParcel, 'pounds'>) => pounds * OUNCES_A_POUND;
