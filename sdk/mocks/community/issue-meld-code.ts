import { MELD_CODE_MINUTES } from '../../domain/community/meld-code.ts';
import { randomText } from '../core/random-text.ts';
import type { Scene } from '../core/scene.ts';
import type { ChatMember } from './interaction.ts';
import { pictureOf } from './member-picture.ts';

const OPEN_CODES = 3;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A code that stands for this member; of earlier ones only the latest stay good. */
export function issueMeldCode({ state, now }: Pick<Scene, 'state' | 'now'>, member: ChatMember) {
  const { discordId, username } = member;
  const own = state.meldCodes.filter((one) => one.discordId === discordId);
  const open = own.filter(({ used, expiresAt }) => !used && new Date(expiresAt) > now);
  const kept = open.slice(-(OPEN_CODES - 1));
  const code = randomText(22, SIGNS);
  state.meldCodes = [
    ...state.meldCodes.filter((one) => one.discordId !== discordId),
    ...kept,
    {
      code,
      discordId,
      username,
      avatar: pictureOf(member),
      expiresAt: new Date(now.getTime() + MELD_CODE_MINUTES * 60_000).toISOString(),
      used: false,
    },
  ];
  return code;
}
