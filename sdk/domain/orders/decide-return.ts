import type { Rejection } from '../rejection.ts';
import { shareOfLine, type Charge } from './charges.ts';
import { isLine } from './is-line.ts';
import { refundsWithoutReturn, unitsReturnable, type OwedLine } from './owed.ts';
import { chargeOfParts, partsLeft, shareOfParts, takeKits } from './part-units.ts';
import type { ReturnReason } from './return-reasons.ts';
import {
  moreThanPurchased,
  nothingToReturn,
  validateReturn,
  type ReturnableFacts,
} from './returns.ts';
import type { FrozenPart } from './sold-parts.ts';
import { shareOfUnits } from './share-of-units.ts';

export interface ReturnedItem {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
  reason?: ReturnReason | undefined;
}

export interface ReturnRequest {
  items: readonly ReturnedItem[];
  /** Number of 24-hour days after shipping. Infinity if there is no limit. */
  windowDays: number;
}

/** An order line as it was sold. */
export interface ReturnableLine extends OwedLine {
  catalogId: string;
  catalogItemId: string;
  discountCents: number;
  /** Units in returns that weren't denied, whether refunded or not. */
  returnedQuantity: number;
  parts?: readonly FrozenPart[] | null | undefined;
}

/** The returned part of a line, and its share of what was charged. */
export interface ReturnedShare<Line> extends Charge {
  line: Line;
  quantity: number;
  discountCents: number;
  returnReason: ReturnReason | null;
  /** The returned parts of a kit, with their units. Parts refunded before don't come back. */
  parts?: FrozenPart[];
}

/** Returns the lines of a return, or why nothing, or not this many units, can be returned. */
export function decideReturn<Line extends ReturnableLine>(
  order: ReturnableFacts & { lines: readonly Line[] },
  { items, windowDays }: ReturnRequest,
  now: Date,
): Rejection | readonly ReturnedShare<Line>[] {
  const rejection = validateReturn(order, now, windowDays);
  if (rejection) return rejection;
  const selected = items.filter(({ quantity }) => quantity > 0);
  if (selected.length === 0) return nothingToReturn;
  if (selected.some((item) => !order.lines.some(isLine(item)))) return moreThanPurchased;
  const returned = order.lines.flatMap((line) => {
    return selected.some(isLine(line)) ? [shareOf(line, items.filter(isLine(line)))] : [];
  });
  const tooMany = returned.some(({ line, quantity }) => unitsReturnable(order, line) < quantity);
  return tooMany ? moreThanPurchased : returned;
}

function shareOf<Line extends ReturnableLine>(
  line: Line,
  items: readonly ReturnedItem[],
): ReturnedShare<Line> {
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const before = line.returnedQuantity;
  const returnReason = items.find(({ reason }) => reason)?.reason ?? null;
  if (line.parts) return { line, quantity, returnReason, ...kitShare(line, line.parts, quantity) };
  return {
    line,
    quantity,
    returnReason,
    ...shareOfLine(line, before, quantity),
    discountCents: shareOfUnits(line.discountCents, line.quantity, before, quantity),
  };
}

/** Returns the parts that come back with the next kits, and their share of what was charged. */
function kitShare(
  line: ReturnableLine,
  sold: NonNullable<ReturnableLine['parts']>,
  quantity: number,
) {
  const { discountCents, returnedQuantity } = line;
  const unrefunded = partsLeft(
    { quantity: line.quantity, parts: sold },
    refundsWithoutReturn(line),
  );
  const earlier = takeKits(unrefunded, returnedQuantity);
  const left = unrefunded.map((part, at) => ({
    ...part,
    units: part.units - (earlier[at]?.quantity ?? 0),
  }));
  const taken = takeKits(left, quantity).map((part) => part.quantity);
  return {
    ...chargeOfParts(line, left, taken),
    discountCents: shareOfParts(discountCents, left, taken),
    parts: sold.map((part, at) => ({ ...part, units: taken[at] ?? 0 })),
  };
}
