import type { EntityManager } from '@mikro-orm/postgresql';
import { type Answer, settleAttempt as decide } from '@spindle/sdk/domain/webhooks/after-attempt';
import { recordAudit } from '../audit/record-audit.ts';
import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { cancelPending } from './edit-webhook.ts';
import { mailWebhookOff } from './mail-webhook-off.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';

/**
 * Records the result of an attempt and its consequences for the delivery and the webhook. Changes
 * nothing if the attempt outlasted its claim, because another process may have claimed the delivery
 * since.
 */
export async function settleAttempt(
  em: EntityManager,
  services: Pick<Services, 'jobs' | 'now'>,
  { id, webhookId, claimedUntil }: ClaimedDelivery,
  answer: Answer,
): Promise<void> {
  const now = services.now();
  await em.transactional(async (tx) => {
    const webhook = await db(tx)
      .selectFrom('webhooks')
      .select(['off_because as offBecause', 'failing_since as failingSince'])
      .where('id', '=', webhookId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const delivery = await db(tx)
      .selectFrom('webhook_deliveries')
      .select(['tries'])
      .where('id', '=', id)
      .where('claimed_until', '=', claimedUntil)
      .forUpdate()
      .executeTakeFirst();
    if (webhook === undefined || delivery === undefined) return;
    const before = { ...webhook, ...delivery, now, random: Math.random() };
    const settled = decide(answer, before);
    await tx.nativeUpdate(WebhookDelivery, { id }, { ...settled.delivery, claimedUntil: null });
    await tx.nativeUpdate(Webhook, { id: webhookId }, settled.webhook);
    if (settled.stops === null) return;
    await cancelPending(tx, webhookId);
    recordAudit(tx, {
      actor: null,
      action: 'webhooks.switch-off',
      subject: `webhook ${webhookId}`,
      before: { enabled: true },
      after: { enabled: false, because: settled.stops },
      requestId: null,
      now,
    });
    await services.jobs.send(tx, mailWebhookOff, { webhookId });
  });
}
