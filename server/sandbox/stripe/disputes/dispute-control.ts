import type Stripe from 'stripe';
import { z } from 'zod';
import type Router from '@koa/router';
import type { World } from '../../world.ts';
import { invalidRequest } from '../api/failure.ts';
import { idOf } from '../api/params.ts';
import { emit } from '../events/events.ts';
import { paidCharge } from '../payments/charges.ts';
import { disputeObject } from './disputes.ts';
import { bookTransaction } from '../payments/balance-transactions.ts';
import { bodyOf } from '../../json-body.ts';

export const disputeSchema = z.object({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  /** Cents. Defaults to everything that wasn't refunded. */
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

/** Opens a cardholder's dispute of a charge. The bank takes the money back immediately. */
export function openDispute(world: World, input: z.infer<typeof disputeSchema>): Stripe.Dispute {
  const charge = paidCharge(world, input);
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has already been charged back.`);
  }
  const left = charge.amount - charge.amount_refunded;
  const dispute = disputeObject(world.clock.now(), {
    amount: Math.min(input.amount ?? left, charge.amount),
    currency: charge.currency,
    charge: charge.id,
    payment_intent: idOf(charge.payment_intent),
    reason: input.reason,
  });
  world.store.put('charge', { ...charge, disputed: true });
  emit(world, 'charge.dispute.created', dispute);
  const withdrawn = moveFunds(world, dispute, -dispute.amount);
  emit(world, 'charge.dispute.funds_withdrawn', withdrawn);
  return withdrawn;
}

export const verdictSchema = z.object({ status: z.enum(['won', 'lost']) });
export type Verdict = z.infer<typeof verdictSchema>['status'];

export const isOpen = ({ status }: Stripe.Dispute) => status !== 'won' && status !== 'lost';

/** Closes a dispute with the bank's final decision. The winner gets the money. */
export function closeDispute(
  world: World,
  dispute: Stripe.Dispute,
  status: Verdict,
): Stripe.Dispute {
  if (!isOpen(dispute)) return dispute;
  const closed: Stripe.Dispute = { ...dispute, status };
  const settled = status === 'won' ? moveFunds(world, closed, dispute.amount) : closed;
  world.store.put('dispute', settled);
  emit(world, 'charge.dispute.closed', settled);
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', settled);
  return settled;
}

/**
 * Books a dispute's money and stores the dispute.
 * @param amount cents, negative for withdrawals
 */
function moveFunds(world: World, dispute: Stripe.Dispute, amount: number): Stripe.Dispute {
  const id = bookTransaction(world, 'adjustment', dispute.id, amount, dispute.currency);
  const booked = world.store.get('balance_transaction', id);
  const transactions = [...dispute.balance_transactions, ...(booked ? [booked] : [])];
  const moved: Stripe.Dispute = { ...dispute, balance_transactions: transactions };
  world.store.put('dispute', moved);
  return moved;
}

/** Serves the actions of cardholders and their banks. */
export function disputeControl(router: Router, world: World): void {
  router.get('/disputes', (ctx) => {
    ctx.body = world.store.all('dispute');
  });
  router.post('/disputes', (ctx) => {
    const options = bodyOf(ctx, disputeSchema);
    ctx.body = world.store.transaction(() => openDispute(world, options));
    world.webhooks.wake();
  });
  router.post('/disputes/:id', (ctx) => {
    const { status } = bodyOf(ctx, verdictSchema);
    const dispute = world.store.get('dispute', String(ctx.params.id));
    if (!dispute) return ctx.throw(404, 'Dispute not found');
    ctx.body = world.store.transaction(() => closeDispute(world, dispute, status));
    world.webhooks.wake();
  });
}
