import type Stripe from 'stripe';
import { z } from 'zod';
import { invalidRequest } from '../api/failure.ts';
import { idOf } from '../api/given.ts';
import { integer, metadata, parseParams } from '../api/params.ts';
import type { StripeCall } from '../api/route.ts';
import { refuseIfDisputed } from '../disputes/refuse-if-disputed.ts';
import { emit } from '../events/emit.ts';
import { paidCharge } from '../payments/paid-charge.ts';
import { refundObject } from './refund-object.ts';
import { readRefundStatus } from './refund-policy.ts';
import { settleRefund } from './settle-refund.ts';

const schema = z.object({
  amount: integer.pipe(z.number().min(1)).optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export function createRefund({ world, params: form }: StripeCall): Stripe.Refund {
  const params = parseParams(schema, form);
  const charge = paidCharge(world, params);
  refuseIfDisputed(world, charge);
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
