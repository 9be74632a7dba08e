import { LockMode } from '@mikro-orm/core';
import { recordAudit, type StaffAction } from '../audit/record-audit.ts';
import type { Label } from '../gateways/easypost.ts';
import { moveOrder } from '../orders/move-order.ts';
import { orderShipped } from '../orders/order-shipped.ts';
import { Order } from '../orders/order.entity.ts';
import type { Services } from '../services.ts';

interface Bought {
  orderId: string;
  label: Label;
  actor: StaffAction['actor'];
  requestId: string | null;
}

export interface LabelOutcome {
  done: boolean;
  reason: string;
}

/** Keeps a label that was bought and sends its order on its way; safe to repeat. */
export async function recordLabel(
  services: Services,
  { orderId, label, actor, requestId }: Bought,
): Promise<LabelOutcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const order = await em.findOneOrFail(
      Order,
      { id: orderId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (order.labelUrl !== null) return answer(order.trackingNumber);
    const from = order.orderState;
    if (from !== 'PICKED') {
      services.log.error({ order: orderId, state: from }, 'a label for an order not to be shipped');
      const reason = `The order was moved to ${from} meanwhile. Do not use its label, ${label.trackingNumber}.`;
      return { done: false, reason };
    }
    const now = services.now();
    order.trackingNumber = label.trackingNumber;
    order.labelUrl = label.url;
    order.labelPurchases = 0;
    order.shippedAt = now;
    const actorId = actor?.id ?? null;
    moveOrder(em, order, { to: 'SHIPPED', why: 'Label bought', actorId, now });
    recordAudit(em, {
      actor,
      requestId,
      now,
      action: 'shipping.buy-label',
      subject: `order ${orderId}`,
      before: { orderState: from, trackingNumber: null },
      after: {
        orderState: 'SHIPPED',
        trackingNumber: label.trackingNumber,
        service: label.rate?.service ?? null,
        labelCents: label.rate?.cents ?? null,
      },
    });
    await services.jobs.send(em, orderShipped, { orderId });
    return answer(label.trackingNumber);
  });
}

/** The same words whenever they are asked for: there is one label. */
export function answer(trackingNumber: string | null): LabelOutcome {
  return { done: true, reason: `The label is bought. Tracking number ${trackingNumber ?? ''}.` };
}
