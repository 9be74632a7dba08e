import { presentDone, presentRefusal } from '@spindle/sdk/domain/refusal';
import { TEST_EVENT } from '@spindle/sdk/domain/webhooks/message';
import { onItsWay, webhookOff } from '@spindle/sdk/domain/webhooks/replies';
import type { components } from '@spindle/sdk/schema';
import { newId } from '../database/base.ts';
import { lockWebhook, note, type StaffCall } from './staff-call.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** A test is no event, but goes the way of one. @throws Failure 404 where there is no such webhook */
export async function sendTest(
  call: StaffCall,
  id: string,
): Promise<components['schemas']['DeliveryReply']> {
  const { em, now } = call;
  return em.transactional(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    if (webhook.offBecause !== null) return { ...presentRefusal(webhookOff), deliveryId: null };
    const deliveryId = newId();
    tx.create(WebhookDelivery, {
      id: deliveryId,
      webhook,
      eventId: newId(),
      type: TEST_EVENT,
      at: now,
      createdAt: now,
      nextTryAt: now,
    });
    note(tx, call, { does: 'test', id: webhook.id, before: null, after: { deliveryId } });
    return { ...presentDone(onItsWay), deliveryId };
  });
}
