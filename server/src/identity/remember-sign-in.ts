import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopSession } from '../contract/shop-session.ts';
import type { Services } from '../services.ts';
import { lockAccount } from './lock-account.ts';
import { mailNewDevice } from './mail-new-device.ts';
import { db } from '../database/db.ts';

interface SignInCall {
  em: EntityManager;
  services: Pick<Services, 'jobs' | 'now'>;
  session: ShopSession;
}

/**
 * Completes a sign-in: adds the browser to the account's known browsers and emails the owner if the
 * browser is new. An account's first sign-in sends no email, because no browser is known yet.
 * @throws Failure 401 if the session has ended
 */
export async function rememberSignIn(
  { em, services, session }: SignInCall,
  userId: string,
): Promise<void> {
  const at = services.now().toISOString();
  await em.transactional(async (tx) => {
    // A session that has ended in the meantime must not add a known browser.
    await lockAccount(tx, { id: session.id, user: { id: userId } });
    const { known } = await session.remember(userId, tx);
    const { numUpdatedRows: first } = await db(tx)
      .updateTable('users')
      .set({ has_signed_in: true })
      .where('id', '=', userId)
      .where('has_signed_in', '=', false)
      .executeTakeFirst();
    if (known || first > 0n) return;
    await services.jobs.send(tx, mailNewDevice, { userId, at, ...session.browser });
  });
}

/**
 * Keeps the browser known if its session survived the eviction.
 * @throws Failure 401 if the session has ended
 */
export async function saveDevice(em: EntityManager, session: ShopSession): Promise<void> {
  await em.transactional(async (tx) => {
    const { id } = await lockAccount(tx, session);
    await session.remember(id, tx);
  });
}
