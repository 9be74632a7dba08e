import type { ChatMember } from './interaction.ts';

const DEFAULT_PICTURES = 6n;

/** Where a member's picture is drawn; those without one have one of the community's own. */
export function pictureOf({ discordId, avatar }: Omit<ChatMember, 'username'>): string {
  if (avatar !== null) return `/images/community/avatars/${discordId}/${avatar}.png`;
  const which = /^\d+$/.test(discordId) ? (BigInt(discordId) >> 22n) % DEFAULT_PICTURES : 0n;
  return `/images/community/embed/avatars/${which}.png`;
}
