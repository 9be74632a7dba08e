import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { isThatPrice, type PriceToPublish } from '@spindle/sdk/domain/catalog/publishing';

export type RecurringForm = BodyOf<'publishPrice'>;

export const currency = 'usd';
export const taxBehavior = 'exclusive';

/** Whether a price of the provider is that one, as the shop sells, and still in use. */
export function sellsAs(known: Stripe.Price, price: PriceToPublish): boolean {
  return (
    known.currency === currency && known.tax_behavior === taxBehavior && isThatPrice(known, price)
  );
}

/**
 * The same for calls that are about to make the same price, at the same moment or after a crash;
 * another one once there is a later price, or once the provider has answered with a failure, which
 * it would give again to the same key.
 */
export function priceKey(
  productId: string,
  price: PriceToPublish,
  state: { newestPriceId: string | undefined; failures: number },
): string {
  const fingerprint = JSON.stringify([productId, price, state.newestPriceId ?? '', state.failures]);
  return `price-${createHash('sha256').update(fingerprint).digest('base64url')}`;
}
