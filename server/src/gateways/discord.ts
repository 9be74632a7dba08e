import { REST } from '@discordjs/rest';
import { ApplicationCommandType, Routes } from 'discord-api-types/v10';
import type { Config } from '../config.ts';
import { rejectionOf, type Rejection } from './discord-rejections.ts';
import { makeGuard } from './guard.ts';
import { grantableRoles, rolesHeld } from './discord-shapes.ts';

export interface GuildRole {
  id: string;
  name: string;
}

/** What came of a call: expected refusals are values, whatever the cause. */
export type Answer<T> = { value: T } | { refused: Rejection };

/** Our community's guild. No call throws, and none takes longer than some seconds. */
export interface Discord {
  /** The roles a member can be given: not the one everybody has, not those of other programs. */
  listRoles(): Promise<Answer<GuildRole[]>>;
  /** Ids of the roles a member holds. */
  rolesOf(discordId: string): Promise<Answer<string[]>>;
  addRole(discordId: string, roleId: string): Promise<Answer<null>>;
  removeRole(discordId: string, roleId: string): Promise<Answer<null>>;
  /** Makes the slash command known in the guild, or brings it up to date. */
  registerCommand(
    applicationId: string,
    command: { name: string; description: string },
  ): Promise<Answer<null>>;
}

/** Shorter waits for a rate limit are sat out, longer ones are the caller's. */
const LONGEST_WAIT_MS = 2_000;
const CALL_MS = 5_000;
const PATIENCE_MS = 12_000;

const why = { reason: 'What the linked customer has in the shop' };

export type DiscordSettings = Pick<Config, 'providers'> & {
  discord: Pick<Config['discord'], 'apiUrl' | 'botToken' | 'guildId'>;
};

export function createDiscord({ discord, providers }: DiscordSettings): Discord {
  const { apiUrl, botToken, guildId } = discord;
  const isAnswer = (error: unknown) => rejectionOf(error) !== 'AWAY';
  const guard = makeGuard('Discord', providers, { isAnswer });
  const [, api = apiUrl, version = '10'] = /^(.*?)(?:\/v(\d+))?\/*$/.exec(apiUrl) ?? [];
  const rest = new REST({
    api,
    version,
    timeout: CALL_MS,
    retries: 1,
    rejectOnRateLimit: ({ retryAfter, timeToReset }) =>
      Math.max(retryAfter, timeToReset) > LONGEST_WAIT_MS,
  });

  async function ask<T>(
    call: (signal: AbortSignal) => Promise<unknown>,
    read: (body: unknown) => T,
  ): Promise<Answer<T>> {
    // the client forgets the token when a call was not let in, for good
    rest.setToken(botToken);
    try {
      return { value: read(await guard.ask(call, PATIENCE_MS)) };
    } catch (error) {
      return { refused: rejectionOf(error) };
    }
  }
  const nothing = () => null;

  return {
    listRoles: () =>
      ask(
        (signal) => rest.get(Routes.guildRoles(guildId), { signal }),
        (body) => grantableRoles(body, guildId),
      ),
    rolesOf: (discordId) =>
      ask((signal) => rest.get(Routes.guildMember(guildId, discordId), { signal }), rolesHeld),
    addRole: (discordId, roleId) =>
      ask(
        (signal) =>
          rest.put(Routes.guildMemberRole(guildId, discordId, roleId), { signal, ...why }),
        nothing,
      ),
    removeRole: (discordId, roleId) =>
      ask(
        (signal) =>
          rest.delete(Routes.guildMemberRole(guildId, discordId, roleId), { signal, ...why }),
        nothing,
      ),
    registerCommand: (applicationId, command) =>
      ask(
        (signal) =>
          rest.post(Routes.applicationGuildCommands(applicationId, guildId), {
            signal,
            body: { ...command, type: ApplicationCommandType.ChatInput },
          }),
        nothing,
      ),
  };
}
