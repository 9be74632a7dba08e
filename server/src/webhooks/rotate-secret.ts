import { makeSecret, oldSecretUntil } from '@spindle/sdk/domain/webhooks/message';
import type { ShopSession } from '../contract/shop-session.ts';
import { lockAccount } from '../identity/lock-account.ts';
import { seal } from '../identity/secret-box.ts';
import { sealedFor } from './sealed-for.ts';
import { lockWebhook, note, type StaffCall } from './staff-call.ts';

/** The former secret is good for another day. @throws Failure 404 where there is no such webhook */
export async function rotateSecret(
  call: StaffCall & { session: ShopSession },
  id: string,
): Promise<{ secret: string; until: Date }> {
  const { em, now, services, session } = call;
  const [secret, until] = [makeSecret(), oldSecretUntil(now)];
  await em.transactional(async (tx) => {
    await lockAccount(tx, session);
    const webhook = await lockWebhook(tx, id);
    const [before, after] = [webhook.oldSecretUntil, until].map((at) => ({
      oldSecretUntil: at?.toISOString() ?? null,
    }));
    tx.assign(webhook, {
      secret: seal(services.config.secretsKeys, secret, sealedFor(webhook.id)),
      oldSecret: webhook.secret,
      oldSecretUntil: until,
    });
    note(tx, call, {
      does: 'rotate-secret',
      id: webhook.id,
      before: { ...before },
      after: { ...after },
    });
  });
  return { secret, until };
}
