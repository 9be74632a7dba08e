import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from '../../ids.ts';
import { noSuch } from '../api/failure.ts';
import { listPage } from '../api/list.ts';
import { idOf, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import type { World } from '../../world.ts';
import type { PriceRecord } from '../catalog/prices.ts';
import { productOf } from '../checkout/price-session.ts';
import { money, periodText } from '@spindle/sdk/demo/provider-pages/amounts';
import type { SubscriptionRecord } from '../subscriptions/subscription-object.ts';

const schema = z.object({
  customer: z.string(),
  configuration: z.string().optional(),
  locale: z.string().optional(),
  return_url: z.url().optional(),
});

const CONFIGURATIONS = '/v1/billing_portal/configurations';

/** Creates a link to the page on which one customer manages their subscriptions. */
function create({ world, params: form }: StripeCall): Stripe.BillingPortal.Session {
  const params = parseParams(schema, form);
  if (!world.store.get('customer', params.customer)) {
    throw noSuch('customer', params.customer, 'customer');
  }
  const configuration = portalConfiguration(world);
  if (params.configuration !== undefined && params.configuration !== configuration.id) {
    throw noSuch('configuration', params.configuration, 'configuration');
  }
  const id = newId('bps');
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: world.clock.now(),
    customer: params.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${world.baseUrl()}/portal/${id}`,
  };
  world.store.put('billing_portal.session', session);
  return session;
}

export const portalRoutes: StripeRoute[] = [
  { method: 'post', path: '/v1/billing_portal/sessions', handle: create },
  {
    method: 'get',
    path: CONFIGURATIONS,
    handle: (call) => {
      portalConfiguration(call.world);
      return listPage(call, 'billing_portal.configuration', CONFIGURATIONS);
    },
  },
  {
    method: 'get',
    path: `${CONFIGURATIONS}/:id`,
    handle: ({ world, id }) => {
      const configuration = world.store.get('billing_portal.configuration', id);
      if (!configuration) throw noSuch('configuration', id);
      return configuration;
    },
  },
];

/** Returns the portal's features: the account's only configuration, created on first use. */
function portalConfiguration(world: World): Stripe.BillingPortal.Configuration {
  const [known] = world.store.all('billing_portal.configuration');
  if (known) return known;
  const now = world.clock.now();
  const made: Stripe.BillingPortal.Configuration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: 'unchanged',
        default_allowed_updates: ['price'],
        enabled: true,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  };
  world.store.put('billing_portal.configuration', made);
  return made;
}

export interface Plan {
  price: PriceRecord;
  name: string;
}

/**
 * Lists the plans that a subscription can change to: current prices of its product and of its
 * catalog's products.
 */
export function offeredPlans(world: World, subscription: SubscriptionRecord): Plan[] {
  const [item] = subscription.items.data;
  const own = item ? productOf(world, item.price) : undefined;
  if (!item || !own) return [];
  const catalogId = own.metadata['catalogId'];
  const products = world.store
    .all('product')
    .filter(
      ({ id, active, metadata }) =>
        active &&
        (id === own.id || (catalogId !== undefined && metadata['catalogId'] === catalogId)),
    );
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return world.store.all('price').flatMap((price) => {
    const name = names.get(idOf(price.product) ?? '');
    const matches = price.active && price.recurring !== null && price.id !== item.price.id;
    return matches && name !== undefined && price.currency === item.price.currency
      ? { price, name }
      : [];
  });
}

/** Returns `$9.00 per month`. */
export function priceText({ unit_amount: amount, currency, recurring }: PriceRecord): string {
  return `${money(amount, currency)} ${periodText(recurring)}`;
}
