import { z } from 'zod';
import type { World } from '../world.ts';
import { join, leave, setRole } from './members.ts';
import type { MemberRecord } from './records.ts';

export const memberChangeSchema = z.object({
  /** Role name or id, as moderators add and remove roles by hand. */
  addRole: z.string().optional(),
  removeRole: z.string().optional(),
  /** False leaves the guild, true joins again. */
  inGuild: z.boolean().optional(),
});

/** @returns undefined if the role does not exist */
export function changeMember(
  world: World,
  member: MemberRecord,
  { addRole, removeRole, inGuild }: z.output<typeof memberChangeSchema>,
): MemberRecord | undefined {
  if (inGuild !== undefined) return inGuild ? join(world, member) : leave(world, member);
  const roleKey = addRole ?? removeRole;
  const role = world.store
    .all('community_role')
    .find(({ id, name }) => id === roleKey || name === roleKey);
  return role && setRole(world, member, role.id, addRole !== undefined);
}
