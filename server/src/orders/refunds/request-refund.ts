import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/base.ts';
import type { Order } from '../order.entity.ts';
import type { Services } from '../../services.ts';
import type { Payment } from '../../payments/payment.entity.ts';
import { sendRefundJob } from './jobs.ts';
import { Refund } from './refund.entity.ts';

interface RefundRequest {
  /** Locked by the caller, or made in the same transaction. */
  payment: Payment;
  order: Order;
  cents: number;
  reason: string;
}

/**
 * Records money to give back and has a job ask the provider for it once the caller's transaction
 * is committed.
 * @throws RangeError when more would go back than was paid
 */
export async function requestRefund(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { payment, order, cents, reason }: RefundRequest,
): Promise<Refund> {
  if (cents <= 0 || cents > payment.refundableCents()) {
    throw new RangeError(`cannot refund ${cents} of ${payment.refundableCents()} cents`);
  }
  payment.refundingCents += cents;
  const refund = em.create(Refund, {
    id: newId(),
    payment,
    order,
    amountCents: cents,
    reason,
    createdAt: services.now(),
  });
  await em.flush();
  await services.jobs.send(em, sendRefundJob, { refundId: refund.id });
  return refund;
}
