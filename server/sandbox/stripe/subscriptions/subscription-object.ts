import type Stripe from 'stripe';
import type { Listed } from '../api/list.ts';
import type { PriceRecord } from '../catalog/prices.ts';
import { newId } from '../../ids.ts';
import { idOf } from '../api/params.ts';
import type { World } from '../../world.ts';
import { samplePayer } from '../control/test-payer.ts';
import type { Payer } from '../payments/cards.ts';

/** Plans are the predecessor of prices. Subscription items still have one. */
type PlanRecord = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string | null };

export type ItemRecord = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: PriceRecord;
  plan: PlanRecord;
};

/** A subscription in JSON, with the number type the provider really sends. */
export type SubscriptionRecord = Omit<Stripe.Subscription, 'items'> & {
  items: Listed<ItemRecord>;
};

type NewSubscription = Partial<Omit<SubscriptionRecord, 'items'>> & { customer: string };

/** Returns a subscription with every field that the provider sets. */
export function subscriptionObject(
  now: number,
  input: NewSubscription,
  makeItems: (subscription: string) => ItemRecord[],
): SubscriptionRecord {
  const id = input.id ?? newId('sub');
  const items = makeItems(id);
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: items[0]?.price.currency ?? 'usd',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      url: `/v1/subscription_items?subscription=${id}`,
      has_more: false,
      data: items,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
    ...input,
  };
}

type GivenItem = Partial<ItemRecord> &
  Pick<ItemRecord, 'price' | 'subscription' | 'current_period_start' | 'current_period_end'>;

/** Returns a subscription item with its current period. */
export function itemObject(now: number, input: GivenItem): ItemRecord {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(input.price),
    quantity: 1,
    tax_rates: [],
    ...input,
  };
}

/** Returns a price in the format of its predecessor, the plan. */
export function planOf(price: PriceRecord): PlanRecord {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** A plan change's credit or charge that waits for the next invoice. */
export interface PendingLine {
  description: string;
  /** Cents, negative for a credit. */
  amount: number;
  price: string;
  period: { start: number; end: number };
}

/** Properties of a subscription that the API doesn't show. */
export interface SubscriptionDetails {
  /** The subscription's id. */
  id: string;
  created: number;
  /** Who pays, and with which method. */
  payer: Payer;
  /** The outcome of the next payments. */
  renewals: 'succeed' | 'fail';
  pending: PendingLine[];
}

/**
 * Returns the stored details. Imported subscriptions have none at first: their customer pays with
 * the card that works, unless the subscription is past due.
 */
export function detailsOf(
  world: World,
  { id, created, customer, status }: SubscriptionRecord,
): SubscriptionDetails {
  const known = world.store.get('subscription_details', id);
  if (known) return known;
  const payer = samplePayer(world.store.get('customer', idOf(customer) ?? ''));
  const renewals = status === 'past_due' ? 'fail' : 'succeed';
  return { id, created, payer, renewals, pending: [] };
}
