import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminSubscriptions } from './admin-subscriptions.ts';

export const subscriptionLists = {
  listAdminSubscriptions: (call) => answerList(call, adminSubscriptions),
  getAdminSubscription: ({ em, params }) => answerRecord(em, params.id, adminSubscriptions),
} satisfies Handlers<'listAdminSubscriptions' | 'getAdminSubscription'>;
