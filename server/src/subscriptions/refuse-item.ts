import type Stripe from 'stripe';
import type { Refusal } from '../checkout/refusal.ts';
import type { SubscribableItem } from './read-start-basis.ts';
import { unlessMissing } from '../gateways/stripe.ts';
import {
  notSubscribed,
  notOnSale,
  soldOut,
  pageRefused,
  priceChanging,
} from '@spindle/sdk/domain/subscriptions/replies';
import { type Refusal as Because } from '@spindle/sdk/domain/refusal';

/** Why nobody can subscribe to an item, from what the shop itself knows. */
export function refuseItem(item: SubscribableItem): Refusal | null {
  const { title } = item;
  if (!item.subscription) {
    return because(item, notSubscribed(title));
  }
  if (!item.buyable) return because(item, notOnSale(title));
  if (item.available <= 0) {
    return because(item, soldOut(title));
  }
  if (item.providerPriceId === null || item.providerPriceCents !== item.priceCents) {
    return ofChangingPrice(item);
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
  if (!price?.active || price.recurring === null) return ofChangingPrice(item);
  if (price.currency !== 'usd' || price.unit_amount !== item.priceCents)
    return ofChangingPrice(item);
  return { id: price.id, metered: price.recurring.usage_type === 'metered' };
}

/** The provider has made no page, whatever the reason. */
export function ofRefusedPage(item: SubscribableItem): Refusal {
  return because(item, pageRefused);
}

function ofChangingPrice(item: SubscribableItem): Refusal {
  return because(item, priceChanging(item.title));
}

function because({ catalogId, itemId }: SubscribableItem, why: Because): Refusal {
  return { ...why, item: { catalogId, itemId } };
}
