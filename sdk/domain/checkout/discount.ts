import type { Rejection } from '../rejection.ts';
import { validateCode, type CodeFacts } from './validate-code.ts';
import type { DiscountValue } from './share-discount.ts';
import {
  isBelowMinimum,
  subtractDiscount,
  applyDiscountCode,
  type DiscountableLine,
  type DiscountTotals,
} from './discount-totals.ts';

/** A coupon of the payment provider that can be redeemed now. */
export interface CouponFacts extends DiscountValue {
  couponId: string;
  name: string;
}

/** The discount applied to a cart. A cart has at most one. */
export interface AppliedDiscount<Code, Coupon> extends DiscountTotals {
  /** Name of the code as the shop spells it, or of the coupon. */
  name: string;
  /** Exactly one of `code` and `coupon` is null. */
  code: Code | null;
  coupon: Coupon | null;
}

/** Returns whether a cart's discount makes all shipping options free. */
export const isShippingFree = (
  discount: { code: Pick<CodeFacts, 'freeShipping'> | null } | null,
): boolean => discount?.code?.freeShipping ?? false;

interface CartFacts<Code, Coupon> {
  lines: readonly DiscountableLine[];
  /** The entered text, and the code with that name. Null if nothing was entered. */
  entered: { name: string; code: Code | undefined } | null;
  /** Coupons of the cart's items. */
  coupons: readonly Coupon[];
  now: Date;
  /** The shop's time zone. */
  timeZone: string;
}

/**
 * Selects a cart's discount. An entered code takes precedence. If it isn't valid, the result says
 * why. Without a code, the item coupon with the largest discount applies, or the first one if
 * several are equal.
 */
export function chooseDiscount<Code extends CodeFacts, Coupon extends CouponFacts>({
  lines,
  entered,
  coupons,
  now,
  timeZone,
}: CartFacts<Code, Coupon>): {
  discount: AppliedDiscount<Code, Coupon> | null;
  rejection: Rejection | null;
} {
  if (entered === null) return { discount: bestCoupon(lines, coupons), rejection: null };
  const { name, code } = entered;
  const rejection = validateCode({ name, code, lines, now, timeZone });
  if (rejection !== null || code === undefined) return { discount: null, rejection };
  const taken = applyDiscountCode(lines, code);
  return { discount: { name: code.code, code, coupon: null, ...taken }, rejection: null };
}

/** Skips a coupon that would leave too little to pay, because the customer didn't enter it. */
function bestCoupon<Coupon extends CouponFacts>(
  lines: readonly DiscountableLine[],
  coupons: readonly Coupon[],
): AppliedDiscount<never, Coupon> | null {
  const ids = new Set(lines.map(({ couponId }) => couponId));
  const discounts = [...ids].flatMap((id) => {
    const coupon = coupons.find(({ couponId }) => couponId === id);
    if (coupon === undefined) return [];
    const taken = subtractDiscount(lines, coupon, ({ couponId }) => couponId === id);
    return [{ name: coupon.name, code: null, coupon, ...taken }];
  });
  const [best] = discounts
    .filter((one) => one.totalCents > 0 && !isBelowMinimum(lines, one))
    .toSorted((a, b) => b.totalCents - a.totalCents);
  return best ?? null;
}
