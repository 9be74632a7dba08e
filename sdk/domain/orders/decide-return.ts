import type { Rejection } from '../rejection.ts';
import { isLine } from '../refunds/refund-parts.ts';
import { shareOfLine, type Charge } from './charges.ts';
import { unitsReturnable, type OwedLine } from './owed.ts';
import type { ReturnReason } from './return-reasons.ts';
import {
  moreThanPurchased,
  nothingToReturn,
  validateReturn,
  type ReturnableFacts,
} from './returns.ts';
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
}

/** The returned part of a line, and its share of what was charged. */
export interface ReturnedShare<Line> extends Charge {
  line: Line;
  quantity: number;
  discountCents: number;
  returnReason: ReturnReason | null;
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
  return {
    line,
    quantity,
    returnReason: items.find(({ reason }) => reason)?.reason ?? null,
    ...shareOfLine(line, before, quantity),
    discountCents: shareOfUnits(line.discountCents, line.quantity, before, quantity),
  };
}
