import type { EntityManager } from '@mikro-orm/postgresql';
import type { GuildRole } from '../gateways/discord.ts';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';

/** Roles the shop gave a member, or began to. */
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
  await query(
    em,
    `insert into granted_roles (discord_id, role_id, name, granted_at) values ($1, $2, $3, $4)
     on conflict (discord_id, role_id) do update set name = excluded.name`,
    [discordId, role.id, role.name, now],
  );
}

export async function forgetGrant(
  em: EntityManager,
  discordId: string,
  roleId: string,
): Promise<void> {
  await query(em, 'delete from granted_roles where discord_id = $1 and role_id = $2', [
    discordId,
    roleId,
  ]);
}

/** With somebody who leaves the community their roles are gone. */
export async function forgetGrantsOf(em: EntityManager, discordId: string): Promise<void> {
  await query(em, 'delete from granted_roles where discord_id = $1', [discordId]);
}
