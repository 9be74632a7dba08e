import { capAt, isLine, makeParts, worthOf } from './refund-parts.ts';
import { leftOf, unitsRefundable } from './refundable.ts';
import type { OrderMoney, RefundParts } from './refund-parts.ts';

/** Refunds everything that is left of an order, and optionally its shipping. */
export function refundRemainder(
  money: OrderMoney,
  { shipping }: { shipping: boolean },
): RefundParts {
  const rest = {
    lines: money.lines.map((line) => ({
      line,
      quantity: unitsRefundable(line),
      amount: line.left,
    })),
    shipping: shipping ? money.shipping.left : 0,
  };
  return makeParts(money, capAt(rest, money.refundable));
}

/** Refunds a return's units, up to what is left of their lines. */
export function refundReturned(
  money: OrderMoney,
  units: readonly { catalogId: string; catalogItemId: string; quantity: number }[],
): RefundParts {
  const lines = units.flatMap((back) => {
    const line = money.lines.find(isLine(back));
    if (line === undefined) return [];
    const quantity = Math.min(back.quantity, leftOf(line.quantity, line.unitsRefunded));
    return quantity > 0 ? [{ line, quantity, amount: worthOf(line, quantity) }] : [];
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
