import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { noSuchSession } from '@spindle/sdk/domain/account/sessions';
import type { ShopSession } from '../../contract/shop-session.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { Session } from '../../identity/session.entity.ts';
import { KnownDevice } from '../../identity/known-device.entity.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Ends one of the caller's sessions and removes its browser from the account's known browsers. The
 * current browser stays known, because ending the current session means signing out. Locks the
 * account so that a session that gets a new id at the same time ends as well.
 * @throws Failure 404 if the caller has no such session
 */
export async function endSession(
  { em, session }: { em: EntityManager; session: ShopSession },
  publicId: string,
): Promise<void> {
  if (!uuid.test(publicId)) throw notFound(noSuchSession);
  const own = await em.transactional(async (tx) => {
    const { id: userId } = await lockAccount(tx, session);
    const found = await tx.findOne(Session, { user: userId, publicId });
    if (found === null) throw notFound(noSuchSession);
    if (found.id === session.id) return true;
    tx.remove(found);
    if (found.deviceHash !== null) {
      await tx.nativeDelete(KnownDevice, { user: userId, hash: found.deviceHash });
    }
    return false;
  });
  if (own) await session.close();
}
