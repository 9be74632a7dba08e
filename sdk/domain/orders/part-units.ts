import { fromDollars } from '../money/dollars.ts';
import type { Charge } from './charges.ts';
import { isLine } from './is-line.ts';
import { shareOfUnits } from './share-of-units.ts';

interface PartKey {
  catalogId: string;
  catalogItemId: string;
}

/** Units of a kit's part, across all kits of a line. */
export interface PartUnits extends PartKey {
  quantity: number;
}

/** A part of the kit on a line. */
export interface CountedPart extends PartKey {
  /** Units in one kit. */
  quantity: number;
  /** Regular price of one unit in dollars. */
  price: number;
  /** Units in all kits of the line, if some of them are missing from their kits. */
  units?: number;
}

/** The units of a line that a refund covers. */
export interface CoveredUnits {
  /** Whole units of the line. */
  quantity: number;
  /**
   * If the line is a kit, all units of its parts, also those in whole kits. Releases without this
   * field refunded whole kits only.
   */
  parts?: readonly PartUnits[] | null | undefined;
}

type Counted<Part> = Part & {
  units: number;
  /** Units of the part in all kits of the line, including those that are covered. */
  bought: number;
};

/** Returns the units of a part in this many kits. */
export const unitsOfPart = (
  { quantity, units }: Pick<CountedPart, 'quantity' | 'units'>,
  kits: number,
): number => units ?? quantity * kits;

/** Returns the units of a part that are covered. */
export const coveredOf = (part: PartUnits, covered: readonly CoveredUnits[]): number =>
  covered.reduce((sum, { quantity, parts }) => {
    if (!parts) return sum + quantity * part.quantity;
    return sum + (parts.find(isLine(part))?.quantity ?? 0);
  }, 0);

/** Returns a kit's parts with the units that aren't covered. */
export const partsLeft = <Part extends CountedPart>(
  { quantity, parts }: { quantity: number; parts: readonly Part[] },
  covered: readonly CoveredUnits[],
): Counted<Part>[] =>
  parts.map((part) => {
    const bought = unitsOfPart(part, quantity);
    return { ...part, bought, units: Math.max(0, bought - coveredOf(part, covered)) };
  });

/** Returns how many kits these units fill. The last of them may lack some parts. */
export const kitsIn = (parts: readonly { quantity: number; units: number }[]): number =>
  Math.max(0, ...parts.map(({ quantity, units }) => Math.ceil(units / quantity)));

/** Returns the parts that decide how many kits ship. A digital kit has no others. */
function goodsOf<Part extends { digital: boolean }>(parts: readonly Part[]): Part[] {
  const shipped = parts.filter(({ digital }) => !digital);
  return shipped.length === 0 ? [...parts] : shipped;
}

interface CountedLine {
  quantity: number;
  parts?: readonly (CountedPart & { digital: boolean })[] | null | undefined;
}

/** Returns a line with the units that aren't covered. A kit counts while it has parts to ship. */
export function unitsUncovered<Line extends CountedLine>(
  line: Line,
  covered: readonly CoveredUnits[],
): Line {
  const { quantity, parts } = line;
  if (parts) {
    const left = partsLeft({ quantity, parts }, covered);
    return { ...line, parts: left, quantity: kitsIn(goodsOf(left)) };
  }
  const units = covered.reduce((sum, one) => sum + one.quantity, 0);
  return { ...line, quantity: Math.max(0, quantity - units) };
}

/** Returns the next `kits` kits of these parts, as complete as possible. */
export const takeKits = (
  parts: readonly (PartUnits & { units: number })[],
  kits: number,
): PartUnits[] =>
  parts.map(({ catalogId, catalogItemId, quantity, units }) => ({
    catalogId,
    catalogItemId,
    quantity: Math.min(units, quantity * kits),
  }));

type Valued = Pick<CountedPart, 'price'> & { units: number; bought: number };

/**
 * Returns the share of a kit line's amount that belongs to the next `taken` units of its parts, by
 * their regular prices. Like `shareOfUnits`, it rounds the running sum, so that the shares of all
 * units add up exactly, and whole kits are worth the same as without their parts.
 * @param parts the line's parts, with the units that no earlier share covers
 */
export function shareOfParts(
  amountCents: number,
  parts: readonly Valued[],
  taken: readonly number[],
): number {
  const isFree = parts.every(({ price, bought }) => price === 0 || bought === 0);
  const valueOf = (count: (part: Valued, at: number) => number) =>
    parts.reduce(
      (sum, part, at) => sum + count(part, at) * (isFree ? 1 : fromDollars(part.price)),
      0,
    );
  const all = valueOf(({ bought }) => bought);
  const left = valueOf(({ units }) => units);
  return shareOfUnits(
    amountCents,
    all,
    all - left,
    valueOf((_part, at) => taken[at] ?? 0),
  );
}

/** Returns the same share of a line's charge. */
export const chargeOfParts = (
  { grossCents, taxCents }: Charge,
  parts: readonly Valued[],
  taken: readonly number[],
): Charge => ({
  grossCents: shareOfParts(grossCents, parts, taken),
  taxCents: shareOfParts(taxCents, parts, taken),
});
