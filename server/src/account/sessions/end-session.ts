import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuchSession } from '@spindle/sdk/domain/account/sessions';
import type { ShopSession } from '../../contract/shop-session.ts';
import { db } from '../../database/db.ts';
import { query } from '../../database/query.ts';
import { lockAccount } from '../../identity/lock-account.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Ends one of the caller's sessions; its browser is known to the account no more, unless it is the
 * one they are in: that is signing out. The account is locked, so that a session which goes on under
 * another id at the same moment ends all the same. @throws Failure 404 where they have no such session
 */
export async function endSession(
  { em, session }: { em: EntityManager; session: ShopSession },
  publicId: string,
): Promise<void> {
  if (!uuid.test(publicId)) throw notFound(noSuchSession);
  const own = await em.transactional(async (tx) => {
    const { id: userId } = await lockAccount(tx, session);
    const found = await db(tx)
      .selectFrom('sessions')
      .select(['id', 'device_hash'])
      .where('user_id', '=', userId)
      .where('public_id', '=', publicId)
      .executeTakeFirst();
    if (found === undefined) throw notFound(noSuchSession);
    if (found.id === session.id) return true;
    await query(tx, 'delete from sessions where id = $1', [found.id]);
    await query(tx, 'delete from known_devices where user_id = $1 and hash = $2', [
      userId,
      found.device_hash,
    ]);
    return false;
  });
  if (own) await session.close();
}
