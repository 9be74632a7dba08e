import { shareOfUnits } from '../orders/share-of-units.ts';
import type { ParcelSize } from './parcel-size.ts';
import { packUnits, type SentLine } from './parcels.ts';

/** Units of an item in a parcel. */
export interface ParcelContent {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
}

/** A parcel whose label hasn't been voided. */
export interface LabeledParcel {
  /** Number within its order, starting at 1. */
  parcel: number;
  /**
   * Null for labels bought before orders could have several parcels. Such a label covers the whole
   * order.
   */
  contents: readonly ParcelContent[] | null;
}

type ShippableLine = SentLine & { grossCents: number; taxCents: number };

export interface ParcelToLabel<Line> {
  parcel: number;
  /** The units in the parcel, and their share of the price paid. */
  lines: Line[];
  ounces: number;
  size: ParcelSize | null;
}

/** Returns an order's parcels that don't have a label yet. Empty once every unit has shipped. */
export function parcelsLeft<Line extends ShippableLine>(
  lines: readonly Line[],
  labeled: readonly LabeledParcel[],
): ParcelToLabel<Line>[] {
  if (labeled.some(({ contents }) => contents === null)) return [];
  const packed = new Map<string, number>();
  for (const content of labeled.flatMap(({ contents }) => contents ?? [])) {
    packed.set(keyOf(content), (packed.get(keyOf(content)) ?? 0) + content.quantity);
  }
  // several lines can have the same item and share its packed units
  const left = lines.map((line, at) => {
    const gone = Math.min(packed.get(keyOf(line)) ?? 0, line.quantity);
    packed.set(keyOf(line), (packed.get(keyOf(line)) ?? 0) - gone);
    return { ...line, at, quantity: line.quantity - gone };
  });
  const before = left.map(({ quantity }, at) => (lines[at]?.quantity ?? 0) - quantity);
  const taken = new Set(labeled.map(({ parcel }) => parcel));
  let number = 0;
  const nextNumber = () => {
    do number += 1;
    while (taken.has(number));
    return number;
  };
  return packUnits(left).map(({ lines: contents, ounces, size }) => ({
    parcel: nextNumber(),
    ounces,
    size,
    lines: contents.flatMap(({ at, quantity }) => {
      const line = lines[at];
      if (line === undefined) return [];
      const from = before[at] ?? 0;
      before[at] = from + quantity;
      return [
        {
          ...line,
          quantity,
          grossCents: shareOfUnits(line.grossCents, line.quantity, from, quantity),
          taxCents: shareOfUnits(line.taxCents, line.quantity, from, quantity),
        },
      ];
    }),
  }));
}

const keyOf = ({ catalogId, catalogItemId }: Omit<ParcelContent, 'quantity'>) =>
  `${catalogId}/${catalogItemId}`;

/** Returns a parcel's contents as they are stored with its label. */
export const contentsOf = (lines: readonly ParcelContent[]): ParcelContent[] =>
  lines.map(({ catalogId, catalogItemId, quantity }) => ({ catalogId, catalogItemId, quantity }));
