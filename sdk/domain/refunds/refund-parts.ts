import type { components } from '../../src/schema.d.ts';
import { shareOfUnits } from '../orders/share-of-units.ts';
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
  lines: readonly { line: PaidLine; quantity: number; amount: number }[];
  shipping: number;
}

export const selectedCents = ({ lines, shipping }: Selection): number =>
  lines.reduce((sum, { amount }) => sum + amount, shipping);

export const isLine =
  (one: { catalogId: string; catalogItemId: string }) =>
  (other: { catalogId: string; catalogItemId: string }): boolean =>
    one.catalogId === other.catalogId && one.catalogItemId === other.catalogItemId;

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
    .filter(({ quantity, amount }) => quantity > 0 || amount > 0)
    .map(({ line, quantity, amount }) => ({
      catalogId: line.catalogId,
      catalogItemId: line.catalogItemId,
      quantity,
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
