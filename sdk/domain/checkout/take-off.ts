import { SMALLEST_CENTS } from '../cart/why-not.ts';
import { shareDiscount, type DiscountValue } from './share-discount.ts';

export interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** A line of a cart, as far as its discount depends on it. */
export interface DiscountableLine extends ItemKey {
  /** What all units cost, before the discount; cents. */
  subtotalCents: number;
  /** The item's own coupon; null where it has none, or the provider could not tell it by the item. */
  couponId: string | null;
}

interface CartLine extends ItemKey {
  quantity: number;
  unitCents: number;
  couponId: string | null;
}

/** @param published whether the provider, which tells the items of a coupon by its products, has one */
export const discountableLine = (line: CartLine, published: boolean): DiscountableLine => ({
  catalogId: line.catalogId,
  catalogItemId: line.catalogItemId,
  subtotalCents: line.unitCents * line.quantity,
  couponId: published ? line.couponId : null,
});

/** What a discount takes off a cart. */
export interface TakenOff {
  /** Which lines it is for, in the order of the lines. */
  covers: boolean[];
  /** What it takes off each line, in the same order. */
  sharesCents: number[];
  totalCents: number;
}

/** What a discount takes off lines, those that it is not for staying as they are. */
export function takeOff(
  lines: readonly DiscountableLine[],
  value: DiscountValue,
  isFor: (line: DiscountableLine) => boolean,
): TakenOff {
  const covers = lines.map(isFor);
  const bases = lines.map(({ subtotalCents }, at) => (covers[at] ? subtotalCents : 0));
  const sharesCents = shareDiscount(bases, value);
  return { covers, sharesCents, totalCents: sharesCents.reduce((sum, cents) => sum + cents, 0) };
}

/** What an entered code takes off, whether it may be used or not; without items it is for all. */
export const takeOffByCode = (
  lines: readonly DiscountableLine[],
  code: DiscountValue & { items: readonly ItemKey[] },
): TakenOff => takeOff(lines, code, (line) => code.items.length === 0 || isAmong(code.items, line));

function isAmong(items: readonly ItemKey[], { catalogId, catalogItemId }: ItemKey): boolean {
  return items.some((item) => item.catalogId === catalogId && item.catalogItemId === catalogItemId);
}

export const subtotalOf = (lines: readonly Pick<DiscountableLine, 'subtotalCents'>[]) =>
  lines.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0);

/** Whether something would be left to pay, but less than the payment page takes. */
export function leavesTooLittle(
  lines: readonly DiscountableLine[],
  { totalCents }: TakenOff,
): boolean {
  const left = subtotalOf(lines) - totalCents;
  return left > 0 && left < SMALLEST_CENTS;
}
