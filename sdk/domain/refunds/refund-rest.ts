import { isLine } from '../orders/is-line.ts';
import { takeKits, unitsOfPart, type CountedPart } from '../orders/part-units.ts';
import {
  capAt,
  makeParts,
  partsRefundable,
  partsUnrefunded,
  selectParts,
  worthOf,
} from './refund-parts.ts';
import { leftOf, unitsRefundable } from './refundable.ts';
import type { OrderMoney, RefundParts } from './refund-parts.ts';

/** Returned units of a line. The parts are those of a kit, and say what came back. */
export interface ReturnedUnits {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
  parts?: readonly CountedPart[] | null | undefined;
}

/** Refunds everything that is left of an order, and optionally its shipping. */
export function refundRemainder(
  money: OrderMoney,
  { shipping }: { shipping: boolean },
): RefundParts {
  const rest = {
    lines: money.lines.map((line) => ({
      line,
      quantity: unitsRefundable(line),
      parts: takeKits(partsRefundable(line), line.quantity),
      amount: line.left,
    })),
    shipping: shipping ? money.shipping.left : 0,
  };
  return makeParts(money, capAt(rest, money.refundable));
}

/** Refunds a return's units, up to what is left of their lines. */
export function refundReturned(money: OrderMoney, units: readonly ReturnedUnits[]): RefundParts {
  const lines = units.flatMap((back) => {
    const line = money.lines.find(isLine(back));
    if (line === undefined) return [];
    const quantity = Math.min(back.quantity, leftOf(line.quantity, line.unitsRefunded));
    if (quantity === 0) return [];
    if (!line.parts) return [{ line, quantity, amount: worthOf(line, quantity) }];
    const parts = partsUnrefunded(line).map((part) => ({
      ...part,
      quantity: Math.min(
        part.units,
        unitsOfPart(back.parts?.find(isLine(part)) ?? { quantity: part.quantity }, back.quantity),
      ),
    }));
    return [selectParts(line, quantity, parts)];
  });
  return makeParts(money, capAt({ lines, shipping: 0 }, money.refundable));
}

/** Splits an amount across the whole order after it was refunded elsewhere. */
export function refundShared(money: OrderMoney, cents: number): RefundParts {
  const all = {
    lines: money.lines.map((line) => ({ line, quantity: 0, amount: line.left })),
    shipping: money.shipping.left,
  };
  return makeParts(money, capAt(all, Math.min(cents, money.refundable)));
}
