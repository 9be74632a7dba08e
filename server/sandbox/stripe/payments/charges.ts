import { z } from 'zod';
import type Stripe from 'stripe';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { idOf, mergeMetadata, metadata, parseParams, withoutUndefined } from '../api/params.ts';
import { listPage, searchPage, textParam } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { methodDetails, type Payer } from './cards.ts';

const updateSchema = z.object({
  description: z.string().optional(),
  metadata: metadata.optional(),
  receipt_email: z.string().optional(),
});

function existing({ world, id }: StripeCall) {
  const charge = world.store.get('charge', id);
  if (!charge) throw noSuch('charge', id);
  return charge;
}

function update(call: StripeCall) {
  const charge = existing(call);
  const { metadata: extra, ...input } = withoutUndefined(parseParams(updateSchema, call.params));
  const changed = { ...charge, ...input, metadata: mergeMetadata(charge.metadata, extra) };
  call.world.store.put('charge', changed);
  return changed;
}

export const chargeRoutes: StripeRoute[] = [
  { method: 'get', path: '/v1/charges/search', handle: (call) => searchPage(call, 'charge') },
  {
    method: 'get',
    path: '/v1/charges',
    handle: (call) =>
      listPage(call, 'charge', '/v1/charges', {
        customer: textParam(call, 'customer'),
        payment_intent: textParam(call, 'payment_intent'),
      }),
  },
  { method: 'get', path: '/v1/charges/:id', handle: existing },
  { method: 'post', path: '/v1/charges/:id', handle: update },
];

/** Returns a charge with every field that the provider sets. */
export function chargeObject(
  now: number,
  baseUrl: string,
  input: Partial<Stripe.Charge> & { amount: number; currency: string },
): Stripe.Charge {
  const id = input.id ?? newId('ch');
  return {
    id,
    object: 'charge',
    amount_captured: input.status === 'succeeded' ? input.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'SANDBOX',
    captured: input.status === 'succeeded',
    created: now,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: input.status === 'succeeded',
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: `${baseUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
    ...input,
  };
}

/** Returns a payer's charge for a payment, before its outcome. */
export function payerCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  payer: Payer,
): Stripe.Charge {
  return chargeObject(world.clock.now(), world.baseUrl(), {
    amount: intent.amount,
    currency: intent.currency,
    billing_details: {
      address: payer.address,
      email: payer.email,
      name: payer.name,
      phone: payer.phone,
      tax_id: null,
    },
    customer: idOf(intent.customer),
    description: intent.description,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: methodDetails(payer.method, intent.amount),
    receipt_email: intent.receipt_email,
    shipping: intent.shipping,
  });
}

interface ChargeReference {
  charge?: string | undefined;
  payment_intent?: string | undefined;
}

/** Finds the charge by its id or its payment's. It must have succeeded. */
export function paidCharge(world: World, params: ChargeReference): Stripe.Charge {
  if (params.charge === undefined && params.payment_intent === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = world.store.get('payment_intent', params.payment_intent ?? '');
  if (params.payment_intent !== undefined && !intent) {
    throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
  }
  const id = params.charge ?? idOf(intent?.latest_charge) ?? '';
  const charge = world.store.get('charge', id) ?? chargeOf(world, intent?.id);
  if (params.charge !== undefined && !charge) throw noSuch('charge', params.charge, 'charge');
  if (!charge || charge.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent?.id ?? id}) does not have a successful charge to refund.`,
      'payment_intent',
      'payment_intent_unexpected_state',
    );
  }
  return charge;
}

/** Imported payments may not name their charge. */
function chargeOf(world: World, intent: string | undefined): Stripe.Charge | undefined {
  if (intent === undefined) return undefined;
  return world.store.list('charge', { limit: 1, where: { payment_intent: intent } })[0];
}
