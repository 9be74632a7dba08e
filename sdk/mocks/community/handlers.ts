import { notFound } from '../../contract/failure.ts';
import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { adminMembers } from './admin-members.ts';
import { breakLink, linkAccount, readMeldCode } from './link-account.ts';
import { receiveInteraction } from './receive-interaction.ts';

export const community = {
  getCommunityLink: ({ user }) => presentAccount(user.community),

  previewCommunityLink({ state, params, now }) {
    const reading = readMeldCode(state, params.code, now);
    if ('reason' in reading) throw notFound(reading);
    return presentAccount(reading);
  },

  linkCommunityAccount: (call) => linkAccount(call),

  breakCommunityLink: (call) => breakLink(call),

  receiveInteraction: (call) => receiveInteraction(call),

  listAdminMembers: (call) => answerList(call, adminMembers(call.state, call.now)),
  getAdminMember: ({ state, params, now }) => answerRecord(params.id, adminMembers(state, now)),
} satisfies Partial<MockHandlers>;

function presentAccount(account: { username: string; avatar: string | null } | null) {
  return {
    DiscordUsername: account?.username ?? null,
    DiscordAvatar: account?.avatar ?? null,
  };
}
