import { MIN_CHARGE_CENTS } from '../cart/cart-rejection.ts';
import { shareDiscount, type DiscountValue } from './share-discount.ts';

export interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** The parts of a cart line that its discount depends on. */
export interface DiscountableLine extends ItemKey {
  /** Price of all units before the discount, in cents. */
  subtotalCents: number;
  familyId: string | null;
  /** Whether the item is shipped. */
  ships: boolean;
  /**
   * The item's own coupon. Null if it has none, or if the provider can't match the item because it
   * isn't published.
   */
  couponId: string | null;
}

interface CartLine extends ItemKey {
  quantity: number;
  unitCents: number;
  familyId: string | null;
  digital: boolean;
  couponId: string | null;
}

/**
 * @param published whether the provider has a product for the item. Without one, the provider can't
 * match the item's coupon.
 */
export const discountableLine = (line: CartLine, published: boolean): DiscountableLine => ({
  catalogId: line.catalogId,
  catalogItemId: line.catalogItemId,
  subtotalCents: line.unitCents * line.quantity,
  familyId: line.familyId,
  ships: !line.digital,
  couponId: published ? line.couponId : null,
});

/** The effect of a discount on a cart. */
export interface DiscountTotals {
  /** Whether the discount applies to each line, in the order of the lines. */
  covers: boolean[];
  /** Discount on each line in cents, in the order of the lines. */
  sharesCents: number[];
  totalCents: number;
}

/** What a code applies to: all items if `items`, `families` and `catalogs` are all empty. */
export interface CodeScope {
  freeShipping: boolean;
  items: readonly ItemKey[];
  /** Their members count from the time they join. */
  families: readonly { familyId: string }[];
  /** Catalog ids. Their items count from the time they are created. */
  catalogs: readonly string[];
}

/** Applies a discount to the lines that `isFor` selects. */
export function subtractDiscount(
  lines: readonly DiscountableLine[],
  value: DiscountValue,
  isFor: (line: DiscountableLine) => boolean,
): DiscountTotals {
  const covers = lines.map(isFor);
  const bases = lines.map(({ subtotalCents }, at) => (covers[at] ? subtotalCents : 0));
  const sharesCents = shareDiscount(bases, value);
  return { covers, sharesCents, totalCents: sharesCents.reduce((sum, cents) => sum + cents, 0) };
}

/**
 * Returns the effect of an entered code on the lines, without checking that the code is valid. Free
 * shipping covers what is shipped.
 */
export const applyDiscountCode = (
  lines: readonly DiscountableLine[],
  code: DiscountValue & CodeScope,
): DiscountTotals =>
  subtractDiscount(lines, code, (line) =>
    code.freeShipping ? line.ships : !isLimited(code) || isInScope(code, line),
  );

const isInScope = ({ items, families, catalogs }: CodeScope, line: DiscountableLine): boolean =>
  isAmong(items, line) ||
  families.some(({ familyId }) => familyId === line.familyId) ||
  catalogs.includes(line.catalogId);

/** Returns whether a code applies to some items only. */
export const isLimited = ({ items, families, catalogs }: Omit<CodeScope, 'freeShipping'>) =>
  items.length + families.length + catalogs.length > 0;

function isAmong(items: readonly ItemKey[], { catalogId, catalogItemId }: ItemKey): boolean {
  return items.some((item) => item.catalogId === catalogId && item.catalogItemId === catalogItemId);
}

export const subtotalOf = (lines: readonly Pick<DiscountableLine, 'subtotalCents'>[]) =>
  lines.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0);

/** Returns whether the amount left to pay is above zero but below the payment page's minimum. */
export function isBelowMinimum(
  lines: readonly DiscountableLine[],
  { totalCents }: DiscountTotals,
): boolean {
  const left = subtotalOf(lines) - totalCents;
  return left > 0 && left < MIN_CHARGE_CENTS;
}
