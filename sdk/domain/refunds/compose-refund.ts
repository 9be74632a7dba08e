import { formatMoney } from '../money/dollars.ts';
import { rejection, type Rejection } from '../rejection.ts';
import {
  capAt,
  isLine,
  makeParts,
  selectedCents,
  worthOf,
  type OrderMoney,
  type PaidLine,
  type RefundParts,
  type Selection,
} from './refund-parts.ts';
import { unitsRefundable } from './refundable.ts';

/** The parts of a refund that staff select: units, an amount, shipping, or a combination. */
export interface RefundRequest {
  lines?: readonly { catalogId: string; catalogItemId: string; quantity: number }[] | undefined;
  /** Cents. */
  amount?: number | undefined;
  shipping?: boolean | undefined;
}

export const isAReturn = rejection(
  'IS_A_RETURN',
  'This is a return. Change its status to refund it, or refund the original order.',
);
export const nothingToRefund = rejection(
  'NOTHING_CHOSEN',
  'Choose units, an amount or shipping to refund.',
);
export const notOnOrder = rejection('NOT_ON_ORDER', 'Item not found in this order.');
export const nothingLeft = rejection(
  'NOTHING_LEFT',
  'All of these items have already been refunded.',
);
export const moreThanLeft = (cents: number) =>
  rejection('MORE_THAN_LEFT', `You can refund up to ${formatMoney(cents)}.`);
export const tooManyUnits = ({ title }: Pick<PaidLine, 'title'>, units: number) =>
  rejection(
    'TOO_MANY_UNITS',
    `${units} ${units === 1 ? 'unit' : 'units'} of ${title} can be refunded. The others were refunded or are in a return.`,
  );

/**
 * Returns exactly what a request refunds, or why it is rejected. The preview and the refund itself
 * both use it, so they always agree.
 */
export function composeRefund(money: OrderMoney, request: RefundRequest): RefundParts | Rejection {
  const { amount, shipping = false } = request;
  const units = request.lines ?? [];
  if (units.length === 0 && amount === undefined && !shipping) return nothingToRefund;
  const selected = chooseUnits(money, units);
  if ('code' in selected) return selected;
  if (units.length === 0 && amount !== undefined) {
    selected.push(...money.lines.map((line) => ({ line, quantity: 0, amount: line.left })));
  }
  const all = { lines: selected, shipping: shipping ? money.shipping.left : 0 };
  const max = Math.min(selectedCents(all), money.refundable);
  if (amount !== undefined) {
    if (amount > max) return moreThanLeft(max);
    const lines = selected.map((one) => ({ ...one, quantity: 0 }));
    return makeParts(money, capAt({ ...all, lines }, amount));
  }
  if (selectedCents(all) > max) return moreThanLeft(max);
  const wasFree = selected.length > 0 && selected.every(({ line }) => line.paid === 0);
  if (max === 0 && !wasFree) return nothingLeft;
  return makeParts(money, all);
}

/** Returns the selected units and their value, or why they can't be refunded. */
export function chooseUnits(
  money: OrderMoney,
  units: NonNullable<RefundRequest['lines']>,
): Selection['lines'][number][] | Rejection {
  const selected: Selection['lines'][number][] = [];
  for (const { quantity, ...item } of perLine(units)) {
    const line = money.lines.find(isLine(item));
    if (line === undefined) return notOnOrder;
    const left = unitsRefundable(line);
    if (quantity > left) return tooManyUnits(line, left);
    selected.push({ line, quantity, amount: worthOf(line, quantity) });
  }
  return selected;
}

/** Merges repeated lines. */
function perLine(lines: NonNullable<RefundRequest['lines']>) {
  return [...Map.groupBy(lines, ({ catalogId, catalogItemId }) => `${catalogId}/${catalogItemId}`)]
    .map(([, same]) => same)
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      return [{ ...first, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }];
    });
}
