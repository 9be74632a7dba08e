import type Stripe from 'stripe';
import { blaming, type CheckoutRejection } from '@spindle/sdk/domain/checkout/present-start';
import { validateSubscribing } from '@spindle/sdk/domain/subscriptions/validate-subscribing';
import type { SubscribableItem } from './read-start-basis.ts';
import { unlessMissing } from '../gateways/stripe.ts';
import { priceChanging } from '@spindle/sdk/domain/subscriptions/replies';
import type { Rejection } from '@spindle/sdk/domain/rejection';

/** Why nobody can subscribe to an item, from what the shop itself knows. */
export function validateItem(item: SubscribableItem): CheckoutRejection | null {
  const chargedCents = item.providerPriceId === null ? null : item.providerPriceCents;
  const rejection = validateSubscribing({ ...item, chargedCents });
  return rejection && because(item, rejection);
}

export interface ProviderPrice {
  id: string;
  /** Paid by what is used, so that nothing is due at the start. */
  metered: boolean;
}

/** The published price, as the provider has it; a refusal where that is not what the shop shows. */
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
  blaming(why, { ...item, catalogItemId: item.itemId });
