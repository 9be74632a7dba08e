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
 * Once a sign-in is complete: makes the browser known to the account, and tells its owner of one
 * that was not. Not at the first sign-in of an account, when no browser can be known.
 * @throws Failure 401 where the session has ended meanwhile
 */
export async function rememberSignIn(
  { em, services, session }: SignInCall,
  userId: string,
): Promise<void> {
  const at = services.now().toISOString();
  await em.transactional(async (tx) => {
    // a session that was ended since makes no browser known
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
 * The browser whose session outlived an eviction stays known to its account. @throws Failure 401
 * where the session was ended since
 */
export async function keepDevice(em: EntityManager, session: ShopSession): Promise<void> {
  await em.transactional(async (tx) => {
    const { id } = await lockAccount(tx, session);
    await session.remember(id, tx);
  });
}
