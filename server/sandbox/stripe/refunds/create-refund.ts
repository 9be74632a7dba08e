import type Stripe from 'stripe';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { idOf } from '../api/given.ts';
import { integer, metadata, parseParams } from '../api/params.ts';
import type { StripeCall } from '../api/route.ts';
import { emit } from '../events/emit.ts';
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
type RefundParams = z.infer<typeof schema>;

export function createRefund({ world, params: form }: StripeCall): Stripe.Refund {
  const params = parseParams(schema, form);
  const charge = chargeToRefund(world, params);
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

function chargeToRefund(world: World, params: RefundParams): Stripe.Charge {
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

/** Imported payments may not say which charge is theirs. */
function chargeOf(world: World, intent: string | undefined): Stripe.Charge | undefined {
  if (intent === undefined) return undefined;
  return world.store.list('charge', { limit: 1, where: { payment_intent: intent } })[0];
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
