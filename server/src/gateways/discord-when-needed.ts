import type { Discord, DiscordSettings } from './discord.ts';
import { whenNeeded } from '@spindle/sdk/contract/when-needed';

/** Returns the guild. Its client loads on the first call. */
export function createDiscordWhenNeeded(settings: DiscordSettings): Discord {
  const guild = whenNeeded(async () => (await import('./discord.ts')).createDiscord(settings));
  return {
    listRoles: async () => (await guild()).listRoles(),
    rolesOf: async (discordId) => (await guild()).rolesOf(discordId),
    addRole: async (discordId, roleId) => (await guild()).addRole(discordId, roleId),
    removeRole: async (discordId, roleId) => (await guild()).removeRole(discordId, roleId),
    registerCommand: async (applicationId, command) =>
      (await guild()).registerCommand(applicationId, command),
  };
}
