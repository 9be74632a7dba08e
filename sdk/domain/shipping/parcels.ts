import type { components } from '../../src/schema.d.ts';
import { boxOf, type ParcelSize } from './parcel-size.ts';
import { MAX_PARCEL_OUNCES } from './parcel-limits.ts';
import { DIGITAL_GROUP, shippingOf } from './shipping-of.ts';
import { splitParcels, type PackedLine, type PackedParcel } from './split-parcels.ts';

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
  /** Each with as many units as lie in this parcel. */
  lines: Line[];
  /** Whole pounds, rounded up. */
  pounds: number;
  /** At least so large; null where nobody has said how large any of its boxes is. */
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
    const parcels = splitParcels(packed);
    const pounds = quotedPounds(parcels, packed.length);
    return parcels.map(({ lines: contents, size }, at) => ({
      group,
      lines: contents.map(({ line: { line }, quantity }) => ({ ...line, quantity })),
      pounds: pounds[at] ?? 0,
      size,
      isWeighed: contents.every(({ line }) => line.isWeighed),
    }));
  });
}

const packedLine = ({ catalogId, catalogItemId, quantity, attributes }: SentLine) => ({
  key: `${catalogId}/${catalogItemId}`,
  quantity,
  box: boxOf(attributes),
});

/**
 * Rounds up to whole pounds. Where several items share several parcels, one unit more can move
 * others to where rounding costs less; what rounding can cost at most is counted from the start, so
 * that more units never cost less.
 */
function quotedPounds(parcels: readonly PackedParcel<unknown>[], items: number): number[] {
  const pounds = parcels.map(({ ounces }) => Math.ceil(ounces / OUNCES_A_POUND));
  if (items === 1 || parcels.length === 1) return pounds;
  const ounces = parcels.reduce((sum, parcel) => sum + parcel.ounces, 0);
  const most = Math.ceil(ounces / OUNCES_A_POUND) + parcels.length - 1;
  let left = most - pounds.reduce((sum, each) => sum + each, 0);
  return pounds.map((each) => {
    const more = Math.min(left, Math.max(MAX_POUNDS - each, 0));
    left -= more;
    return each + more;
  });
}

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
