import type Stripe from 'stripe';
import type { Refusal } from '../checkout/refusal.ts';
import type { SubscribableItem } from './read-start-basis.ts';
import { unlessMissing } from '../gateways/stripe.ts';

/** Why nobody can subscribe to an item, from what the shop itself knows. */
export function refuseItem(item: SubscribableItem): Refusal | null {
  const { title } = item;
  if (!item.subscription) {
    return because(item, `${title} is not sold by subscription. Please add it to your cart.`);
  }
  if (!item.buyable) return because(item, `${title} is not on sale. Please choose another one.`);
  if (item.available <= 0) {
    return because(item, `${title} is sold out. Please choose another one.`);
  }
  if (item.providerPriceId === null || item.providerPriceCents !== item.priceCents) {
    return priceChanging(item);
  }
  return null;
}

export interface AskedPrice {
  id: string;
  /** Paid by what is used, so that nothing is due at the start. */
  metered: boolean;
}

/** The published price, as the provider has it; a refusal where that is not what the shop shows. */
export async function readPrice(
  stripe: Stripe,
  item: SubscribableItem,
): Promise<AskedPrice | Refusal> {
  const price = await unlessMissing(stripe.prices.retrieve(item.providerPriceId ?? ''));
  if (!price?.active || price.recurring === null) return priceChanging(item);
  if (price.currency !== 'usd' || price.unit_amount !== item.priceCents) return priceChanging(item);
  return { id: price.id, metered: price.recurring.usage_type === 'metered' };
}

/** The provider has made no page, whatever the reason. */
export function pageRefused(item: SubscribableItem): Refusal {
  return because(
    item,
    'The payment page refused this subscription. Please try again, or write to us.',
  );
}

function priceChanging(item: SubscribableItem): Refusal {
  return because(
    item,
    `The price of ${item.title} is being changed, so nobody can subscribe to it just now. ` +
      'Please try again later, or write to us.',
  );
}

function because({ catalogId, itemId }: SubscribableItem, reason: string): Refusal {
  return { reason, item: { catalogId, itemId } };
}
