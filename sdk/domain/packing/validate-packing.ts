import { rejection, type Rejection } from '../rejection.ts';
import { validateNotHeld } from '../orders/owed.ts';
import { notPickedReason, type ShippedFacts } from '../shipping/validate-label.ts';
import { lineOfCode, type LineToPack, type PackingState } from './packing.ts';

/** Returns why an order has nothing to pack, or null. */
export function validatePacking(
  order: Pick<ShippedFacts, 'isReturn' | 'isDigital' | 'orderState' | 'hold' | 'nothingLeft'>,
): Rejection | null {
  if (order.isReturn) return rejection('IS_A_RETURN', "This is a return. There's nothing to pack.");
  if (order.isDigital) {
    return rejection('DIGITAL_ORDER', "This order is digital. There's nothing to pack.");
  }
  return notPickedReason(order.orderState) ?? validateNotHeld(order);
}

/** Returns the line of a scanned unit, or why the unit doesn't belong in the parcel. */
export function checkUnit<Line extends LineToPack>(
  lines: readonly Line[],
  scanned: string,
): { line: Line } | { rejection: Rejection } {
  const line = lineOfCode(lines, scanned);
  if (!line) {
    const code = scanned.trim();
    const named = code.length > 40 ? `${code.slice(0, 40)}…` : code;
    const reason = `${named} isn't in this order. Set it aside.`;
    return { rejection: rejection('WRONG_ITEM', reason) };
  }
  const { quantity, packed, title } = line;
  if (packed < quantity) return { line };
  const all = quantity === 1 ? 'already packed' : `all ${quantity} are already packed`;
  return { rejection: rejection('ONE_TOO_MANY', `${title}: ${all}. Set this unit aside.`) };
}

/** Returns why the label can't be bought before packing, or null. */
export function validatePacked(state: PackingState, required: boolean): Rejection | null {
  if (state === 'begun') {
    return rejection(
      'NOT_PACKED',
      "This order isn't fully packed. Scan the missing units, or ask an administrator to skip packing.",
    );
  }
  if (state !== 'none' || !required) return null;
  return rejection(
    'NOT_PACKED',
    "This order isn't packed yet. Scan its units, or ask an administrator to skip packing.",
  );
}
