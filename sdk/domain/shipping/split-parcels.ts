import { fitsOneParcel } from './parcel-limits.ts';
import { stack, type ParcelSize } from './parcel-size.ts';

/** Units of one item that ship together. */
export interface PackedLine {
  /** Id of the item. Makes the result independent of the order of lines. */
  key: string;
  quantity: number;
  /** Weight of one unit. */
  ounces: number;
  /** Box size of one unit. Null if unknown. */
  box: ParcelSize | null;
}

/** The contents of one parcel. */
export interface PackedParcel<Line> {
  lines: { line: Line; quantity: number }[];
  ounces: number;
  /** The smallest possible size. Null if no item has a box size. */
  size: ParcelSize | null;
}

/**
 * Splits units into parcels that the carrier accepts, heaviest units first. A parcel is closed when
 * the next unit doesn't fit, and never reopened, so more units never need fewer parcels. A unit
 * that is too large for any parcel gets its own, which `fitsOneParcel` rejects.
 */
export function splitParcels<Line extends PackedLine>(
  lines: readonly Line[],
): PackedParcel<Line>[] {
  const parcels: PackedParcel<Line>[] = [];
  let open: PackedParcel<Line> = { lines: [], ounces: 0, size: null };
  for (const line of lines.toSorted(byWeight)) {
    for (let left = line.quantity; left > 0; left -= 1) {
      // rounded to the thousandth, because sums of fractions drift
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
