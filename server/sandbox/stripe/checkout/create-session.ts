import type Stripe from 'stripe';
import { randomText } from '../../ids.ts';
import type { World } from '../../world.ts';
import { fullAddress, parseParams } from '../api/params.ts';
import type { StripeCall } from '../api/route.ts';
import {
  checkPrices,
  checkSession,
  checkTotal,
  sessionParams,
  type SessionParams,
} from './session-params.ts';
import { applyDiscount } from '../discounts/apply-discount.ts';
import {
  type CheckoutDetails,
  createLines,
  discountedLine,
  type LineRecord,
  priceSession,
} from './price-session.ts';
import { supportedCountry } from './collect-payer.ts';
import { createShippingOptions } from './shipping-rates.ts';

const DEFAULT_LIFE = 24 * 60 * 60;

export function createSession({ world, params: form }: StripeCall): Stripe.Checkout.Session {
  const params = parseParams(sessionParams, form);
  checkSession(world, params);
  const details = detailsOf(world, params);
  const open = openSession(world, params, details);
  const choice = { shippingRate: null, country: supportedCountry(world, open, details) };
  const { session, lines } = priceSession(world, open, details, choice);
  checkTotal(params.mode, session.amount_total ?? 0);
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
  const id = `cs_test_${randomText(58)}`;
  return {
    id,
    created: now,
    lines,
    discount: discountOf(world, params, id, lines),
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

function discountOf(world: World, params: SessionParams, id: string, lines: LineRecord[]) {
  const [input] = params.discounts ?? [];
  if (input?.coupon === undefined && input?.promotion_code === undefined) return null;
  return applyDiscount(world, input, {
    id,
    currency: lines[0]?.currency ?? 'usd',
    customer: params.customer ?? null,
    lines: lines.map(discountedLine),
  });
}

/** A session names what the shop sent: a promotion code or a coupon. */
function presentDiscounts({ discount: applied }: CheckoutDetails) {
  if (!applied) return [];
  const { promotion_code: code, source } = applied.discount;
  return [{ coupon: code === null ? source.coupon : null, promotion_code: code }];
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
    discounts: presentDiscounts(details),
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

/** A subscription always creates a customer. */
function customerCreation({ customer, customer_creation: requested, mode }: SessionParams) {
  if (customer !== undefined) return null;
  return mode === 'subscription' ? ('always' as const) : (requested ?? ('if_required' as const));
}

/** Returns a session with every field that the provider sets. */
export function sessionObject(
  now: number,
  input: Partial<Stripe.Checkout.Session> & { id: string; expires_at: number },
): Stripe.Checkout.Session {
  return {
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: null,
    ui_mode: 'hosted_page',
    url: null,
    wallet_options: null,
    ...input,
  };
}
