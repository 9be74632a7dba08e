import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminMembers } from './admin-members.ts';

export const memberLists = {
  listAdminMembers: (call) => answerList(call, adminMembers(call.now)),
  getAdminMember: ({ em, params, now }) => answerRecord(em, params.id, adminMembers(now)),
} satisfies Handlers<'listAdminMembers' | 'getAdminMember'>;
