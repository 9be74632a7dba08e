import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { isThatPrice, type PriceToPublish } from '@spindle/sdk/domain/catalog/publishing';

export type RecurringForm = BodyOf<'publishPrice'>;

export const currency = 'usd';
export const taxBehavior = 'exclusive';

/**
 * Returns whether a provider's price equals this one, uses the shop's currency and tax behavior,
 * and is still active.
 */
export function sellsAs(known: Stripe.Price, price: PriceToPublish): boolean {
  return (
    known.currency === currency && known.tax_behavior === taxBehavior && isThatPrice(known, price)
  );
}

/**
 * Returns an idempotency key. It is the same for calls that create the same price simultaneously or
 * after a crash. It changes after a later price, and after each failure, because the provider would
 * repeat that failure for the same key.
 */
export function priceKey(
  productId: string,
  price: PriceToPublish,
  state: { newestPriceId: string | undefined; failures: number },
): string {
  const fingerprint = JSON.stringify([productId, price, state.newestPriceId ?? '', state.failures]);
  return `price-${createHash('sha256').update(fingerprint).digest('base64url')}`;
}
