import { LockMode } from '@mikro-orm/core';
import { Order } from '../orders/order.entity.ts';
import { recordOrderEvent } from '../events/record-event.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import type { Services } from '../services.ts';
import { mailTracking } from './mail-jobs.ts';
import { isFurther } from '@spindle/sdk/domain/shipping/parcel-progress';
import { mailedStatus } from '@spindle/sdk/domain/shipping/parcel-emails';

/**
 * Notes how far a parcel is, as its tracker says now: events may come late, twice or in any order.
 * The customer hears of each step once.
 */
export async function followParcel(services: Services, trackerId: string): Promise<void> {
  const { shipmentId, status, at, url } = await services.carrier.readTracker(trackerId);
  if (shipmentId === null) return;
  await services.orm.em.fork().transactional(async (em) => {
    const order = await em.findOne(Order, { shipmentId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order || !isFurther(status, order.trackingStatus)) return;
    const now = services.now();
    order.trackingStatus = status;
    order.trackingStatusAt = at;
    order.trackingUrl ??= url;
    order.trackingCheckedAt = now;
    order.updatedAt = now;
    em.create(OrderEvent, {
      order,
      at: now,
      from: order.orderState,
      to: order.orderState,
      why: `Carrier: ${status.replaceAll('_', ' ')}`,
    });
    if (status === 'delivered') {
      const data = { id: order.id, trackingNumber: order.trackingNumber };
      await recordOrderEvent(em, { type: 'order.delivered', data, at: now });
    }
    const mailed = mailedStatus(status);
    if (mailed) await services.jobs.send(em, mailTracking, { orderId: order.id, status: mailed });
  });
}
