import type Stripe from 'stripe';
import type { CartRow } from '../../cart/read-cart.ts';
import type { Services } from '../../services.ts';
import type { CartDiscount } from './cart-discount.ts';
import { isLimited } from '@spindle/sdk/domain/checkout/discount-totals';
import type { StoredCode } from './find-code.ts';
import { narrowCoupon } from './narrow-coupon.ts';

type Discounts = Stripe.Checkout.SessionCreateParams.Discount[];

export interface DiscountedRow extends CartRow {
  discountCents: number;
  /** Id of the published product if the discount is limited to certain products, otherwise null. */
  namedProductId: string | null;
}

/**
 * Converts the discount to the provider's format, as a list with at most one entry. Creates the
 * restricted coupon if the discount comes from the items or from a code that the shop keeps.
 */
export async function providerDiscounts(
  services: Pick<Services, 'stripe'>,
  cart: readonly CartRow[],
  discount: CartDiscount | null,
): Promise<Discounts> {
  if (discount === null) return [];
  const { code, covers } = discount;
  if (code?.promotionCodeId) return [{ promotion_code: code.promotionCodeId }];
  const coupon = code === null ? discount.coupon : couponOf(code);
  if (coupon === null) return [];
  const products = cart.flatMap((row, at) => (covers[at] ? (row.providerProductId ?? []) : []));
  return [{ coupon: await narrowCoupon(services, coupon, products) }];
}

export function discountRows<Row extends CartRow>(
  cart: readonly Row[],
  discount: CartDiscount | null,
): (Row & DiscountedRow)[] {
  const restricted = discount !== null && (discount.coupon !== null || isNarrow(discount));
  return cart.map((row, at) => ({
    ...row,
    discountCents: discount?.sharesCents[at] ?? 0,
    namedProductId: restricted && discount.covers[at] ? row.providerProductId : null,
  }));
}

const isNarrow = ({ code }: CartDiscount) => code !== null && isLimited(code);

/** Returns what the provider applies for a code that the shop keeps, or null for free shipping. */
const couponOf = ({ id, code, percent, amountCents, freeShipping }: StoredCode) =>
  freeShipping ? null : { couponId: id, name: code, percent, amountCents };
