import type { BodyOf } from '../../contract/operation-types.ts';

const PING = 1;
const COMMAND = 2;

export interface ChatMember {
  discordId: string;
  username: string;
  /** What the community calls their picture; null where they have none. */
  avatar: string | null;
}

/** What of an interaction concerns the shop. */
export interface Interaction {
  id: string;
  isPing: boolean;
  /** The slash command somebody typed; null for anything else. */
  command: string | null;
  guildId: string | null;
  member: ChatMember | null;
}

export function readInteraction(sent: BodyOf<'receiveInteraction'>): Interaction {
  const { id, type, guild_id: guildId, data, member } = sent;
  const user = member?.user;
  return {
    id,
    isPing: type === PING,
    command: type === COMMAND ? (data?.name ?? null) : null,
    guildId: guildId ?? null,
    member:
      user === undefined
        ? null
        : { discordId: user.id, username: user.username, avatar: user.avatar ?? null },
  };
}
