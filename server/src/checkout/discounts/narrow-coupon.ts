import { createHash } from 'node:crypto';
import type { CouponFacts } from '@spindle/sdk/domain/checkout/discount';
import { isRejection } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';

/**
 * Creates a coupon with the same discount, restricted to these products. The provider can't change
 * a coupon's products later, so each set of products needs its own coupon. The id is derived from
 * the discount and the products, so concurrent calls and retries after a crash never create a
 * duplicate.
 */
export async function narrowCoupon(
  { stripe }: Pick<Services, 'stripe'>,
  { couponId, name, percent, amountCents }: CouponFacts,
  products: readonly string[],
): Promise<string> {
  const sorted = [...new Set(products)].toSorted();
  const fingerprint = JSON.stringify([couponId, percent, amountCents, sorted]);
  const id = `items-${createHash('sha256').update(fingerprint).digest('hex').slice(0, 40)}`;
  try {
    await stripe.coupons.create(
      {
        id,
        name: name.slice(0, 40),
        duration: 'once',
        ...(percent === null
          ? { amount_off: amountCents ?? 0, currency: 'usd' }
          : { percent_off: percent }),
        applies_to: { products: sorted },
        metadata: { couponId },
      },
      { idempotencyKey: `coupon-${id}` },
    );
  } catch (error) {
    if (!isRejection(error) || error.code !== 'resource_already_exists') throw error;
  }
  return id;
}
