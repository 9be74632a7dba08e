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

/** The result of a call. Expected rejections are returned as values, whatever the cause. */
export type Answer<T> = { value: T } | { refused: Rejection };

/** Our community's guild. Calls never throw and never take longer than a few seconds. */
export interface Discord {
  /**
   * Lists the roles that we can give to a member. Excludes the role that everyone has and roles
   * managed by other programs.
   */
  listRoles(): Promise<Answer<GuildRole[]>>;
  /** Returns the ids of a member's roles. */
  rolesOf(discordId: string): Promise<Answer<string[]>>;
  addRole(discordId: string, roleId: string): Promise<Answer<null>>;
  removeRole(discordId: string, roleId: string): Promise<Answer<null>>;
  /** Registers or updates the guild's slash command. */
  registerCommand(
    applicationId: string,
    command: { name: string; description: string },
  ): Promise<Answer<null>>;
}

/** Shorter rate limit delays are waited out. Longer ones are the caller's decision. */
const LONGEST_WAIT_MS = 2_000;
const CALL_MS = 5_000;
const TIMEOUT_MS = 12_000;

const why = { reason: "The linked customer's access in the shop" };

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
    // after an unauthorized call, the client forgets the token permanently
    rest.setToken(botToken);
    try {
      return { value: read(await guard.ask(call, TIMEOUT_MS)) };
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
