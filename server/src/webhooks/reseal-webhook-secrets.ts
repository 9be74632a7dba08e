import type { Services } from '../services.ts';
import { reseal } from '../identity/secret-box.ts';
import { sealedFor } from './sealed-for.ts';
import { Webhook } from './webhook.entity.ts';

/** Forgets former secrets that have ended, and seals the others with the newest key. */
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
      // whoever rotates it at the same moment seals with the newest key anyway
      await em.nativeUpdate(Webhook, { id, secret }, renewed);
    } catch (error) {
      log.error({ err: error, webhook: id }, 'a damaged secret of a webhook');
    }
  }
}
