import { COMMUNITY_ID, COMMUNITY_NAME } from '@spindle/sdk/demo/community';
import { z } from 'zod';
import type { World } from '../world.ts';
import { seedMembers, seedRoles } from './seed.ts';

export const GUILD_ID = COMMUNITY_ID;
export const GUILD_NAME = COMMUNITY_NAME;
export const APPLICATION_ID = '1000000000000000002';
/** Position of the shop's own role among the guild's roles. */
export const BOT_POSITION = 8;

export const guildChangeSchema = z.object({
  /** Whether the guild can be shown on web pages. */
  widget: z.boolean().exactOptional(),
  /** Whether the widget shows an invitation. */
  invite: z.boolean().exactOptional(),
  /** Whether the shop's bot may manage roles. */
  manageRoles: z.boolean().exactOptional(),
});

export type Guild = Required<z.output<typeof guildChangeSchema>>;

const founded: Guild = { widget: true, invite: true, manageRoles: true };

const SETTING = 'community_guild';

export function readGuild(world: World): Guild {
  const changed = guildChangeSchema.parse(world.store.get('setting', SETTING)?.value ?? {});
  return { ...founded, ...changed };
}

export function changeGuild(world: World, changes: Partial<Guild>): Guild {
  const value = { ...readGuild(world), ...changes };
  world.store.put('setting', { id: SETTING, value });
  return value;
}

/** Creates the guild if it doesn't exist: at first start and after a reset. */
export function ensureGuild(world: World): void {
  if (world.store.get('community_role', GUILD_ID)) return;
  world.store.transaction(() => {
    for (const role of seedRoles(GUILD_ID)) world.store.put('community_role', role);
    for (const member of seedMembers(world.clock.now()))
      world.store.put('community_member', member);
  });
}
