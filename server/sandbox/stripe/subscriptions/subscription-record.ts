import type Stripe from 'stripe';
import type { Listed } from '../api/list.ts';
import type { PriceRecord } from '../catalog/price-record.ts';

/** What a price was called before prices: subscription items still carry it. */
export type PlanRecord = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string | null };

export type ItemRecord = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: PriceRecord;
  plan: PlanRecord;
};

/** A subscription as it travels, with the number type the provider really sends. */
export type SubscriptionRecord = Omit<Stripe.Subscription, 'items'> & {
  items: Listed<ItemRecord>;
};
