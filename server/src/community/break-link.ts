import { LockMode } from '@mikro-orm/core';
import type { Services } from '../services.ts';
import { compareRoles } from './jobs.ts';
import { CommunityLink } from './community-link.entity.ts';

/**
 * Removes a customer's link.
 * @returns false if there is no link
 */
export async function breakLink({ orm, jobs }: Services, userId: string): Promise<boolean> {
  return orm.em.fork().transactional(async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const link = await tx.findOne(CommunityLink, { userId }, lock);
    if (link === null) return false;
    tx.remove(link);
    await jobs.send(tx, compareRoles, { discordId: link.discordId });
    return true;
  });
}
