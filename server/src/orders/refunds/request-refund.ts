import type { EntityManager } from '@mikro-orm/postgresql';
import type { RefundParts } from '@spindle/sdk/domain/refunds/refund-parts';
import { refundableOf } from '@spindle/sdk/domain/refunds/refundable';
import { newId } from '../../database/base.ts';
import type { Order } from '../order.entity.ts';
import type { Services } from '../../services.ts';
import { Dispute } from '../../payments/dispute.entity.ts';
import type { Payment } from '../../payments/payment.entity.ts';
import { sendRefundJob } from './jobs.ts';
import { recordLines } from './record-lines.ts';
import { Refund } from './refund.entity.ts';

interface RefundRequest {
  /** Set if the caller has already generated the id. */
  id?: string;
  /** Locked by the caller, or created in the same transaction. */
  payment: Payment;
  /** The order or return that the refund belongs to. */
  order: Order;
  parts: RefundParts;
  reason: string;
  /** The employee who makes the refund and the key that identifies their request. */
  actorId?: string;
  requestKey?: string | null;
}

/**
 * Records a refund and enqueues a job that requests it from the provider after the caller's
 * transaction commits. A zero refund does not involve the provider.
 * @throws RangeError if the refund would exceed the amount paid
 */
export async function requestRefund(
  em: EntityManager,
  services: Pick<Services, 'now' | 'jobs'>,
  { id = newId(), payment, order, parts, reason, actorId, requestKey }: RefundRequest,
): Promise<Refund> {
  const cents = parts.amount;
  const disputes = await em.find(Dispute, { payment });
  const { amountCents, refundingCents } = payment;
  const left = refundableOf({ amountCents, refundingCents, disputes });
  if (cents < 0 || cents > left) throw new RangeError(`cannot refund ${cents} of ${left} cents`);
  payment.refundingCents += cents;
  const refund = em.create(Refund, {
    id,
    payment,
    order,
    amountCents: cents,
    shippingCents: parts.shipping,
    shippingTaxCents: parts.shippingTax,
    reason,
    actorId: actorId ?? null,
    requestKey: requestKey ?? null,
    createdAt: services.now(),
  });
  await recordLines(em, refund, order, parts);
  await em.flush();
  await services.jobs.send(em, sendRefundJob, { refundId: refund.id });
  return refund;
}
