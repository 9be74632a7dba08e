import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopSession } from '../contract/shop-session.ts';
import { lockAccount } from './lock-account.ts';

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
