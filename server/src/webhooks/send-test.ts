import { presentDone, presentRefusal } from '@spindle/sdk/domain/refusal';
import { TEST_EVENT } from '@spindle/sdk/domain/webhooks/message';
import { onItsWay, webhookOff } from '@spindle/sdk/domain/webhooks/replies';
import type { components } from '@spindle/sdk/schema';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { newDelivery } from './fan-out.ts';
import { lockWebhook, note, type StaffCall } from './staff-call.ts';

/** A test is no event, but goes the way of one. @throws Failure 404 where there is no such webhook */
export async function sendTest(
  call: StaffCall,
  id: string,
): Promise<components['schemas']['DeliveryReply']> {
  const { em, now } = call;
  return em.transactional(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    if (webhook.offBecause !== null) return { ...presentRefusal(webhookOff), deliveryId: null };
    const delivery = newDelivery(webhook.id, { id: newId(), type: TEST_EVENT, at: now }, now);
    await db(tx).insertInto('webhook_deliveries').values(delivery).execute();
    note(tx, call, {
      does: 'test',
      id: webhook.id,
      before: null,
      after: { deliveryId: delivery.id },
    });
    return { ...presentDone(onItsWay), deliveryId: delivery.id };
  });
}
