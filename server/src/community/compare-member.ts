import type { Discord } from '../gateways/discord.ts';
import type { Services } from '../services.ts';
import { finalOf } from './community-unavailable.ts';
import { deleteGrantsOf, readGranted } from './granted-roles.ts';
import { moveRoles } from './move-roles.ts';
import { planRoles } from './plan-roles.ts';
import { joinProblems } from '@spindle/sdk/domain/community/role-problems';
import { targetRoles } from './target-roles.ts';
import { CommunityLink } from './community-link.entity.ts';
import { lockByName } from '../database/lock-by-name.ts';

/** Loads the guild's roles. Shared when many members are compared in a row. */
export type ListRoles = Discord['listRoles'];

/**
 * Compares one member's roles, in one process at a time. A waiting process reads everything again,
 * so that a slower process never undoes the changes of a later one. No row is locked during calls
 * to Discord.
 * @throws CommunityUnavailable
 */
export async function compareMember(
  services: Services,
  discordId: string,
  listRoles: ListRoles = () => services.discord.listRoles(),
): Promise<void> {
  await services.orm.em.fork().transactional(async (lock) => {
    await lockByName(lock, `community ${discordId}`);
    const problem = await compare(services, discordId, listRoles);
    await recordComparison(services, { discordId, problem });
  });
}

/**
 * Compares one member's roles and moves them if needed.
 * @returns Discord's rejections as a sentence, or null
 * @throws CommunityUnavailable
 */
async function compare(
  services: Services,
  discordId: string,
  listRoles: ListRoles,
): Promise<string | null> {
  const em = services.orm.em.fork();
  const link = await em.findOne(CommunityLink, { discordId });
  const target = link ? await targetRoles(em, link.userId, services.now()) : [];
  const granted = await readGranted(em, discordId);
  if (target.length === 0 && granted.length === 0) return null;

  const held = await services.discord.rolesOf(discordId);
  if ('refused' in held) {
    if (held.refused === 'NO_MEMBER') await deleteGrantsOf(em, discordId);
    return link ? joinProblems([{ refused: finalOf(held.refused) }]) : null;
  }
  const roles = target.length > 0 ? await listRoles() : { value: [] };
  if ('refused' in roles) return joinProblems([{ refused: finalOf(roles.refused) }]);

  const plan = planRoles({ target, granted, held: held.value, roles: roles.value });
  const unknown = plan.unknown.map((role) => ({ refused: 'NO_ROLE' as const, role }));
  return joinProblems([...unknown, ...(await moveRoles(services, discordId, plan))]);
}

/** Records in the link when roles were compared and what Discord rejected. */
async function recordComparison(
  { orm, now, log }: Services,
  { discordId, problem }: { discordId: string; problem: string | null },
): Promise<void> {
  const compared = { checkedAt: now(), problem };
  const linked = await orm.em.fork().nativeUpdate(CommunityLink, { discordId }, compared);
  if (problem !== null && linked === 0) {
    log.warn({ discordId, problem }, 'a member without a linked account has roles');
  }
}
