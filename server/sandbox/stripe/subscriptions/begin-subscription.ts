import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import type { PriceRecord } from '../catalog/prices.ts';
import { emit } from '../events/events.ts';
import { createInvoice } from '../invoices/create-invoice.ts';
import type { InvoiceRecord } from '../invoices/invoice-object.ts';
import type { Payer } from '../payments/cards.ts';
import {
  itemObject,
  type SubscriptionDetails,
  subscriptionObject,
  type SubscriptionRecord,
} from './subscription-object.ts';
import { periodEnd, periodLines } from './period.ts';

export interface SubscriptionRequest {
  customer: string;
  /** Recurring prices, all with the same interval. */
  items: { price: PriceRecord; quantity: number; metadata: Record<string, string> }[];
  given: Partial<Omit<SubscriptionRecord, 'items'>>;
  payer: Payer;
  renewals: SubscriptionDetails['renewals'];
  /** Country of the customer, for the tax; null if no tax is collected. */
  country: string | null;
}

export interface StartedSubscription {
  subscription: SubscriptionRecord;
  details: SubscriptionDetails;
  /** The first invoice, still unpaid. */
  invoice: InvoiceRecord;
}

/** Creates a subscription with its first period and its first invoice. */
export function beginSubscription(world: World, input: SubscriptionRequest): StartedSubscription {
  const now = world.clock.now();
  const anchor = input.given.billing_cycle_anchor ?? now;
  const made = subscriptionObject(now, { ...input.given, customer: input.customer }, (id) =>
    input.items.map((item) =>
      itemObject(now, {
        ...item,
        subscription: id,
        current_period_start: now,
        current_period_end: periodEnd(anchor, now, item.price.recurring),
      }),
    ),
  );
  const details: SubscriptionDetails = {
    id: made.id,
    created: now,
    payer: input.payer,
    renewals: input.renewals,
    pending: [],
  };
  const invoice = createInvoice(world, made, {
    reason: 'subscription_create',
    lines: periodLines(world, made),
    country: input.country,
  });
  const subscription = { ...made, latest_invoice: invoice.id };
  world.store.put('subscription', subscription);
  world.store.put('subscription_details', details);
  emit(world, 'customer.subscription.created', subscription);
  return { subscription, details, invoice };
}

/** Returns the country of a subscription's customer, for the tax; null if no tax is collected. */
export function taxCountry(
  world: World,
  subscription: SubscriptionRecord,
  payer: Payer,
): string | null {
  if (!subscription.automatic_tax.enabled) return null;
  const customer = world.store.get('customer', idOf(subscription.customer) ?? '');
  return (
    customer?.shipping?.address?.country ??
    customer?.address?.country ??
    payer.address.country ??
    null
  );
}
