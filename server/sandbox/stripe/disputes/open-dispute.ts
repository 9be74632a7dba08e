import type Stripe from 'stripe';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { invalidRequest } from '../api/failure.ts';
import { idOf } from '../api/given.ts';
import { emit } from '../events/emit.ts';
import { paidCharge } from '../payments/paid-charge.ts';
import { disputeObject } from './dispute-object.ts';
import { moveFunds } from './move-funds.ts';

export const disputeSchema = z.object({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  /** Cents; all that was not refunded by default. */
  amount: z.int().min(1).optional(),
  reason: z
    .enum([
      'bank_cannot_process',
      'check_returned',
      'credit_not_processed',
      'customer_initiated',
      'debit_not_authorized',
      'duplicate',
      'fraudulent',
      'general',
      'incorrect_account_details',
      'insufficient_funds',
      'noncompliant',
      'product_not_received',
      'product_unacceptable',
      'subscription_canceled',
      'unrecognized',
    ])
    .default('fraudulent'),
});

/** A cardholder disputes a charge: the bank takes the money back at once. */
export function openDispute(world: World, given: z.infer<typeof disputeSchema>): Stripe.Dispute {
  const charge = paidCharge(world, given);
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has already been charged back.`);
  }
  const left = charge.amount - charge.amount_refunded;
  const dispute = disputeObject(world.clock.now(), {
    amount: Math.min(given.amount ?? left, charge.amount),
    currency: charge.currency,
    charge: charge.id,
    payment_intent: idOf(charge.payment_intent),
    reason: given.reason,
  });
  world.store.put('charge', { ...charge, disputed: true });
  emit(world, 'charge.dispute.created', dispute);
  const withdrawn = moveFunds(world, dispute, -dispute.amount);
  emit(world, 'charge.dispute.funds_withdrawn', withdrawn);
  return withdrawn;
}
