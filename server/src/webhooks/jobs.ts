import type { EntityManager } from '@mikro-orm/postgresql';
import { deliveriesRetainedSince } from '@spindle/sdk/domain/webhooks/replies';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Services } from '../services.ts';
import { reseal } from '../identity/secret-box.ts';
import { Webhook, sealedFor } from './webhook.entity.ts';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Deletes finished deliveries whose retention period has ended. */
export async function pruneDeliveries(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  await deleteInBatches(em, {
    table: 'webhook_deliveries',
    where: `created_at < $1 and state <> 'PENDING'`,
    parameters: [deliveriesRetainedSince(now)],
    leaving,
  });
}

/** Deletes expired old secrets and seals the others again with the newest key. */
export async function resealWebhookSecrets(
  { orm, config, log }: Pick<Services, 'orm' | 'config' | 'log'>,
  now: Date,
): Promise<void> {
  const em = orm.em.fork();
  const none = { oldSecret: null, oldSecretUntil: null };
  await em.nativeUpdate(Webhook, { oldSecretUntil: { $lte: now } }, none);
  const webhooks = await em.find(Webhook, {}, { fields: ['secret', 'oldSecret'] });
  for (const { id, secret, oldSecret } of webhooks) {
    try {
      const renew = (box: string) => reseal(config.secretsKeys, box, sealedFor(id));
      const renewed = { secret: renew(secret), oldSecret: oldSecret && renew(oldSecret) };
      if (renewed.secret === secret && renewed.oldSecret === oldSecret) continue;
      // A simultaneous rotation uses the newest key anyway.
      await em.nativeUpdate(Webhook, { id, secret }, renewed);
    } catch (error) {
      log.error({ err: error, webhook: id }, 'a webhook secret is damaged');
    }
  }
}

export const pruneDeliveriesJob = defineJob({
  name: 'prune-webhook-deliveries',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => pruneDeliveries(orm.em.fork(), now(), leaving),
});

export const resealWebhookSecretsJob = defineJob({
  name: 'reseal-webhook-secrets',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => resealWebhookSecrets(services, services.now()),
});
