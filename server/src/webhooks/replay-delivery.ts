import { LockMode } from '@mikro-orm/core';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { presentDone, presentRefusal } from '@spindle/sdk/domain/refusal';
import { noSuchDelivery, onItsWay, webhookOff } from '@spindle/sdk/domain/webhooks/replies';
import type { components } from '@spindle/sdk/schema';
import { lockWebhook, note, type StaffCall } from './staff-call.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** Begins a delivery anew. @throws Failure 404 where there is no such webhook, or delivery of it */
export async function replayDelivery(
  call: StaffCall,
  id: string,
  deliveryId: string,
): Promise<components['schemas']['DeliveryReply']> {
  const { em, now } = call;
  return em.transactional(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    if (!isId(deliveryId)) throw notFound(noSuchDelivery);
    if (webhook.offBecause !== null) return { ...presentRefusal(webhookOff), deliveryId: null };
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const delivery = await tx.findOne(WebhookDelivery, { id: deliveryId, webhook }, lock);
    if (delivery === null) throw notFound(noSuchDelivery);
    tx.assign(delivery, { state: 'PENDING', tries: 0, nextTryAt: now, createdAt: now });
    const after = { deliveryId: delivery.id };
    note(tx, call, { does: 'replay-delivery', id: webhook.id, before: null, after });
    return { ...presentDone(onItsWay), deliveryId: delivery.id };
  });
}
