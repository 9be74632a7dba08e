import type { EntityManager } from '@mikro-orm/postgresql';
import type { Answer, GuildRole } from '../gateways/discord.ts';
import type { Services } from '../services.ts';
import { finalOf } from './community-unavailable.ts';
import { deleteGrant, readGranted, recordGrant } from './granted-roles.ts';
import type { RolePlan } from './plan-roles.ts';
import type { RoleRejection } from '@spindle/sdk/domain/community/role-problems';

/**
 * Removes roles before adding others. Records each role before adding it, so that a crash in
 * between leaves a record to compare again, never a role that nobody removes.
 * @returns the rejections
 * @throws CommunityUnavailable
 */
export async function moveRoles(
  services: Services,
  discordId: string,
  { give, take, forget }: RolePlan,
): Promise<RoleRejection[]> {
  const em = services.orm.em.fork();
  for (const { id } of forget) await deleteGrant(em, discordId, id);
  const rejections: RoleRejection[] = [];
  for (const role of take) rejections.push(...(await takeRole(services, em, discordId, role)));
  for (const role of give) rejections.push(...(await giveRole(services, em, discordId, role)));
  return rejections;
}

async function takeRole(
  { discord }: Services,
  em: EntityManager,
  discordId: string,
  role: GuildRole,
): Promise<RoleRejection[]> {
  const rejected = rejectionIn(await discord.removeRole(discordId, role.id));
  // If the role or the member no longer exists, there is nothing left to remove.
  if (rejected === null || rejected === 'NO_ROLE' || rejected === 'NO_MEMBER') {
    await deleteGrant(em, discordId, role.id);
    return [];
  }
  return [{ refused: rejected, role: role.name, taking: true }];
}

async function giveRole(
  { discord, now }: Services,
  em: EntityManager,
  discordId: string,
  role: GuildRole,
): Promise<RoleRejection[]> {
  const before = await readGranted(em, discordId);
  await recordGrant(em, { discordId, role, now: now() });
  const rejected = rejectionIn(await discord.addRole(discordId, role.id));
  if (rejected === null) return [];
  if (!before.some(({ id }) => id === role.id)) await deleteGrant(em, discordId, role.id);
  return [{ refused: rejected, role: role.name }];
}

function rejectionIn(answer: Answer<null>): RoleRejection['refused'] | null {
  return 'refused' in answer ? finalOf(answer.refused) : null;
}
