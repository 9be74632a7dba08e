import { DiscordAPIError, RateLimitError } from '@discordjs/rest';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';

/**
 * Why Discord rejected a call. The first three reasons are final. The others say nothing about the
 * outcome, so the same call can be made again later.
 */
export type Rejection = 'NO_MEMBER' | 'NO_ROLE' | 'NO_PERMISSION' | 'RATE_LIMITED' | 'AWAY';

/** The member has left the guild or deleted their account. */
const noMember = new Set<number | string>([
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.UnknownUser,
]);

export function rejectionOf(error: unknown): Rejection {
  if (error instanceof RateLimitError) return 'RATE_LIMITED';
  if (!(error instanceof DiscordAPIError)) return 'AWAY';
  if (noMember.has(error.code)) return 'NO_MEMBER';
  if (error.code === RESTJSONErrorCodes.UnknownRole) return 'NO_ROLE';
  // not authorized, not in the guild, or a role above our own
  return [401, 403, 404].includes(error.status) ? 'NO_PERMISSION' : 'AWAY';
}
