import type { Services } from '../services.ts';
import { compareMember } from './compare-member.ts';
import { CommunityLink } from './community-link.entity.ts';

/** A customer who may have a link, or a member who may have had one. */
export type MemberKey = { userId: string } | { discordId: string };

/**
 * Adds and removes roles until the member has the roles that the linked customer is entitled to.
 * Stores rejections with the link so that staff can see them.
 * @throws if Discord can't be called now. Try again later.
 */
export async function compareMemberRoles(services: Services, recipient: MemberKey): Promise<void> {
  const discordId =
    'discordId' in recipient ? recipient.discordId : await linkedTo(services, recipient.userId);
  if (discordId !== null) await compareMember(services, discordId);
}

async function linkedTo({ orm }: Services, userId: string): Promise<string | null> {
  const link = await orm.em.fork().findOne(CommunityLink, { userId });
  return link?.discordId ?? null;
}
