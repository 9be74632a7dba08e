import { createHash } from 'node:crypto';
import type { CartDiscount } from './discounts/cart-discount.ts';
import { decidingText } from '../payments/sold-fields.ts';
import type { CartRow } from '../cart/read-cart.ts';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';

interface FingerprintedCart {
  cart: readonly CartRow[];
  address: StreetAddress | null;
  discount: CartDiscount | null;
}

/**
 * Returns a text that is equal for equal items, quantities, prices, address and discount,
 * regardless of line order.
 */
export function fingerprintOf({ cart, address, discount }: FingerprintedCart): string {
  const lines = cart
    .map((row) => decidingText({ ...row, unitPriceCents: row.priceCents }))
    .toSorted();
  const place = address && Object.entries(address).join('\n');
  return createHash('sha256')
    .update(JSON.stringify([lines, place, ...discountOf(discount)]))
    .digest('base64url');
}

function discountOf(discount: CartDiscount | null): unknown[] {
  if (discount === null) return [];
  const { code, coupon, totalCents } = discount;
  return [code?.id ?? coupon?.couponId, totalCents];
}
