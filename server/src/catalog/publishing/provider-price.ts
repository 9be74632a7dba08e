import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { components } from '@spindle/sdk/schema';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { CatalogItem } from '../catalog-item.entity.ts';

export type RecurringForm = BodyOf<'publishPrice'>;

/** How a price recurs, in the provider's names. */
export type Recurring = components['schemas']['ProviderRecurring'];

/** A price as the shop publishes it: before taxes, in US dollars. */
export interface ProviderPrice {
  /** Cents. */
  unit_amount: number;
  /** Null for what is paid once. */
  recurring: Recurring | null;
}

export const currency = 'usd';
export const taxBehavior = 'exclusive';

export function providerPrice(item: CatalogItem, form: RecurringForm): ProviderPrice {
  if (!item.subscription) return { unit_amount: item.priceCents, recurring: null };
  const { interval = 'month', intervalCount = 1, usageType = 'licensed' } = form;
  return {
    unit_amount: item.priceCents,
    recurring: { interval, interval_count: intervalCount, usage_type: usageType },
  };
}

/** Whether a price of the provider is that one, still in use. */
export function isThatPrice(known: Stripe.Price, price: ProviderPrice): boolean {
  return (
    known.active &&
    known.currency === currency &&
    known.tax_behavior === taxBehavior &&
    known.unit_amount === price.unit_amount &&
    recursAlike(known.recurring, price.recurring)
  );
}

function recursAlike(known: Stripe.Price.Recurring | null, wanted: Recurring | null): boolean {
  if (known === null || wanted === null) return known === null && wanted === null;
  return (
    known.interval === wanted.interval &&
    known.interval_count === wanted.interval_count &&
    known.usage_type === wanted.usage_type
  );
}

/**
 * The same for calls that are about to make the same price, at the same moment or after a crash;
 * another one once there is a later price, or once the provider has answered with a failure, which
 * it would give again to the same key.
 */
export function priceKey(
  productId: string,
  price: ProviderPrice,
  state: { newestPriceId: string | undefined; failures: number },
): string {
  const words = JSON.stringify([productId, price, state.newestPriceId ?? '', state.failures]);
  return `price-${createHash('sha256').update(words).digest('base64url')}`;
}
