import {
  labelKeptNoted,
  readRefundStatus,
  voidPaidNoted,
  voidUnpaidNoted,
} from '@spindle/sdk/domain/shipping/void-label';
import type { EntityManager } from '@mikro-orm/postgresql';
import { moveOrder, addOrderEvent } from '../../orders/move-order.ts';
import { orderShipped } from '../../orders/order-shipped.ts';
import { OrderLabel } from '../../orders/order-label.entity.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { Services } from '../../services.ts';
import { copyLabelsToOrder } from '../copy-labels-to-order.ts';
import { findShipment } from '../find-shipment.ts';
import { parcelsToLabel } from '../parcels-to-label.ts';
import { readParcel } from '../read-parcel.ts';
import { lockLabel } from './record-void.ts';

/** A rejection this early is often premature. The carrier may accept the void when asked again. */
const hastyMs = 24 * 60 * 60_000;

/**
 * Checks how the carrier settled a voided label. If the carrier refunded the label, the label is
 * done. If the carrier refused, the label is valid again and returns to its order, unless the order
 * has moved on or has another label.
 */
export async function settleVoid(services: Services, shipmentId: string): Promise<void> {
  const { orm, carrier, now } = services;
  const known = await orm.em.fork().findOne(OrderLabel, { shipmentId });
  if (known === null || known.voidedAt === null) return;
  const shipment = await findShipment(carrier, shipmentId);
  const answer = readRefundStatus(shipment?.refundStatus ?? null);
  if (answer === null) return;
  if ('rejection' in answer && now().getTime() - known.voidedAt.getTime() < hastyMs) {
    await carrier.voidPostage(shipmentId);
    return;
  }
  await orm.em.fork().transactional(async (em) => {
    const { label, order } = await lockLabel(em, shipmentId);
    if (label.voidedAt === null) return;
    if ('rejection' in answer) {
      if (label.state === 'VOID_REQUESTED') await giveBack(em, services, { label, order });
    } else if (answer.state === 'VOID_REFUNDED' && label.state !== 'VOID_REFUNDED') {
      label.state = 'VOID_REFUNDED';
      label.checkAt = null;
      addOrderEvent(em, order, { why: voidPaidNoted(label.trackingNumber), now: now() });
    }
  });
}

async function giveBack(
  em: EntityManager,
  services: Services,
  { label, order }: { label: OrderLabel; order: Order },
): Promise<void> {
  const now = services.now();
  const { trackingNumber } = label;
  label.checkAt = null;
  const waits = order.orderState === 'PICKED' && order.shipmentId === null;
  const inUse = await em.find(OrderLabel, { order, voidedAt: null });
  const isReplaced = inUse.some(({ parcel }) => parcel === label.parcel);
  if (!waits || order.trackingNumber !== null || isReplaced) {
    label.state = 'VOID_REJECTED';
    addOrderEvent(em, order, { why: voidUnpaidNoted(trackingNumber), now });
    return;
  }
  label.state = 'IN_USE';
  label.voidedAt = null;
  label.voidAskedBy = null;
  await em.flush();
  const facts = await readParcel(em, order.id);
  if (facts !== null && parcelsToLabel(facts).length > 0) {
    addOrderEvent(em, order, { why: labelKeptNoted(trackingNumber), now });
    return;
  }
  copyLabelsToOrder(order, [...inUse, label]);
  order.shippedAt = now;
  await moveOrder(em, order, {
    to: 'SHIPPED',
    why: labelKeptNoted(trackingNumber),
    actorId: null,
    now,
  });
  const shippedAt = now.toISOString();
  await services.jobs.send(em, orderShipped, { orderId: order.id, shippedAt });
}
