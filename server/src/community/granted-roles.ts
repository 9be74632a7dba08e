import type { EntityManager } from '@mikro-orm/postgresql';
import type { GuildRole } from '../gateways/discord.ts';
import { db } from '../database/db.ts';
import { GrantedRole } from './granted-role.entity.ts';

/** Loads the roles that the shop gave a member or started to give. */
export function readGranted(em: EntityManager, discordId: string): Promise<GuildRole[]> {
  return db(em)
    .selectFrom('granted_roles')
    .select(['role_id as id', 'name'])
    .where('discord_id', '=', discordId)
    .orderBy('name')
    .execute();
}

export async function recordGrant(
  em: EntityManager,
  { discordId, role, now }: { discordId: string; role: GuildRole; now: Date },
): Promise<void> {
  const grant = { discordId, roleId: role.id, name: role.name, grantedAt: now };
  await em.upsert(GrantedRole, grant, { onConflictMergeFields: ['name'] });
}

export async function deleteGrant(
  em: EntityManager,
  discordId: string,
  roleId: string,
): Promise<void> {
  await em.nativeDelete(GrantedRole, { discordId, roleId });
}

/** Deletes the records of a member who left the community and thereby lost all roles. */
export async function deleteGrantsOf(em: EntityManager, discordId: string): Promise<void> {
  await em.nativeDelete(GrantedRole, { discordId });
}
