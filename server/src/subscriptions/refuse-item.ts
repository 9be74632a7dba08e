import type Stripe from 'stripe';
import { blaming, type CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { refuseSubscribing } from '@spindle/sdk/domain/subscriptions/refuse-subscribing';
import type { SubscribableItem } from './read-start-basis.ts';
import { unlessMissing } from '../gateways/stripe.ts';
import { priceChanging } from '@spindle/sdk/domain/subscriptions/replies';
import type { Refusal } from '@spindle/sdk/domain/refusal';

/** Why nobody can subscribe to an item, from what the shop itself knows. */
export function refuseItem(item: SubscribableItem): CheckoutRefusal | null {
  const chargedCents = item.providerPriceId === null ? null : item.providerPriceCents;
  const refusal = refuseSubscribing({ ...item, chargedCents });
  return refusal && because(item, refusal);
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
): Promise<ProviderPrice | CheckoutRefusal> {
  const price = await unlessMissing(stripe.prices.retrieve(item.providerPriceId ?? ''));
  if (!price?.active || price.recurring === null) return ofChangingPrice(item);
  if (price.currency !== 'usd' || price.unit_amount !== item.priceCents)
    return ofChangingPrice(item);
  return { id: price.id, metered: price.recurring.usage_type === 'metered' };
}

function ofChangingPrice(item: SubscribableItem): CheckoutRefusal {
  return because(item, priceChanging(item.title));
}

const because = (item: SubscribableItem, why: Refusal) =>
  blaming(why, { ...item, catalogItemId: item.itemId });
