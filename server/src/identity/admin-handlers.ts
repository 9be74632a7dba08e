import { demandFreshProof } from '@spindle/sdk/contract/fresh-proof';
import type { Handlers } from '../contract/handlers.ts';
import { wantsCsv } from '../http/csv-list.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminCustomers } from './admin-customers.ts';

export const customerLists = {
  async listAdminCustomers(call) {
    // A file of everybody's address is worth more than an open session.
    if (wantsCsv(call.ctx)) demandFreshProof(call.user.provenAt, call.now);
    return answerList(call, adminCustomers);
  },
  getAdminCustomer: ({ em, params }) => answerRecord(em, params.id, adminCustomers),
} satisfies Handlers<'listAdminCustomers' | 'getAdminCustomer'>;
