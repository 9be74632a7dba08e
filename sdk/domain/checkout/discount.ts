import type { Rejection } from '../rejection.ts';
import { validateCode, type CodeFacts } from './validate-code.ts';
import type { DiscountValue } from './share-discount.ts';
import {
  leavesTooLittle,
  takeOff,
  takeOffByCode,
  type DiscountableLine,
  type TakenOff,
} from './take-off.ts';

/** A coupon of the payment provider's that can be redeemed now. */
export interface CouponFacts extends DiscountValue {
  couponId: string;
  name: string;
}

/** The one discount of a cart. */
export interface AppliedDiscount<Code, Coupon> extends TakenOff {
  /** The code as the shop has it, or the coupon's name. */
  name: string;
  /** One of the two is null. */
  code: Code | null;
  coupon: Coupon | null;
}

interface CartFacts<Code, Coupon> {
  lines: readonly DiscountableLine[];
  /** What the customer entered, and the code of that name; null where they entered none. */
  entered: { name: string; code: Code | undefined } | null;
  /** The coupons of its items. */
  coupons: readonly Coupon[];
  now: Date;
  /** The shop's. */
  timeZone: string;
}

/**
 * The one discount of a cart: the entered code's, or why it takes nothing off; where none was
 * entered, of the items' coupons the one that takes off most, of equals that of the first line.
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
  const taken = takeOffByCode(lines, code);
  return { discount: { name: code.code, code, coupon: null, ...taken }, rejection: null };
}

/** One that would leave too little to pay is passed over: nobody asked for it. */
function bestCoupon<Coupon extends CouponFacts>(
  lines: readonly DiscountableLine[],
  coupons: readonly Coupon[],
): AppliedDiscount<never, Coupon> | null {
  const ids = new Set(lines.map(({ couponId }) => couponId));
  const discounts = [...ids].flatMap((id) => {
    const coupon = coupons.find(({ couponId }) => couponId === id);
    if (coupon === undefined) return [];
    const taken = takeOff(lines, coupon, ({ couponId }) => couponId === id);
    return [{ name: coupon.name, code: null, coupon, ...taken }];
  });
  const [best] = discounts
    .filter((one) => one.totalCents > 0 && !leavesTooLittle(lines, one))
    .toSorted((a, b) => b.totalCents - a.totalCents);
  return best ?? null;
}
