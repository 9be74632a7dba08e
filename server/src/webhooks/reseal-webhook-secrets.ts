import type { Services } from '../services.ts';
import { db } from '../database/db.ts';
import { reseal } from '../identity/secret-box.ts';
import { sealedFor } from './sealed-for.ts';

/** Forgets former secrets that have ended, and seals the others with the newest key. */
export async function resealWebhookSecrets(
  { orm, config, log }: Pick<Services, 'orm' | 'config' | 'log'>,
  now: Date,
): Promise<void> {
  const tables = db(orm.em.fork());
  await tables
    .updateTable('webhooks')
    .set({ old_secret: null, old_secret_until: null })
    .where('old_secret_until', '<=', now)
    .execute();
  const webhooks = await tables
    .selectFrom('webhooks')
    .select(['id', 'secret', 'old_secret as oldSecret'])
    .execute();
  for (const { id, secret, oldSecret } of webhooks) {
    try {
      const renew = (box: string) => reseal(config.secretsKeys, box, sealedFor(id));
      const renewed = { secret: renew(secret), old_secret: oldSecret && renew(oldSecret) };
      if (renewed.secret === secret && renewed.old_secret === oldSecret) continue;
      await tables
        .updateTable('webhooks')
        .set(renewed)
        .where('id', '=', id)
        // whoever rotates it at the same moment seals with the newest key anyway
        .where('secret', '=', secret)
        .execute();
    } catch (error) {
      log.error({ err: error, webhook: id }, 'a damaged secret of a webhook');
    }
  }
}
