import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminMembers } from './admin-members.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { answerInteraction } from './answer-interaction.ts';
import { breakLink } from './break-link.ts';
import { requireInteractionSignature } from './require-interaction-signature.ts';
import { linkAccount } from './link-account.ts';
import {
  linkRejections,
  presentAccount,
  presentBroken,
  presentLink,
} from '@spindle/sdk/domain/community/presenters';
import { CommunityLink } from './community-link.entity.ts';
import { readMeldCode } from './read-meld-code.ts';

export const community = {
  getCommunityLink: async ({ em, user }) =>
    presentAccount(await em.findOne(CommunityLink, { userId: user.id })),

  async previewCommunityLink({ em, params, now }) {
    const reading = await readMeldCode(em, params.code, now);
    if (typeof reading === 'string') throw notFound(linkRejections[reading]);
    return presentAccount(reading);
  },

  async linkCommunityAccount({ services, user, body, now }) {
    const input = { userId: user.id, code: body.discordId, now };
    return presentLink(await linkAccount(services, input));
  },

  breakCommunityLink: async ({ services, user }) =>
    presentBroken(await breakLink(services, user.id)),

  async receiveInteraction({ services, rawBody, readSigned, ctx }) {
    const signature = ctx.get('X-Signature-Ed25519');
    const timestamp = ctx.get('X-Signature-Timestamp');
    await requireInteractionSignature(services, { rawBody, signature, timestamp });
    return { ...(await answerInteraction(services, readSigned())) };
  },

  listAdminMembers: (call) => answerList(call, adminMembers(call.now)),
  getAdminMember: ({ em, params, now }) => answerRecord(em, params.id, adminMembers(now)),
} satisfies Handlers<
  | 'getCommunityLink'
  | 'previewCommunityLink'
  | 'linkCommunityAccount'
  | 'breakCommunityLink'
  | 'receiveInteraction'
  | 'listAdminMembers'
  | 'getAdminMember'
>;
