import { refusal, type Refusal } from '../refusal.ts';
import { refuseHeld } from '../orders/owed.ts';
import { whyNotPicked, type ShippedFacts } from '../shipping/refuse-label.ts';
import { lineOfCode, type LineToPack, type PackingState } from './packing.ts';

/** Why there is nothing to pack for an order; null where there is. */
export function refusePacking(
  order: Pick<ShippedFacts, 'isReturn' | 'isDigital' | 'orderState' | 'hold' | 'nothingLeft'>,
): Refusal | null {
  if (order.isReturn) return refusal('IS_A_RETURN', 'This is a return. There is nothing to pack.');
  if (order.isDigital) {
    return refusal('DIGITAL_ORDER', 'This order is digital. There is nothing to pack.');
  }
  return whyNotPicked(order.orderState) ?? refuseHeld(order);
}

/** Where a scanned unit belongs: its line, or why it does not belong into the parcel. */
export function judgeUnit<Line extends LineToPack>(
  lines: readonly Line[],
  scanned: string,
): { line: Line } | { refusal: Refusal } {
  const line = lineOfCode(lines, scanned);
  if (!line) {
    const code = scanned.trim();
    const named = code.length > 40 ? `${code.slice(0, 40)}…` : code;
    const reason = `${named} does not belong to this order. Put it aside.`;
    return { refusal: refusal('WRONG_ITEM', reason) };
  }
  const { quantity, packed, title } = line;
  if (packed < quantity) return { line };
  const all = quantity === 1 ? 'it is packed' : `all ${quantity} of them are packed`;
  return { refusal: refusal('ONE_TOO_MANY', `${title}: ${all}. Put this one aside.`) };
}

/** Why no label is bought before the order is packed; null where one may be. */
export function refuseUnpacked(state: PackingState, required: boolean): Refusal | null {
  if (state === 'begun') {
    return refusal(
      'NOT_PACKED',
      'This order is not packed completely. Scan what is missing, or let an administrator overrule it.',
    );
  }
  if (state !== 'none' || !required) return null;
  return refusal(
    'NOT_PACKED',
    'This order is not packed yet. Scan its units, or let an administrator overrule it.',
  );
}
