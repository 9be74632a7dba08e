import type { EntityManager } from '@mikro-orm/postgresql';
import { afterTry, type Answer } from '@spindle/sdk/domain/webhooks/after-try';
import { recordAudit } from '../audit/record-audit.ts';
import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { giveUpPending } from './give-up-pending.ts';
import { mailWebhookOff } from './mail-webhook-off.ts';

/**
 * Writes down what came of a try, and what follows for the delivery and for its address. A try that
 * took longer than its claim, so that another has it now, changes nothing.
 */
export async function settleTry(
  em: EntityManager,
  services: Pick<Services, 'jobs' | 'now'>,
  { id, webhookId, claimedUntil }: ClaimedDelivery,
  answer: Answer,
): Promise<void> {
  const now = services.now();
  await em.transactional(async (tx) => {
    const webhook = await db(tx)
      .selectFrom('webhooks')
      .select(['url', 'off_because as offBecause', 'failing_since as failingSince'])
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
    const tries = delivery.tries + 1;
    const { failingSince } = webhook;
    const verdict = afterTry(answer, { tries, failingSince, now, random: Math.random() });
    const { outcome, status } = answer;
    await db(tx)
      .updateTable('webhook_deliveries')
      .set({
        state: verdict.state,
        outcome,
        status,
        tries,
        last_try_at: now,
        next_try_at: verdict.nextTryAt,
        claimed_until: null,
      })
      .where('id', '=', id)
      .execute();
    const stops = webhook.offBecause === null ? verdict.offBecause : null;
    await db(tx)
      .updateTable('webhooks')
      .set({
        last_try_at: now,
        last_outcome: outcome,
        last_status: status,
        failing_since: verdict.failingSince,
        paused_until: verdict.pausedUntil,
        ...(stops !== null && { off_because: stops }),
      })
      .where('id', '=', webhookId)
      .execute();
    if (stops === null) return;
    await giveUpPending(tx, webhookId);
    recordAudit(tx, {
      actor: null,
      action: 'webhooks.switch-off',
      subject: `webhook ${webhookId}`,
      before: { enabled: true },
      after: { enabled: false, because: stops },
      requestId: null,
      now,
    });
    await services.jobs.send(tx, mailWebhookOff, { webhookId });
  });
}
