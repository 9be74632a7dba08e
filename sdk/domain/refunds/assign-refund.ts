import { formatMoney } from '../money/dollars.ts';
import { isLine } from '../orders/is-line.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { chooseUnits, type RefundRequest } from './compose-refund.ts';
import {
  capAt,
  selectedCents,
  makeParts,
  type OrderMoney,
  type RefundParts,
} from './refund-parts.ts';

export const refundAssigned = 'Refund assigned.';
export const assignedBefore = rejection(
  'REFUND_ASSIGNED',
  'Someone already chose what this refund covers. Reload the order.',
);

/** Returns the message on each order that the refund may belong to. */
export const refundToAssign = (cents: number) =>
  `Refunded in Stripe: ${formatMoney(cents)}. Choose what this covers`;

/** Returns the entry for the order's history. */
export const refundCovers = (units: number) =>
  units === 0
    ? 'The refund made in Stripe covers no units'
    : `The refund made in Stripe covers ${units} ${units === 1 ? 'unit' : 'units'}`;

/**
 * Assigns an existing refund to parts of an order: first to the named units, then in proportion to
 * the rest.
 * @param money the order's money without that refund
 */
export function assignRefund(
  money: OrderMoney,
  cents: number,
  request: Pick<RefundRequest, 'lines'>,
): RefundParts | Rejection {
  const selected = chooseUnits(money, request.lines ?? []);
  if ('code' in selected) return selected;
  const named = capAt({ lines: selected, shipping: 0 }, cents);
  const namedOf = (line: OrderMoney['lines'][number]) =>
    named.lines.find((one) => isLine(line)(one.line));
  const all = {
    lines: money.lines.map((line) => ({
      line,
      quantity: 0,
      amount: line.left - (namedOf(line)?.amount ?? 0),
    })),
    shipping: money.shipping.left,
  };
  const rest = capAt(all, cents - selectedCents(named));
  return makeParts(money, {
    lines: rest.lines.map(({ line, amount }) => ({
      line,
      quantity: namedOf(line)?.quantity ?? 0,
      parts: namedOf(line)?.parts,
      amount: amount + (namedOf(line)?.amount ?? 0),
    })),
    shipping: rest.shipping,
  });
}
