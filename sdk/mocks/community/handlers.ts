import { notFound, unauthorized } from '../../contract/failure.ts';
import { validateInteraction } from '../../domain/community/interaction.ts';
import {
  checkMeldCode,
  linkRejections,
  presentAccount,
  presentBroken,
  presentLink,
  type LinkOutcome,
} from '../../domain/community/presenters.ts';
import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockCall, MockHandlers } from '../core/call.ts';
import { eventSignature } from '../core/event-signature.ts';
import type { ShopState } from '../state.ts';
import { adminMembers, newMember } from './admin-members.ts';
import { answerInteraction, SIGNATURE, TIMESTAMP } from './mock-community.ts';

export const community = {
  getCommunityLink: ({ user: { community: account } }) =>
    presentAccount(account && { ...account, avatarUrl: account.avatar }),

  previewCommunityLink({ state, params, now }) {
    const reading = readMeldCode(state, params.code, now);
    if (typeof reading === 'string') throw notFound(linkRejections[reading]);
    return presentAccount({ ...reading, avatarUrl: reading.avatar });
  },

  linkCommunityAccount: (call) => presentLink(linkAccount(call)),

  breakCommunityLink({ state, user }) {
    const linked = user.community !== null;
    user.community = null;
    state.members = state.members.filter(({ userId }) => userId !== user.userId);
    return presentBroken(linked);
  },

  receiveInteraction(call) {
    // Verified with the raw body, because the raw body was signed.
    const timestamp = call.header(TIMESTAMP) ?? '';
    const right = call.header(SIGNATURE) === eventSignature(timestamp + String(call.body));
    const rejection = validateInteraction({ right, timestamp }, call.now);
    if (rejection !== null) throw unauthorized(rejection);
    return { ...answerInteraction(call, call.readSigned()) };
  },

  listAdminMembers: (call) => answerList(call, adminMembers(call.state, call.now)),
  getAdminMember: ({ state, params, now }) => answerRecord(params.id, adminMembers(state, now)),
} satisfies Partial<MockHandlers>;

/** Returns the member who requested a code, or why the code is invalid. */
const readMeldCode = ({ meldCodes }: ShopState, code: string, now: Date) =>
  checkMeldCode(
    meldCodes.find((one) => one.code === code),
    now,
  );

/** Links a code's member to the customer, once. A rejected code stays valid. */
function linkAccount(call: MockCall<'linkCommunityAccount'>): LinkOutcome {
  const { state, user, body, now, newId } = call;
  const reading = readMeldCode(state, body.discordId, now);
  if (typeof reading === 'string') return reading;
  const { discordId, username, avatar } = reading;
  if (user.community !== null) return 'CUSTOMER_LINKED';
  if (state.people.some(({ community: other }) => other?.discordId === discordId)) {
    return 'MEMBER_LINKED';
  }
  user.community = { discordId, username, avatar };
  state.members.push(newMember(newId(), { ...user, discordId, username, at: now }));
  for (const code of state.meldCodes) {
    if (code.discordId === discordId) code.used = true;
  }
  return 'LINKED';
}
