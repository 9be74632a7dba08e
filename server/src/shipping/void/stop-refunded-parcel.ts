import type { EntityManager } from '@mikro-orm/postgresql';
import { labelToVoid, notStopped } from '@spindle/sdk/domain/shipping/void-label';
import { unitsUncovered } from '@spindle/sdk/domain/orders/part-units';
import { statesBeforeShipping } from '@spindle/sdk/domain/orders/transitions';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../../database/db.ts';
import { returnToShelf } from '../../inventory/return-to-shelf.ts';
import { lockPaymentAndOrder } from '../../orders/lock-payment-and-order.ts';
import { addOrderEvent } from '../../orders/move-order.ts';
import type { Order } from '../../orders/order.entity.ts';
import { OrderLabel } from '../../orders/order-label.entity.ts';
import { readOwed } from '../../orders/owed.ts';
import { closeRefunded } from '../../orders/refunds/follow-money.ts';
import type { Services } from '../../services.ts';
import { requestVoid } from './request-void.ts';
import { nextCheck } from './next-check.ts';
import { recordVoid } from './record-void.ts';

/**
 * Stops a fully refunded order's parcel: voids its labels, then closes the order. If the carrier
 * refuses to void a label, staff are alerted. Safe to repeat at any time. An unknown outcome is
 * resolved when the carrier's response is recorded.
 * @throws the original error if it is unknown whether the label is voided
 */
export async function stopRefundedParcel(services: Services, orderId: string): Promise<void> {
  const shipmentId = await services.orm.em.fork().transactional(async (em) => {
    const order = await lockRefunded(em, orderId);
    if (order === null) return null;
    const labels = await em.find(OrderLabel, { order }, { orderBy: { boughtAt: 'asc' } });
    const inUse = labels.some(({ voidedAt }) => voidedAt === null);
    if (statesBeforeShipping.includes(order.orderState) && !inUse) {
      // When a running purchase ends, it sends this message again.
      if (order.shipmentId === null) await closeStopped(em, services, order);
      return null;
    }
    if (order.orderState !== 'SHIPPED' && !inUse) return null;
    const found = labelToVoid(order, labels);
    if ('rejection' in found) {
      order.alert = notStopped(found.rejection.reason);
      addOrderEvent(em, order, { why: order.alert, now: services.now() });
    }
    if (!('label' in found)) return null;
    found.label.state = 'VOIDING';
    found.label.checkAt = nextCheck('VOIDING', services.now());
    order.updatedAt = services.now();
    return found.label.shipmentId;
  });
  if (shipmentId === null) return;
  const answer = await requestVoid(services, shipmentId);
  // Recording the response sends this message again, which then closes the order or sets the
  // alert.
  await recordVoid(services, { shipmentId, answer, actor: null, requestId: null });
}

/**
 * Locks the order. Returns null if goods still have to be delivered, for example because the refund
 * has failed in the meantime.
 */
async function lockRefunded(em: EntityManager, orderId: string): Promise<Order | null> {
  const order = await lockPaymentAndOrder(em, orderId);
  return (await readOwed(em, orderId)).goods === 0 ? order : null;
}

/**
 * Closes the order and restocks its units, except those already restocked or scrapped with the
 * refund.
 */
async function closeStopped(em: EntityManager, services: Services, order: Order): Promise<void> {
  const lines = await db(em)
    .selectFrom('order_lines as l')
    .select(['l.catalog_id as catalogId', 'l.item_id as itemId', 'l.quantity', 'l.parts'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('refund_lines as rl')
          .innerJoin('refunds as r', 'r.id', 'rl.refund_id')
          .select(['rl.quantity', 'rl.parts'])
          .whereRef('rl.order_line_id', '=', 'l.id')
          .where('r.restocked', 'is not', null)
          .where('r.state', '<>', 'FAILED'),
      ).as('decided'),
    )
    .where('l.order_id', '=', order.id)
    .execute();
  const left = lines.map(({ decided, ...line }) => unitsUncovered(line, decided));
  await returnToShelf(
    em,
    left.filter(({ quantity }) => quantity > 0),
    { subject: `order ${order.id}` },
  );
  const { units } = await readOwed(em, order.id);
  await closeRefunded(em, order, { units, actorId: null, now: services.now() });
}
