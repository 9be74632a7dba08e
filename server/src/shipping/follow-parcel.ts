import { LockMode } from '@mikro-orm/core';
import { OrderLabel } from '../orders/order-label.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { recordOrderEvent } from '../events/record-event.ts';
import { addOrderEvent } from '../orders/move-order.ts';
import type { Services } from '../services.ts';
import { mailTracking } from './mail-jobs.ts';
import { isFurther, leastAdvanced } from '@spindle/sdk/domain/shipping/parcel-progress';
import { mailedStatus } from '@spindle/sdk/domain/shipping/parcel-emails';

/**
 * Records a parcel's status from its tracker. Fetches the tracker, because events may arrive late,
 * twice or in any order. Notifies the customer of each step once.
 */
export async function followParcel(services: Services, trackerId: string): Promise<void> {
  const { shipmentId, status, at, url } = await services.carrier.readTracker(trackerId);
  if (shipmentId === null) return;
  await services.orm.em.fork().transactional(async (em) => {
    const known = await em.findOne(OrderLabel, { shipmentId, voidedAt: null });
    const where = known === null ? { shipmentId } : { id: known.order.id };
    const order = await em.findOne(Order, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!order || order.shipmentId === null) return;
    const labels = await em.find(OrderLabel, { order, voidedAt: null }, { refresh: true });
    const label = labels.find((one) => one.shipmentId === shipmentId);
    const isOneOfMany = label !== undefined && labels.length > 1;
    const before = isOneOfMany ? label.trackingStatus : order.trackingStatus;
    if (!isFurther(status, before)) return;
    const now = services.now();
    if (label !== undefined) {
      label.trackingStatus = status;
      label.trackingUrl ??= url;
    }
    if (order.shipmentId === shipmentId) order.trackingUrl ??= url;
    order.trackingCheckedAt = now;
    const number = isOneOfMany ? label.trackingNumber : null;
    const last = isOneOfMany ? leastAdvanced(labels.map((one) => one.trackingStatus)) : status;
    const isFurtherAll = isFurther(last ?? '', order.trackingStatus);
    if (last !== null && isFurtherAll) {
      order.trackingStatus = last;
      order.trackingStatusAt = at;
    }
    const parcel = number === null ? '' : ` (${number})`;
    addOrderEvent(em, order, { why: `Carrier: ${status.replaceAll('_', ' ')}${parcel}`, now });
    if (status === 'delivered' && (!isOneOfMany || isFurtherAll)) {
      const data = { id: order.id, trackingNumber: order.trackingNumber };
      await recordOrderEvent(em, { type: 'order.delivered', data, at: now });
    }
    const mailed = mailedStatus(status);
    if (mailed) {
      const of = number === null ? {} : { trackingNumber: number };
      await services.jobs.send(em, mailTracking, { orderId: order.id, status: mailed, ...of });
    }
  });
}
