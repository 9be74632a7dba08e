import {
  chooseDiscount,
  type AppliedDiscount,
  type CouponFacts,
} from '@spindle/sdk/domain/checkout/discount';
import {
  discountableLine,
  type DiscountableLine,
} from '@spindle/sdk/domain/checkout/discount-totals';
import type { CartRow } from '../../cart/read-cart.ts';
import type { Services } from '../../services.ts';
import type { EnteredCode, StoredCode } from './find-code.ts';
import { readCoupons } from './read-coupons.ts';

export type CartDiscount = AppliedDiscount<StoredCode, CouponFacts>;

type Row = Pick<
  CartRow,
  | 'catalogId'
  | 'itemId'
  | 'quantity'
  | 'priceCents'
  | 'familyId'
  | 'digital'
  | 'couponId'
  | 'providerProductId'
>;

/** Returns the cart's discount, or the reason why the entered code doesn't apply. */
export async function discountCart(
  services: Services,
  cart: readonly Row[],
  entered: EnteredCode | null,
): Promise<ReturnType<typeof chooseDiscount<StoredCode, CouponFacts>>> {
  const lines = cart.map(lineOf);
  const ids = entered === null ? lines.flatMap(({ couponId }) => couponId ?? []) : [];
  const coupons = await readCoupons(services, ids);
  const { timeZone } = services.config.business;
  return chooseDiscount({ lines, entered, coupons, now: services.now(), timeZone });
}

export const lineOf = (row: Row): DiscountableLine =>
  discountableLine(
    { ...row, catalogItemId: row.itemId, unitCents: row.priceCents },
    row.providerProductId !== null,
  );
