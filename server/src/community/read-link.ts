import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';

/** The community account a customer has linked; null while none is. */
export async function readLink(
  em: EntityManager,
  userId: string,
): Promise<{ username: string; avatarUrl: string | null } | null> {
  const [link] = await query<{ username: string; avatarUrl: string | null }>(
    em,
    'select username, avatar_url as "avatarUrl" from community_links where user_id = $1',
    [userId],
  );
  return link ?? null;
}
