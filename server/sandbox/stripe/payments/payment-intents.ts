import { z } from 'zod';
import type Stripe from 'stripe';
import { noSuch } from '../api/failure.ts';
import {
  fullAddress,
  mergeMetadata,
  metadata,
  parseParams,
  shipping,
  withoutUndefined,
} from '../api/params.ts';
import { listPage, searchPage, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { newId, randomText } from '../../ids.ts';
import type { World } from '../../world.ts';
import { emit } from '../events/events.ts';

const updateSchema = z.object({
  description: z.string().optional(),
  metadata: metadata.optional(),
  receipt_email: z.string().optional(),
  shipping: shipping.optional(),
  transfer_group: z.string().optional(),
});

function existing({ world, id }: StripeCall) {
  const intent = world.store.get('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id);
  return intent;
}

function update(call: StripeCall) {
  const intent = existing(call);
  const input = withoutUndefined(parseParams(updateSchema, call.params));
  const { metadata: extra, shipping: parcel, ...rest } = input;
  const changed = {
    ...intent,
    ...rest,
    ...(parcel ? { shipping: { ...parcel, address: fullAddress(parcel.address) } } : {}),
    metadata: mergeMetadata(intent.metadata, extra),
  };
  call.world.store.put('payment_intent', changed);
  return changed;
}

export const paymentIntentRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/payment_intents/search',
    handle: (call) => searchPage(call, 'payment_intent'),
  },
  {
    method: 'get',
    path: '/v1/payment_intents',
    handle: (call) =>
      listPage(call, 'payment_intent', '/v1/payment_intents', {
        customer: textParam(call, 'customer'),
      }),
  },
  { method: 'get', path: '/v1/payment_intents/:id', handle: existing },
  { method: 'post', path: '/v1/payment_intents/:id', handle: update },
];

export function paymentIntentObject(
  now: number,
  input: Partial<Stripe.PaymentIntent> & { amount: number; currency: string },
): Stripe.PaymentIntent {
  const id = input.id ?? newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
    ...input,
  };
}

/** Starts a bank debit, which the bank decides on later. */
export function beginDebit(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  const processing: Stripe.PaymentIntent = {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    payment_method: charge.payment_method,
  };
  world.store.put('charge', charge);
  world.store.put('payment_intent', processing);
  emit(world, 'charge.pending', charge);
  emit(world, 'payment_intent.processing', processing);
}
