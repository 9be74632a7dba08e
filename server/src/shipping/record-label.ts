import { LockMode } from '@mikro-orm/core';
import { recordAudit, type StaffAction } from '../audit/record-audit.ts';
import type { Label } from '../gateways/easypost.ts';
import { moveOrder } from '../orders/move-order.ts';
import { orderRefunded } from '../orders/order-refunded.ts';
import { orderShipped } from '../orders/order-shipped.ts';
import { readOwed } from '../orders/owed.ts';
import { Order } from '../orders/order.entity.ts';
import type { Services } from '../services.ts';
import { OrderLabel } from '../orders/order-label.entity.ts';
import {
  changedWhileBuying,
  hasLabel,
  labelUnused,
  refundedWhileBuying,
} from '@spindle/sdk/domain/shipping/label-rates';
import type { LabelOutcome } from '@spindle/sdk/domain/shipping/customs/present-customs';
import { refused } from '@spindle/sdk/domain/refusal';

interface Bought {
  orderId: string;
  shipmentId: string;
  label: Label;
  actor: StaffAction['actor'];
  requestId: string | null;
}

/** Keeps a label that was bought and sends its order on its way; safe to repeat. */
export async function recordLabel(
  services: Services,
  { orderId, shipmentId, label, actor, requestId }: Bought,
): Promise<LabelOutcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const order = await em.findOneOrFail(
      Order,
      { id: orderId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (order.labelUrl !== null) return hasLabel(order);
    const from = order.orderState;
    // given back by the time that somebody else's purchase of it is entered
    if ((await em.count(OrderLabel, { shipmentId })) > 0) return refused(changedWhileBuying);
    if (from !== 'PICKED') {
      services.log.error({ order: orderId, state: from }, 'a label for an order not to be shipped');
      return refused(labelUnused(from, label.trackingNumber));
    }
    const now = services.now();
    em.create(OrderLabel, {
      shipmentId,
      order,
      trackingNumber: label.trackingNumber,
      trackingUrl: label.trackingUrl,
      url: label.url,
      customsFormUrl: label.formUrl,
      cents: label.rate?.cents ?? null,
      boughtAt: now,
    });
    order.shipmentId = shipmentId;
    order.trackingNumber = label.trackingNumber;
    order.trackingUrl = label.trackingUrl;
    order.labelUrl = label.url;
    order.customsFormUrl = label.formUrl;
    order.labelCents = label.rate?.cents ?? null;
    order.labelPurchases = 0;
    order.shippedAt = now;
    const actorId = actor?.id ?? null;
    await moveOrder(em, order, { to: 'SHIPPED', why: 'Label bought', actorId, now });
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
    if ((await readOwed(em, orderId)).units === 0) {
      await services.jobs.send(em, orderRefunded, { orderId });
      return refused(refundedWhileBuying);
    }
    await services.jobs.send(em, orderShipped, { orderId, shippedAt: now.toISOString() });
    return hasLabel(order);
  });
}
