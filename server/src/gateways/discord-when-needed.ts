import type { createDiscord, Discord } from './discord.ts';

/** The guild; its client, which takes a while to load, comes with the first call. */
export function createDiscordWhenNeeded(settings: Parameters<typeof createDiscord>[0]): Discord {
  let made: Promise<Discord> | undefined;
  const guild = () =>
    (made ??= import('./discord.ts').then(({ createDiscord: create }) => create(settings)));
  return {
    listRoles: async () => (await guild()).listRoles(),
    rolesOf: async (discordId) => (await guild()).rolesOf(discordId),
    addRole: async (discordId, roleId) => (await guild()).addRole(discordId, roleId),
    removeRole: async (discordId, roleId) => (await guild()).removeRole(discordId, roleId),
    registerCommand: async (applicationId, command) =>
      (await guild()).registerCommand(applicationId, command),
  };
}
