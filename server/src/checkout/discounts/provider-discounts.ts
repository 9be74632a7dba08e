import type Stripe from 'stripe';
import type { CartRow } from '../../cart/read-cart.ts';
import type { Services } from '../../services.ts';
import type { CartDiscount } from './cart-discount.ts';
import { narrowCoupon } from './narrow-coupon.ts';

type Discounts = Stripe.Checkout.SessionCreateParams.Discount[];

export interface DiscountedRow extends CartRow {
  discountCents: number;
  /** Id of the published product if the discount is limited to certain products, otherwise null. */
  namedProductId: string | null;
}

/**
 * Converts the discount to the provider's format, as a list with at most one entry. Creates the
 * restricted coupon if the discount comes from the items.
 */
export async function providerDiscounts(
  services: Pick<Services, 'stripe'>,
  cart: readonly CartRow[],
  discount: CartDiscount | null,
): Promise<Discounts> {
  if (discount === null) return [];
  const { code, coupon, covers } = discount;
  if (code?.promotionCodeId) return [{ promotion_code: code.promotionCodeId }];
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

const isNarrow = ({ code }: CartDiscount) => code !== null && code.items.length > 0;
