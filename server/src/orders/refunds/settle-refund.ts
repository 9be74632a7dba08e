import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { deriveEntitlements } from '../../entitlements/derive-entitlements.ts';
import { recordEvent } from '../../events/record-event.ts';
import { cancelCreditNote, issueCreditNote } from '../../invoices/issue-for-refund.ts';
import { Order } from '../order.entity.ts';
import { addOrderEvent } from '../move-order.ts';
import type { Services } from '../../services.ts';
import { adoptRefund } from './adopt-refund.ts';
import { bookingTime } from '../../payments/booking-time.ts';
import { Payment } from '../../payments/payment.entity.ts';
import { readOwed } from '../owed.ts';
import { returnUnits } from './return-units.ts';
import { recountRefunds } from './recount-refunds.ts';
import { Refund } from './refund.entity.ts';
import { refundSettled } from '@spindle/sdk/domain/refunds/replies';

export interface RefundStatus {
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  providerRefundId: string | null;
  failure: string | null;
  /**
   * Unix times in seconds at which the provider booked the money as gone and as returned. Null if
   * not booked.
   */
  bookedAt?: number | null;
  returnedAt?: number | null;
}

/**
 * Updates our record of a refund from the provider, whether it was made in the shop or in the
 * dashboard.
 */
export async function settleRefund(services: Services, reported: Stripe.Refund): Promise<void> {
  const refundId = reported.metadata?.['refundId'] ?? (await adoptRefund(services, reported));
  if (refundId === null) return;
  await recordStatus(services, refundId, {
    state: statusOf(reported),
    providerRefundId: reported.id,
    failure: reported.failure_reason ?? null,
    bookedAt: bookedIn(reported.balance_transaction, reported.created),
    returnedAt: bookedIn(reported.failure_balance_transaction, null),
  });
}

/**
 * Records a refund's status. Safe to repeat and to call in any order: SUCCEEDED and FAILED are
 * final, except that a bank can still return a refund that succeeded.
 */
export async function recordStatus(
  services: Pick<Services, 'orm' | 'now' | 'log' | 'jobs'>,
  refundId: string,
  currentStatus: RefundStatus,
): Promise<void> {
  await services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Refund, { id: refundId });
    if (!known) return;
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const payment = await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
    const refund = await em.findOneOrFail(Refund, { id: refundId }, lock);
    const { state } = currentStatus;
    if (refund.state === state || refund.state === 'FAILED') return;
    if (refund.state === 'SUCCEEDED' && state !== 'FAILED') return;

    const order = known.order && (await em.findOneOrFail(Order, { id: known.order.id }, lock));
    const parent = order?.parent && (await order.parent.loadOrFail(lock));
    if (state === 'FAILED') {
      services.log.error(
        { refund: refundId, failure: currentStatus.failure },
        'a refund has failed',
      );
    }
    const now = services.now();
    const before = order && (await readOwed(em, order.id));
    refund.state = state;
    refund.providerRefundId = currentStatus.providerRefundId;
    refund.failure = currentStatus.failure;
    const { bookedAt = null, returnedAt = null } = currentStatus;
    if (bookedAt !== null) refund.wentAt ??= bookingTime(bookedAt, now);
    const settled = state === 'FAILED' ? returnedAt : bookedAt;
    refund.settledAt = state === 'PENDING' ? null : bookingTime(settled, now);
    const displayed = await shownOn(em, payment, order, parent ?? null);
    for (const one of displayed) one.updatedAt = now;
    if (order) {
      const why = refundSettled(refund.amountCents, state, refund.failure);
      addOrderEvent(em, order, { why, now });
    }
    if (state !== 'PENDING') {
      const type = state === 'SUCCEEDED' ? 'refund.succeeded' : 'refund.failed';
      const orderId = order?.id ?? displayed[0]?.id;
      const data = { id: refund.id, amount: refund.amountCents, ...(orderId && { orderId }) };
      recordEvent(em, { type, data, at: now });
    }
    await recountRefunds(em, services, payment, order ? displayed : []);
    if (state === 'FAILED' && order && before) await returnUnits(em, { order, before, refund });
    await em.flush();
    await deriveEntitlements(em, services, payment.userId);
    await issueDocuments(em, services, refund);
  });
}

/** Keep this last in the transaction, because document numbers stay locked until the commit. */
async function issueDocuments(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { id, payment, order, amountCents, reason, state, failure }: Refund,
): Promise<void> {
  const of = { paymentId: payment.id, orderId: order?.id ?? null };
  if (state === 'SUCCEEDED')
    await issueCreditNote(em, services, { id, ...of, amountCents, reason });
  if (state === 'FAILED') await cancelCreditNote(em, services, { refundId: id, failure });
}

/**
 * Returns the orders on which staff see a refund. A refund that can't be matched to one order is
 * shown on all orders of its payment.
 */
async function shownOn(
  em: EntityManager,
  payment: Payment,
  order: Order | null,
  parent: Order | null,
): Promise<Order[]> {
  if (order) return parent ? [order, parent] : [order];
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return em.find(Order, { payment: payment.id, parent: null }, lock);
}

function statusOf({ status }: Stripe.Refund): RefundStatus['state'] {
  if (status === 'succeeded') return 'SUCCEEDED';
  if (status === 'failed' || status === 'canceled') return 'FAILED';
  return 'PENDING';
}

/**
 * Returns when the provider booked a balance transaction, or null.
 * @param otherwise value used if the transaction is booked but was not expanded
 */
const bookedIn = (
  transaction: Stripe.Refund['balance_transaction'] | undefined,
  otherwise: number | null,
): number | null => {
  if (transaction === null || transaction === undefined) return null;
  return typeof transaction === 'string' ? otherwise : transaction.created;
};
