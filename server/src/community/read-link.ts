import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/** The community account a customer has linked; null while none is. */
export async function readLink(
  em: EntityManager,
  userId: string,
): Promise<{ username: string; avatarUrl: string | null } | null> {
  const link = await db(em)
    .selectFrom('community_links')
    .select(['username', 'avatar_url as avatarUrl'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return link ?? null;
}
