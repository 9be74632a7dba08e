import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopSession } from '../contract/shop-session.ts';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { lockAccount } from './lock-account.ts';
import { mailNewDevice } from './mail-new-device.ts';

interface Around {
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
  { em, services, session }: Around,
  userId: string,
): Promise<void> {
  const at = services.now().toISOString();
  await em.transactional(async (tx) => {
    // a session that was ended since makes no browser known
    await lockAccount(tx, { id: session.id, user: { id: userId } });
    const { known } = await session.remember(userId, tx);
    const first = await query(tx, markSignedIn, [userId]);
    if (known || first.length > 0) return;
    await services.jobs.send(tx, mailNewDevice, { userId, at, ...session.browser });
  });
}

const markSignedIn = `
  update users set has_signed_in = true where id = $1 and not has_signed_in returning id`;
