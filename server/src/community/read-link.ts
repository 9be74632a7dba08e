import type { EntityManager } from '@mikro-orm/postgresql';
import { CommunityLink } from './community-link.entity.ts';

/** The community account a customer has linked; null while none is. */
export async function readLink(
  em: EntityManager,
  userId: string,
): Promise<{ username: string; avatarUrl: string | null } | null> {
  const link = await em.findOne(CommunityLink, { userId });
  return link && { username: link.username, avatarUrl: link.avatarUrl };
}
