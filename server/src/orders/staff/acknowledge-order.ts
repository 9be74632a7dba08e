import { LockMode } from '@mikro-orm/core';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { decideAcknowledgment } from '@spindle/sdk/domain/orders/decide-edit';
import { acknowledged } from '@spindle/sdk/domain/orders/staff-moves';
import { noSuch } from '@spindle/sdk/domain/records';
import { recordAudit } from '../../audit/record-audit.ts';
import { Dispute } from '../../payments/dispute.entity.ts';
import { Payment } from '../../payments/payment.entity.ts';
import type { Services } from '../../services.ts';
import { Order } from '../order.entity.ts';

interface Acknowledgment {
  orderId: string;
  actor: { id: string; email: string };
  requestId: string;
}

/**
 * Marks an order's lost disputes and alert as seen by staff and removes them from the start page.
 * Safe to repeat.
 * @throws Failure 404 if the order does not exist
 */
export async function acknowledgeOrder(
  services: Services,
  { orderId, actor, requestId }: Acknowledgment,
): Promise<string> {
  if (!isId(orderId)) throw notFound(noSuch('order'));
  return services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(Order, { id: orderId });
    if (!known) throw notFound(noSuch('order'));
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const payment = await em.findOneOrFail(Payment, { id: known.payment.id }, lock);
    const order = await em.findOneOrFail(Order, { id: orderId }, lock);
    const changes = decideAcknowledgment(order, await em.find(Dispute, { payment }));
    if (changes === null) return acknowledged;
    const now = services.now();
    for (const dispute of changes.disputes) dispute.acknowledgedAt = now;
    order.alert = null;
    order.updatedAt = now;
    recordAudit(em, { ...changes.audit, actor, requestId, now });
    return acknowledged;
  });
}
