import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { labelVoided, notStopped, voidNoted } from '@spindle/sdk/domain/shipping/void-label';
import { recordAudit, type StaffAction } from '../../audit/record-audit.ts';
import { lockPaymentAndOrder } from '../../orders/lock-payment-and-order.ts';
import { moveOrder, addOrderEvent } from '../../orders/move-order.ts';
import { OrderLabel } from '../../orders/order-label.entity.ts';
import { orderRefunded } from '../../orders/order-refunded.ts';
import { readOwed } from '../../orders/owed.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { Services } from '../../services.ts';
import { mailLabelVoided } from '../mail-jobs.ts';
import type { VoidAnswer } from './request-void.ts';
import { nextCheck } from './next-check.ts';

interface AnsweredVoid {
  shipmentId: string;
  answer: VoidAnswer;
  /** Null for the job that completes unattended voids. */
  actor: StaffAction['actor'];
  requestId: string | null;
}

/** Records the carrier's response. Safe to repeat and to call in any order. */
export async function recordVoid(
  services: Services,
  { shipmentId, answer, actor, requestId }: AnsweredVoid,
): Promise<Outcome> {
  return services.orm.em.fork().transactional(async (em) => {
    const { label, order } = await lockLabel(em, shipmentId);
    const { trackingNumber } = label;
    if (label.voidedAt !== null) return done(labelVoided(trackingNumber));
    const now = services.now();
    if ('rejection' in answer) {
      const { reason } = answer.rejection;
      if (actor === null) addOrderEvent(em, order, { why: reason, now });
      if ((await readOwed(em, order.id)).goods === 0) {
        order.alert = notStopped(reason);
        services.log.error(
          { order: order.id, reason },
          "a refunded order's parcel couldn't be stopped",
        );
      }
      label.state = 'IN_USE';
      label.checkAt = null;
      return rejectWith(answer.rejection);
    }
    label.state = answer.state;
    label.voidedAt = now;
    label.checkAt = nextCheck(answer.state, now);
    const before = { orderState: order.orderState, trackingNumber };
    const hadLeft = order.orderState === 'SHIPPED';
    const actorId = actor?.id ?? label.voidAskedBy;
    if (hadLeft) {
      subtractDiscount(order);
      await moveOrder(em, order, {
        to: 'PICKED',
        why: voidNoted(trackingNumber),
        actorId,
        now,
        voided: trackingNumber,
      });
    } else addOrderEvent(em, order, { why: voidNoted(trackingNumber), now });
    recordAudit(em, {
      actor,
      requestId,
      now,
      action: 'shipping.void-label',
      subject: `order ${order.id}`,
      before,
      after: { orderState: 'PICKED', trackingNumber: null },
    });
    // In this case, the cancellation email informs the buyer instead.
    if ((await readOwed(em, order.id)).goods === 0) {
      await services.jobs.send(em, orderRefunded, { orderId: order.id });
    } else if (hadLeft) {
      await services.jobs.send(em, mailLabelVoided, { orderId: order.id, trackingNumber });
    }
    return done(labelVoided(trackingNumber));
  });
}

/** Locks the order before the label, like all code that moves orders. */
export async function lockLabel(em: EntityManager, shipmentId: string) {
  const { order: of } = await em.findOneOrFail(OrderLabel, { shipmentId });
  const order = await lockPaymentAndOrder(em, of.id);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const label = await em.findOneOrFail(OrderLabel, { shipmentId }, lock);
  return { label, order };
}

/** Removes all parcel data from the order so that later events about the parcel match no order. */
function subtractDiscount(order: Order): void {
  order.shipmentId = null;
  order.labelPurchases = 0;
  order.labelUrl = null;
  order.customsFormUrl = null;
  order.labelCents = null;
  order.trackingNumber = null;
  order.trackingUrl = null;
  order.trackingStatus = null;
  order.trackingStatusAt = null;
  order.trackingCheckedAt = null;
  order.shippedAt = null;
}
