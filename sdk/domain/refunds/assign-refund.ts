import { formatMoney } from '../money/dollars.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { chooseUnits, type RefundRequest } from './compose-refund.ts';
import {
  capAt,
  selectedCents,
  isLine,
  makeParts,
  type OrderMoney,
  type RefundParts,
} from './refund-parts.ts';

export const refundAssigned = 'Refund assigned.';
export const assignedBefore = rejection(
  'REFUND_ASSIGNED',
  'Someone already chose what this refund covers. Reload the order.',
);

/** What staff read on each order that waits for them. */
export const refundToAssign = (cents: number) =>
  `Refunded in Stripe: ${formatMoney(cents)}. Choose what this covers`;

/** What an order's history says. */
export const refundCovers = (units: number) =>
  units === 0
    ? 'The refund made in Stripe covers no units'
    : `The refund made in Stripe covers ${units} ${units === 1 ? 'unit' : 'units'}`;

/**
 * What a refund that is made already covers of an order: the units named, and what is more than
 * they are worth is shared over the rest.
 * @param money without that refund
 */
export function assignRefund(
  money: OrderMoney,
  cents: number,
  request: Pick<RefundRequest, 'lines'>,
): RefundParts | Rejection {
  const chosen = chooseUnits(money, request.lines ?? []);
  if ('code' in chosen) return chosen;
  const named = capAt({ lines: chosen, shipping: 0 }, cents);
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
      amount: amount + (namedOf(line)?.amount ?? 0),
    })),
    shipping: rest.shipping,
  });
}
