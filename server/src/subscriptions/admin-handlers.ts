import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminSubscriptions } from './admin-subscriptions.ts';
import { readInvoice } from './read-invoice.ts';

export const subscriptionLists = {
  listAdminSubscriptions: (call) => answerList(call, adminSubscriptions),
  getAdminSubscription: ({ em, params }) => answerRecord(em, params.id, adminSubscriptions),
  async getAdminSubscriptionInvoice({ em, params, services }) {
    const { providerId } = await answerRecord(em, params.id, adminSubscriptions);
    return readInvoice(services, providerId);
  },
} satisfies Handlers<
  'listAdminSubscriptions' | 'getAdminSubscription' | 'getAdminSubscriptionInvoice'
>;
