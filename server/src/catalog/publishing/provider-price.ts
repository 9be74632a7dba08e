import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { isSamePrice, type PriceToPublish } from '@spindle/sdk/domain/catalog/publishing';

export type RecurringForm = BodyOf<'publishPrice'>;

export const currency = 'usd';
export const taxBehavior = 'exclusive';

/**
 * Returns true if a provider's price is active, equals this price and uses the shop's currency and
 * tax behavior.
 */
export function matchesPrice(known: Stripe.Price, price: PriceToPublish): boolean {
  return (
    known.currency === currency && known.tax_behavior === taxBehavior && isSamePrice(known, price)
  );
}

/**
 * Returns an idempotency key. The key is the same for calls that create the same price
 * simultaneously or after a crash. A new price gets a new key, and so does a retry after a failure,
 * because the provider would replay the failure for the same key.
 */
export function priceKey(
  productId: string,
  price: PriceToPublish,
  state: { newestPriceId: string | undefined; failures: number },
): string {
  const fingerprint = JSON.stringify([productId, price, state.newestPriceId ?? '', state.failures]);
  return `price-${createHash('sha256').update(fingerprint).digest('base64url')}`;
}
