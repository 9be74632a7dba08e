import type Stripe from 'stripe';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import { emit } from '../events/events.ts';
import { bookTransaction } from '../payments/balance-transactions.ts';

/**
 * Applies a refund's outcome. A failed refund leaves the charge as if it had never been requested.
 */
export function settleRefund(
  world: World,
  refund: Stripe.Refund,
  status: RefundStatus,
): Stripe.Refund {
  const source = refund.id;
  const settled: Stripe.Refund = { ...refund, status };
  if (status === 'succeeded' && refund.balance_transaction === null) {
    settled.balance_transaction = bookTransaction(
      world,
      'refund',
      source,
      -refund.amount,
      refund.currency,
    );
  }
  if (status === 'failed' && refund.status !== 'failed') {
    settled.failure_reason = 'expired_or_canceled_card';
    if (refund.balance_transaction !== null) {
      settled.failure_balance_transaction = bookTransaction(
        world,
        'refund_failure',
        source,
        refund.amount,
        refund.currency,
      );
    }
    returnBalance(world, refund);
  }
  world.store.put('refund', settled);
  return settled;
}

function returnBalance(world: World, refund: Stripe.Refund): void {
  const charge = world.store.get('charge', idOf(refund.charge) ?? '');
  if (!charge) return;
  const total = charge.amount_refunded - refund.amount;
  world.store.put('charge', { ...charge, amount_refunded: total, refunded: false });
}

/** Changes a refund's status later and notifies the shop. A failed refund is final. */
export function changeRefund(
  world: World,
  refund: Stripe.Refund,
  status: RefundStatus,
): Stripe.Refund {
  if (refund.status === 'failed' || refund.status === status) return refund;
  const settled = settleRefund(world, refund, status);
  emit(world, 'refund.updated', settled);
  emit(world, 'charge.refund.updated', settled);
  if (status === 'failed') emit(world, 'refund.failed', settled);
  return settled;
}

export const refundStatusSchema = z.object({ status: z.enum(['succeeded', 'failed', 'pending']) });
type RefundStatus = z.infer<typeof refundStatusSchema>['status'];

const SETTING = 'refund_status';

/** Returns the outcome of refunds created from now on. */
export function readRefundStatus(world: World): RefundStatus {
  const known = refundStatusSchema.safeParse({
    status: world.store.get('setting', SETTING)?.value,
  });
  return known.success ? known.data.status : 'succeeded';
}

export function writeRefundStatus(world: World, status: RefundStatus): void {
  world.store.put('setting', { id: SETTING, value: status });
}
