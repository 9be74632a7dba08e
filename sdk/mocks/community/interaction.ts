import { isObject, type Json } from '../../contract/document.ts';

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

const unknown: Interaction = {
  id: '',
  isPing: false,
  command: null,
  guildId: null,
  member: null,
};

/** Reads what the chat community sends; of a kind nobody knows where it makes no sense. */
export function readInteraction(body: string): Interaction {
  const sent = parse(body);
  if (!isObject(sent)) return unknown;
  const { id, type, guild_id: guildId, data, member } = sent;
  const name = isObject(data) ? data['name'] : undefined;
  return {
    id: typeof id === 'string' ? id : '',
    isPing: type === PING,
    command: type === COMMAND && typeof name === 'string' ? name : null,
    guildId: typeof guildId === 'string' ? guildId : null,
    member: isObject(member) ? readMember(member['user']) : null,
  };
}

function readMember(user: Json | undefined): ChatMember | null {
  if (!isObject(user)) return null;
  const { id, username, avatar } = user;
  if (typeof id !== 'string' || typeof username !== 'string') return null;
  return { discordId: id, username, avatar: typeof avatar === 'string' ? avatar : null };
}

function parse(body: string): Json | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
