import { LockMode } from '@mikro-orm/core';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { noSuch } from '@spindle/sdk/domain/records';
import { done, rejectWith, type Outcome } from '@spindle/sdk/domain/rejection';
import { labelToVoid, labelVoided } from '@spindle/sdk/domain/shipping/void-label';
import { OrderLabel } from '../../orders/order-label.entity.ts';
import { Order } from '../../orders/order.entity.ts';
import type { Services } from '../../services.ts';
import { requestVoid } from './request-void.ts';
import { nextCheck } from './next-check.ts';
import { recordVoid } from './record-void.ts';

interface VoidRequest {
  orderId: string;
  /** Tracking number of the label to void. If undefined, voids all of the order's labels. */
  trackingNumber: string | undefined;
  actor: { id: string; email: string };
  requestId: string;
}

const carrierSilent =
  "The carrier isn't responding. We'll void the label as soon as it does. Check the order again in a few minutes.";

/**
 * Voids a label at the carrier and moves its order back to PICKED. Safe to repeat. The intent is
 * stored before the carrier is called, outside any transaction. A job resolves unknown outcomes.
 * @throws Failure 404 if the order does not exist, 503 while the carrier is unavailable
 */
export async function voidLabel(services: Services, request: VoidRequest): Promise<Outcome> {
  for (;;) {
    const intent = await storeIntent(services, request);
    if ('outcome' in intent) return intent.outcome;
    const { shipmentId, isLast } = intent;
    const answer = await orUnavailable(requestVoid(services, shipmentId), carrierSilent);
    const { actor, requestId } = request;
    const outcome = await recordVoid(services, { shipmentId, answer, actor, requestId });
    if (isLast || !outcome.done) return outcome;
  }
}

function storeIntent(
  { orm, now }: Services,
  { orderId, trackingNumber, actor }: VoidRequest,
): Promise<{ shipmentId: string; isLast: boolean } | { outcome: Outcome }> {
  return orm.em.fork().transactional(async (em) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const order = await em.findOne(Order, { id: orderId }, lock);
    if (!order) throw notFound(noSuch('order'));
    const labels = await em.find(OrderLabel, { order }, { orderBy: { boughtAt: 'asc' } });
    const expected = labelToVoid(order, labels, trackingNumber);
    if ('voided' in expected) return { outcome: done(labelVoided(expected.voided)) };
    if ('rejection' in expected) return { outcome: rejectWith(expected.rejection) };
    const { label, isLast } = expected;
    if (label.state === 'IN_USE') label.voidAskedBy = actor.id;
    label.state = 'VOIDING';
    label.checkAt = nextCheck(label.state, now());
    // a concurrent edit based on the previous version must fail
    order.updatedAt = now();
    return { shipmentId: label.shipmentId, isLast };
  });
}
