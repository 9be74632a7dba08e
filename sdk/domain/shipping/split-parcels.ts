import { fitsOneParcel } from './parcel-limits.ts';
import { stack, type ParcelSize } from './parcel-size.ts';

/** Units of one item that are sent together. */
export interface PackedLine {
  /** Names the item, so that the order of lines changes nothing. */
  key: string;
  quantity: number;
  /** What one of them weighs. */
  ounces: number;
  /** The box of one of them; null where nobody says. */
  box: ParcelSize | null;
}

/** What lies in one parcel. */
export interface PackedParcel<Line> {
  lines: { line: Line; quantity: number }[];
  ounces: number;
  /** The smallest size it can have; null if no item states the size of its box. */
  size: ParcelSize | null;
}

/**
 * Splits units into parcels that the carrier takes: heavy ones first, each parcel closed when the
 * next unit does not fit. Closing it for good is what keeps more units from ever taking fewer
 * parcels. A unit that fits no parcel is alone in one that `fitsOneParcel` refuses.
 */
export function splitParcels<Line extends PackedLine>(
  lines: readonly Line[],
): PackedParcel<Line>[] {
  const parcels: PackedParcel<Line>[] = [];
  let open: PackedParcel<Line> = { lines: [], ounces: 0, size: null };
  for (const line of lines.toSorted(byWeight)) {
    for (let left = line.quantity; left > 0; left -= 1) {
      // to the thousandth: sums of fractions drift
      const ounces = Math.round((open.ounces + line.ounces) * 1000) / 1000;
      const size = stack(open.size, line.box);
      if (open.lines.length > 0 && !fitsOneParcel({ ounces, size })) {
        parcels.push(open);
        open = { lines: [{ line, quantity: 1 }], ounces: line.ounces, size: line.box };
        continue;
      }
      const last = open.lines.at(-1);
      if (last?.line === line) last.quantity += 1;
      else open.lines.push({ line, quantity: 1 });
      open.ounces = ounces;
      open.size = size;
    }
  }
  return open.lines.length === 0 ? parcels : [...parcels, open];
}

function byWeight(one: PackedLine, other: PackedLine): number {
  if (one.ounces !== other.ounces) return other.ounces - one.ounces;
  return one.key < other.key ? -1 : Number(one.key > other.key);
}
