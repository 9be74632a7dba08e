import type Stripe from 'stripe';
import {
  rejectionForItem,
  type CheckoutRejection,
} from '@spindle/sdk/domain/checkout/present-start';
import { validateSubscribing } from '@spindle/sdk/domain/subscriptions/validate-subscribing';
import type { SubscribableItem } from './load-start-state.ts';
import { unlessMissing } from '../gateways/stripe.ts';
import { priceChanging } from '@spindle/sdk/domain/subscriptions/replies';
import type { Rejection } from '@spindle/sdk/domain/rejection';

/**
 * Returns the reason why nobody can subscribe to an item, or null. Checks only what the shop itself
 * knows.
 */
export function validateItem(item: SubscribableItem): CheckoutRejection | null {
  const chargedCents = item.providerPriceId === null ? null : item.providerPriceCents;
  const rejection = validateSubscribing({ ...item, chargedCents });
  return rejection && because(item, rejection);
}

export interface ProviderPrice {
  id: string;
  /** True for usage-based prices, because nothing is due at the start. */
  metered: boolean;
}

/**
 * Fetches the published price from the provider. Returns a rejection if that price differs from the
 * price shown in the shop.
 */
export async function readPrice(
  stripe: Stripe,
  item: SubscribableItem,
): Promise<ProviderPrice | CheckoutRejection> {
  const price = await unlessMissing(stripe.prices.retrieve(item.providerPriceId ?? ''));
  if (!price?.active || price.recurring === null) return ofChangingPrice(item);
  if (price.currency !== 'usd' || price.unit_amount !== item.priceCents)
    return ofChangingPrice(item);
  return { id: price.id, metered: price.recurring.usage_type === 'metered' };
}

function ofChangingPrice(item: SubscribableItem): CheckoutRejection {
  return because(item, priceChanging(item.title));
}

const because = (item: SubscribableItem, why: Rejection) =>
  rejectionForItem(why, { ...item, catalogItemId: item.itemId });
