import { formatMoney } from '../money/dollars.ts';
import { isLine } from '../orders/is-line.ts';
import { takeKits, type PartUnits } from '../orders/part-units.ts';
import { rejection, type Rejection } from '../rejection.ts';
import {
  capAt,
  makeParts,
  partsRefundable,
  priceOfParts,
  selectedCents,
  selectParts,
  worthOf,
  type OrderMoney,
  type PaidLine,
  type RefundParts,
  type SelectedLine,
} from './refund-parts.ts';
import { unitsRefundable } from './refundable.ts';

/** Selected units of a line and, besides them, single parts of a kit. */
interface SelectedUnits extends PartUnits {
  parts?: readonly PartUnits[] | undefined;
}

/** The parts of a refund that staff select: units, an amount, shipping, or a combination. */
export interface RefundRequest {
  lines?: readonly SelectedUnits[] | undefined;
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
  const units = perLine(request.lines ?? []);
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
    const lines = selected.map((one) => ({ ...one, quantity: 0, parts: [] }));
    return makeParts(money, capAt({ ...all, lines }, amount));
  }
  if (selectedCents(all) > max) return moreThanLeft(max);
  const wasFree = selected.length > 0 && selected.every(isFree);
  if (max === 0 && !wasFree) return nothingLeft;
  return makeParts(money, all);
}

const isFree = ({ line, parts }: SelectedLine) =>
  line.paid === 0 || (parts !== undefined && priceOfParts(line, parts) === 0);

/** Returns the selected units and their value, or why they can't be refunded. */
export function chooseUnits(
  money: OrderMoney,
  units: NonNullable<RefundRequest['lines']>,
): SelectedLine[] | Rejection {
  const selected: SelectedLine[] = [];
  for (const { quantity, parts, ...item } of perLine(units)) {
    const line = money.lines.find(isLine(item));
    if (line === undefined) return notOnOrder;
    const left = unitsRefundable(line);
    if (quantity > left) return tooManyUnits(line, left);
    const one = line.parts
      ? chooseParts(line, quantity, parts)
      : { line, quantity, amount: worthOf(line, quantity) };
    if ('code' in one) return one;
    if (!line.parts && parts.length > 0) return notOnOrder;
    selected.push(one);
  }
  return selected;
}

/** Adds single parts of a kit to those in its selected units. */
function chooseParts(
  line: PaidLine,
  quantity: number,
  single: readonly PartUnits[],
): SelectedLine | Rejection {
  const refundable = partsRefundable(line);
  const inKits = takeKits(refundable, quantity);
  if (single.some((part) => !refundable.some(isLine(part)))) return notOnOrder;
  const parts = inKits.map((part) => {
    const more = single.find(isLine(part))?.quantity ?? 0;
    return { ...part, quantity: part.quantity + more };
  });
  const short = refundable.find(({ units }, at) => (parts[at]?.quantity ?? 0) > units);
  if (short === undefined) return selectParts(line, quantity, parts);
  return tooManyUnits(short, short.units - (inKits.find(isLine(short))?.quantity ?? 0));
}

/** Merges repeated lines, and leaves out those without units. */
const perLine = (lines: readonly SelectedUnits[]) =>
  grouped(lines)
    .map(({ all, ...line }) => ({
      ...line,
      parts: grouped(all.flatMap(({ parts = [] }) => parts)),
    }))
    .filter(({ quantity, parts }) => quantity > 0 || parts.length > 0);

/** Adds up the units of each item. */
const grouped = <Of extends PartUnits>(units: readonly Of[]) =>
  [...Map.groupBy(units, ({ catalogId, catalogItemId }) => `${catalogId}/${catalogItemId}`)]
    .map(([, same]) => same)
    .flatMap((all) => {
      const [first] = all;
      if (first === undefined) return [];
      const { catalogId, catalogItemId } = first;
      const quantity = all.reduce((sum, one) => sum + one.quantity, 0);
      return [{ catalogId, catalogItemId, quantity, all }];
    });
