import { signatureAhead, signatureOld, signatureWrong } from '../calls/validate-call.ts';
import type { Rejection } from '../rejection.ts';

/** Number of minutes for which the link in the reply to `/meld` works. */
export const MELD_CODE_MINUTES = 15;

/** Maximum number of valid links per member. */
export const OPEN_MELD_CODES = 3;

/** The parts of a Discord interaction that the shop uses. */
export interface Interaction {
  type: number;
  guild_id?: string | null | undefined;
  data?: { name?: string } | null | undefined;
  member?: { user: ChatMember } | null | undefined;
}

export interface ChatMember {
  id: string;
  username: string;
  /** Hash of the member's picture at the community. */
  avatar?: string | null | undefined;
}

export interface InteractionReply {
  type: number;
  data?: { content: string; flags: number };
}

const PING = 1;
const COMMAND = 2;
const PONG = 1;
const MESSAGE = 4;
const EPHEMERAL = 64;

export const meldCommand = 'meld';

/** Returns the community member who requested a link, or the reply to an invalid interaction. */
export function readInteraction(
  { type, guild_id: guild, data, member }: Interaction,
  ourGuild: string,
): ChatMember | { reply: InteractionReply } {
  if (type === PING) return { reply: { type: PONG } };
  if (type !== COMMAND || data?.name !== meldCommand) {
    return replyWith(
      `I don't recognize that command. Type /${meldCommand} to link your shop account.`,
    );
  }
  if (!member || guild !== ourGuild) {
    return replyWith(`Type /${meldCommand} in our community, not here.`);
  }
  return member.user;
}

/** Returns the reply with the link. A null code means that the command was already answered. */
export function answerWithLink(publicUrl: string, code: string | null): InteractionReply {
  if (code === null) return only(`I already answered this. Type /${meldCommand} again.`);
  return only(
    `Open this link to connect your shop account. The link works once within ${MELD_CODE_MINUTES} minutes ` +
      `and is only for you: ${publicUrl}/ui/account?meld=${code}`,
  );
}

const replyWith = (content: string) => ({ reply: only(content) });

/** Returns a reply that only the member who typed the command can see. */
const only = (content: string): InteractionReply => ({
  type: MESSAGE,
  data: { content, flags: EPHEMERAL },
});

const OLDEST_SECONDS = 5 * 60;
/** How many seconds the community's clock may be ahead of ours. */
const AHEAD_SECONDS = 30;

/**
 * Returns why an interaction is rejected, or null.
 * @param signed whether the community's signature is valid, and its timestamp as sent, in seconds
 * since 1970
 */
export function validateInteraction(
  { right, timestamp }: { right: boolean; timestamp: string },
  now: Date,
): Rejection | null {
  if (!right) return signatureWrong;
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!(age <= OLDEST_SECONDS)) return signatureOld;
  return age < -AHEAD_SECONDS ? signatureAhead : null;
}

const DEFAULT_PICTURES = 6n;

/** Returns the URL of a member's picture, or of one of the community's default pictures. */
export function pictureOf(imageBase: string, { id, avatar }: Omit<ChatMember, 'username'>): string {
  if (avatar) return `${imageBase}/avatars/${id}/${avatar}.png?size=128`;
  const which = /^\d+$/.test(id) ? (BigInt(id) >> 22n) % DEFAULT_PICTURES : 0n;
  return `${imageBase}/embed/avatars/${which}.png`;
}
