import type Stripe from 'stripe';
import { randomText } from '../../ids.ts';
import type { World } from '../../world.ts';
import { fullAddress } from '../api/full-address.ts';
import { parseParams } from '../api/params.ts';
import type { StripeCall } from '../api/route.ts';
import { checkPrices } from './check-mode.ts';
import { checkSession, checkTotal } from './check-session.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import { createLines } from './line-items.ts';
import { knownCountry } from './known-country.ts';
import { priceSession } from './price-session.ts';
import { sessionObject } from './session-object.ts';
import { sessionParams, type SessionParams } from './session-params.ts';
import { createShippingOptions } from './shipping-rates.ts';

const DEFAULT_LIFE = 24 * 60 * 60;

export function createSession({ world, params: form }: StripeCall): Stripe.Checkout.Session {
  const params = parseParams(sessionParams, form);
  checkSession(world, params);
  const details = detailsOf(world, params);
  const open = openSession(world, params, details);
  const choice = { shippingRate: null, country: knownCountry(world, open, details) };
  const { session, lines } = priceSession(world, open, details, choice);
  checkTotal(session.amount_total ?? 0);
  world.store.put('checkout.session', session);
  world.store.put('checkout_details', { ...details, lines });
  return session;
}

function detailsOf(world: World, params: SessionParams): CheckoutDetails {
  const now = world.clock.now();
  const { payment_intent_data: payment, subscription_data: subscription } = params;
  const lines = createLines(world, params.line_items);
  checkPrices(params.mode, lines);
  const parcel = payment?.shipping;
  const expiresAt = params.expires_at;
  return {
    id: `cs_test_${randomText(58)}`,
    created: now,
    lines,
    deadline: expiresAt === undefined ? now + DEFAULT_LIFE : expiresAt + world.clock.offset(),
    customerUpdate: {
      address: params.customer_update?.address === 'auto',
      name: params.customer_update?.name === 'auto',
    },
    payment: {
      description: payment?.description ?? null,
      metadata: payment?.metadata ?? {},
      receipt_email: payment?.receipt_email ?? null,
      shipping: parcel ? { ...parcel, address: fullAddress(parcel.address) } : null,
    },
    subscription: {
      description: subscription?.description ?? null,
      metadata: subscription?.metadata ?? {},
    },
  };
}

function openSession(world: World, params: SessionParams, details: CheckoutDetails) {
  const email = params.customer_email ?? null;
  return sessionObject(details.created, {
    id: details.id,
    expires_at: params.expires_at ?? details.deadline,
    automatic_tax: {
      enabled: params.automatic_tax?.enabled ?? false,
      liability: params.automatic_tax?.enabled ? { type: 'self' } : null,
      provider: params.automatic_tax?.enabled ? 'stripe' : null,
      status: null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    currency: details.lines[0]?.currency ?? 'usd',
    customer: params.customer ?? null,
    customer_creation: customerCreation(params),
    customer_email: email,
    metadata: params.metadata ?? {},
    mode: params.mode,
    payment_method_collection: params.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_types: params.payment_method_types ?? ['card', 'us_bank_account'],
    phone_number_collection: params.phone_number_collection ?? { enabled: false },
    shipping_address_collection: params.shipping_address_collection ?? null,
    shipping_options: createShippingOptions(world, params.shipping_options),
    submit_type: params.submit_type ?? null,
    success_url: params.success_url,
    url: `${world.baseUrl()}/pay/${details.id}`,
  });
}

/** Nobody subscribes without becoming a customer. */
function customerCreation({ customer, customer_creation: wanted, mode }: SessionParams) {
  if (customer !== undefined) return null;
  return mode === 'subscription' ? ('always' as const) : (wanted ?? ('if_required' as const));
}
