import type { components } from '../../src/schema.d.ts';
import { shareOfParts, type PartUnits } from '../orders/part-units.ts';
import { shareOfUnits } from '../orders/share-of-units.ts';
import { isLine } from '../orders/is-line.ts';
import { allocateCents } from '../money/share-out.ts';

type Schemas = components['schemas'];

/** The payment for an order by line, and how much of it can still be refunded. */
export type OrderMoney = Schemas['OrderMoney'];
export type PaidLine = Schemas['PaidLine'];
type PaidPart = Schemas['PaidPart'];
export type RefundLine = Schemas['RefundLine'];

/** The parts of a refund, in cents including tax. */
export interface RefundParts {
  amount: number;
  tax: number;
  lines: RefundLine[];
  shipping: number;
  shippingTax: number;
}

/** The cents to refund for each part, and the units refunded with them. */
export interface Selection {
  lines: readonly SelectedLine[];
  shipping: number;
}

export interface SelectedLine {
  line: PaidLine;
  quantity: number;
  /** If the line is a kit: all units of its parts, also those in whole kits. */
  parts?: readonly PartUnits[] | undefined;
  amount: number;
}

/** Returns the parts of a kit line with the units that aren't refunded. Empty for other lines. */
export const partsUnrefunded = ({ quantity, parts = [] }: PaidLine) =>
  parts.map(({ unitsRefunded, ...part }) => {
    const bought = part.quantity * quantity;
    return { ...part, bought, units: Math.max(0, bought - unitsRefunded) };
  });

/** Returns the same parts with the units that can be refunded: those in no open return either. */
export const partsRefundable = (line: PaidLine) =>
  partsUnrefunded(line).map((part) => ({
    ...part,
    units: Math.max(0, part.units - part.quantity * line.unitsInReturns),
  }));

/** Returns the value of units of a kit's parts, regardless of what is left of their line. */
export const priceOfParts = (line: PaidLine, parts: readonly PartUnits[]): number => {
  const left = partsUnrefunded(line);
  const taken = left.map((part) => parts.find(isLine(part))?.quantity ?? 0);
  return shareOfParts(line.paid, left, taken);
};

/** Selects units of a kit's parts at the price paid, up to what can still be refunded. */
export const selectParts = (
  line: PaidLine,
  quantity: number,
  parts: readonly PartUnits[],
): SelectedLine => ({
  line,
  quantity,
  parts,
  amount: Math.min(line.left, priceOfParts(line, parts)),
});

export const selectedCents = ({ lines, shipping }: Selection): number =>
  lines.reduce((sum, { amount }) => sum + amount, shipping);

/**
 * Returns the value of the next `units` units of a line: the price paid, up to what can still be
 * refunded. Units beyond those not yet refunded are worth nothing.
 */
export function worthOf(line: PaidLine, units: number): number {
  const before = Math.min(line.unitsRefunded, line.quantity);
  const more = Math.min(units, line.quantity - before);
  if (more === 0) return 0;
  return Math.min(line.left, shareOfUnits(line.paid, line.quantity, before, more));
}

/** Reduces a selection proportionally to `cents` or less. */
export function capAt(selected: Selection, cents: number): Selection {
  if (selectedCents(selected) <= cents) return selected;
  const shares = allocateCents(cents, [
    ...selected.lines.map(({ amount }) => amount),
    selected.shipping,
  ]);
  return {
    lines: selected.lines.map((one, at) => ({ ...one, amount: shares[at] ?? 0 })),
    shipping: shares.at(-1) ?? 0,
  };
}

/**
 * Returns the refund of a selection. Each part includes tax in proportion to the tax that is left.
 */
export function makeParts(money: OrderMoney, selected: Selection): RefundParts {
  const lines = selected.lines
    .map((one) => ({ ...one, parts: coveredParts(one) }))
    .filter(({ quantity, amount, parts }) => quantity > 0 || amount > 0 || parts.length > 0)
    .map(({ line, quantity, amount, parts }) => ({
      catalogId: line.catalogId,
      catalogItemId: line.catalogItemId,
      quantity,
      ...(parts.length > 0 && { parts }),
      amount,
      tax: taxIn(line, amount),
    }));
  const shippingTax = taxIn(money.shipping, selected.shipping);
  return {
    amount: selectedCents(selected),
    tax: lines.reduce((sum, { tax }) => sum + tax, shippingTax),
    lines,
    shipping: selected.shipping,
    shippingTax,
  };
}

const coveredParts = ({ parts = [] }: SelectedLine): PartUnits[] =>
  parts
    .filter(({ quantity }) => quantity > 0)
    .map(({ catalogId, catalogItemId, quantity }) => ({ catalogId, catalogItemId, quantity }));

/** Returns whether there is anything to record: money, or free units. */
export function isRefund({ lines }: OrderMoney, parts: RefundParts): boolean {
  if (parts.amount > 0) return true;
  return parts.lines.some((part) => lines.find(isLine(part))?.paid === 0);
}

const taxIn = ({ left, taxLeft }: Pick<PaidPart, 'left' | 'taxLeft'>, amount: number) =>
  left === 0 ? 0 : shareOfUnits(taxLeft, left, 0, amount);

/** Returns the tax in a refund, in cents. */
export const taxInRefund = ({
  lines,
  shippingTax,
}: Pick<RefundParts, 'lines' | 'shippingTax'>): number =>
  lines.reduce((sum, { tax }) => sum + tax, shippingTax);
