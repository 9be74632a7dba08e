import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { type Listed, listPage, textParam } from '../api/list.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { idOf, integer, mergeMetadata, metadata, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { rejectDisputed } from '../disputes/disputes.ts';
import { emit } from '../events/events.ts';
import { paidCharge } from '../payments/charges.ts';
import { readRefundStatus, settleRefund } from './settle-refund.ts';

export function refundObject(
  now: number,
  input: Partial<Stripe.Refund> & { amount: number; currency: string },
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    balance_transaction: null,
    charge: null,
    created: now,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...input,
  };
}

/** Returns a charge's refunds, which it includes when expanded. */
export function refundList(world: World, chargeId: string): Listed<Stripe.Refund> {
  const data = world.store.list('refund', { limit: 10, where: { charge: chargeId } });
  return { object: 'list', url: `/v1/charges/${chargeId}/refunds`, has_more: false, data };
}

const schema = z.object({
  amount: integer.pipe(z.number().min(1)).optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

function createRefund({ world, params: form }: StripeCall): Stripe.Refund {
  const params = parseParams(schema, form);
  const charge = paidCharge(world, params);
  rejectDisputed(world, charge);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, undefined, 'charge_already_refunded');
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      'amount',
    );
  }
  const refund = refundObject(world.clock.now(), {
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: idOf(charge.payment_intent),
    customer: idOf(charge.customer),
    metadata: params.metadata ?? {},
    reason: params.reason ?? null,
    status: 'pending',
  });
  const total = charge.amount_refunded + amount;
  const refunded = { ...charge, amount_refunded: total, refunded: total === charge.amount };
  world.store.put('refund', refund);
  world.store.put('charge', refunded);
  const settled = settleRefund(world, refund, readRefundStatus(world));
  emit(world, 'refund.created', settled);
  if (settled.status === 'failed') emit(world, 'refund.failed', settled);
  else emit(world, 'charge.refunded', refunded);
  return settled;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export const dashboardRefundSchema = z.object({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  /** Cents. Defaults to everything that is left. */
  amount: z.int().min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/** Creates a refund by hand on the provider's own pages. The shop did not request it. */
export function refundInDashboard(
  world: World,
  input: z.infer<typeof dashboardRefundSchema>,
): Stripe.Refund {
  const params = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  );
  return createRefund({ world, id: '', params });
}

function existing({ world, id }: StripeCall) {
  const refund = world.store.get('refund', id);
  if (!refund) throw noSuch('refund', id);
  return refund;
}

function update(call: StripeCall) {
  const refund = existing(call);
  const input = parseParams(z.object({ metadata: metadata.optional() }), call.params);
  const changed = { ...refund, metadata: mergeMetadata(refund.metadata, input.metadata) };
  call.world.store.put('refund', changed);
  emit(call.world, 'refund.updated', changed);
  return changed;
}

export const refundRoutes: StripeRoute[] = [
  { method: 'post', path: '/v1/refunds', handle: createRefund },
  {
    method: 'get',
    path: '/v1/refunds',
    handle: (call) =>
      listPage(call, 'refund', '/v1/refunds', {
        charge: textParam(call, 'charge'),
        payment_intent: textParam(call, 'payment_intent'),
      }),
  },
  { method: 'get', path: '/v1/refunds/:id', handle: existing },
  { method: 'post', path: '/v1/refunds/:id', handle: update },
];
