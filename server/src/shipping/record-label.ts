import { recordAudit, type StaffAction } from '../audit/record-audit.ts';
import type { Label } from '../gateways/easypost.ts';
import { lockPaymentAndOrder } from '../orders/lock-payment-and-order.ts';
import { moveOrder, addOrderEvent } from '../orders/move-order.ts';
import { orderRefunded } from '../orders/order-refunded.ts';
import { orderShipped } from '../orders/order-shipped.ts';
import type { Services } from '../services.ts';
import { OrderLabel } from '../orders/order-label.entity.ts';
import { copyLabelsToOrder } from './copy-labels-to-order.ts';
import { parcelsToLabel } from './parcels-to-label.ts';
import { readParcel } from './read-parcel.ts';
import { contentsOf } from '@spindle/sdk/domain/shipping/parcels-left';
import {
  changedWhileBuying,
  hasLabel,
  labelUnused,
  refundedWhileBuying,
  parcelLabelBought,
} from '@spindle/sdk/domain/shipping/label-rates';
import type { LabelOutcome } from '@spindle/sdk/domain/shipping/customs/present-customs';
import { rejectWith } from '@spindle/sdk/domain/rejection';

interface BoughtLabel {
  orderId: string;
  shipmentId: string;
  label: Label;
  actor: StaffAction['actor'];
  requestId: string | null;
}

/**
 * Records a purchased label. The last label moves the order to SHIPPED. Safe to repeat. Returns
 * PARCELS_LEFT if other parcels of the order still need a label.
 */
export async function recordLabel(
  services: Services,
  { orderId, shipmentId, label, actor, requestId }: BoughtLabel,
): Promise<LabelOutcome | 'PARCELS_LEFT'> {
  return services.orm.em.fork().transactional(async (em) => {
    const order = await lockPaymentAndOrder(em, orderId);
    if (order.labelUrl !== null) return hasLabel(order);
    const from = order.orderState;
    const entered = await em.findOne(OrderLabel, { shipmentId });
    if (entered !== null) {
      // Another worker recorded this label and voided it before we got the lock.
      return entered.voidedAt === null ? 'PARCELS_LEFT' : rejectWith(changedWhileBuying);
    }
    if (from !== 'PICKED') {
      services.log.error(
        { order: orderId, state: from },
        'a label was bought for an order that must not ship',
      );
      return rejectWith(labelUnused(from, label.trackingNumber));
    }
    const now = services.now();
    const facts = await readParcel(em, orderId);
    const [parcel, ...others] = facts === null ? [] : parcelsToLabel(facts);
    const bought = em.create(OrderLabel, {
      shipmentId,
      order,
      parcel: parcel?.parcel ?? 1,
      contents: parcel ? contentsOf(parcel.lines) : null,
      ounces: parcel?.ounces ?? null,
      trackingNumber: label.trackingNumber,
      trackingUrl: label.trackingUrl,
      url: label.url,
      customsFormUrl: label.formUrl,
      cents: label.rate?.cents ?? null,
      boughtAt: now,
    });
    order.labelPurchases = 0;
    const actorId = actor?.id ?? null;
    if (others.length > 0) {
      order.shipmentId = null;
      const why = parcelLabelBought(bought.parcel, bought.parcel + others.length);
      addOrderEvent(em, order, { why, actorId, now });
    } else {
      const inUse = await em.find(OrderLabel, { order, voidedAt: null });
      copyLabelsToOrder(order, [...inUse.filter((one) => one !== bought), bought]);
      order.shippedAt = now;
      await moveOrder(em, order, { to: 'SHIPPED', why: 'Label bought', actorId, now });
    }
    recordAudit(em, {
      actor,
      requestId,
      now,
      action: 'shipping.buy-label',
      subject: `order ${orderId}`,
      before: { orderState: from, trackingNumber: null },
      after: {
        orderState: order.orderState,
        trackingNumber: label.trackingNumber,
        service: label.rate?.service ?? null,
        labelCents: label.rate?.cents ?? null,
      },
    });
    if (facts?.lines.length === 0) {
      await services.jobs.send(em, orderRefunded, { orderId });
      return rejectWith(refundedWhileBuying);
    }
    if (others.length > 0) return 'PARCELS_LEFT';
    await services.jobs.send(em, orderShipped, { orderId, shippedAt: now.toISOString() });
    return hasLabel(order);
  });
}
