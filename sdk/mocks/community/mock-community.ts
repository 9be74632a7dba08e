import { COMMUNITY_ID, communityMembers, communityWidget } from '../../demo/community.ts';
import {
  answerWithLink,
  pictureOf,
  readInteraction,
  type ChatMember,
  type Interaction,
  MELD_CODE_MINUTES,
  OPEN_MELD_CODES,
} from '../../domain/community/interaction.ts';
import { checkMeldCode } from '../../domain/community/presenters.ts';
import type { MockCall } from '../core/call.ts';
import { BASE64URL, randomText } from '../core/random-text.ts';
import { eventSignature } from '../core/event-signature.ts';

type InteractionCall = Pick<MockCall<'receiveInteraction'>, 'state' | 'now' | 'origin'>;

/** URL path of members' pictures. */
const PICTURES = '/images/community';

export function answerInteraction(
  answering: InteractionCall,
  interaction: Interaction & { id: string },
) {
  const { state, origin } = answering;
  const member = readInteraction(interaction, COMMUNITY_ID);
  if ('reply' in member) return member.reply;
  if (state.answeredCommands.includes(interaction.id)) return answerWithLink(origin, null);
  state.answeredCommands.push(interaction.id);
  return answerWithLink(origin, issueMeldCode(answering, member));
}

/** Issues a code for a member. Only the most recent codes stay valid. */
function issueMeldCode({ state, now }: InteractionCall, member: ChatMember): string {
  const { id: discordId, username } = member;
  const others = state.meldCodes.filter((one) => one.discordId !== discordId);
  const own = state.meldCodes.filter((one) => one.discordId === discordId);
  const open = own.filter((one) => checkMeldCode(one, now) === one);
  const code = randomText(22, BASE64URL);
  const expiresAt = new Date(now.getTime() + MELD_CODE_MINUTES * 60_000).toISOString();
  const avatar = pictureOf(PICTURES, member);
  const made = { code, discordId, username, avatar, expiresAt, used: false };
  state.meldCodes = [...others, ...open.slice(1 - OPEN_MELD_CODES), made];
  return code;
}

export const WIDGET_PATH = '/mock/community/widget.json';

/** The mock community's public widget data. */
export const mockWidget = (origin: string) =>
  communityWidget(communityMembers, {
    invite: `${origin}/mock/community`,
    pictureOf: ({ id, avatar }) => origin + pictureOf(PICTURES, { id, avatar }),
  });

export const SIGNATURE = 'X-Signature-Ed25519';
export const TIMESTAMP = 'X-Signature-Timestamp';

/** Returns the headers with which the mock community signs a request. */
export function interactionHeaders(body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { [TIMESTAMP]: timestamp, [SIGNATURE]: eventSignature(timestamp + body) };
}
