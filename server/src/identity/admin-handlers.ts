import { requireFreshProof } from '@spindle/sdk/contract/fresh-proof';
import { namesRecords } from '@spindle/sdk/domain/identity/customers-in-bulk';
import type { Handlers } from '../contract/handlers.ts';
import { wantsCsv } from '../http/csv-list.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { presentOutcome } from '@spindle/sdk/domain/rejection';
import { adminCustomers } from './admin-customers.ts';
import { changeRoles } from './staff/change-roles.ts';
import { inviteStaff } from './staff/invite-staff.ts';
import { resetAuthenticator } from './staff/reset-authenticator.ts';

export const staffIdentity = {
  async listAdminCustomers(call) {
    const { user, now, services, query } = call;
    // An export of every customer's email address requires recent proof of identity in addition to
    // a session.
    if (wantsCsv(call.ctx)) requireFreshProof(user.provenAt, now);
    const page = await answerList(call, adminCustomers);
    if (Array.isArray(page) && !namesRecords(query.filter)) {
      const { left } = await services.limits.count('customer-records', user.id, page.length);
      if (left < 0) requireFreshProof(user.provenAt, now);
    }
    return page;
  },
  getAdminCustomer: ({ em, params }) => answerRecord(em, params.id, adminCustomers),
  inviteStaff: (call) => inviteStaff(call, call.body),
  changeRoles: async (call) => presentOutcome(await changeRoles(call, call.params.id, call.body)),
  resetAuthenticator: async (call) =>
    presentOutcome(await resetAuthenticator(call, call.params.id)),
} satisfies Handlers<
  'listAdminCustomers' | 'getAdminCustomer' | 'inviteStaff' | 'changeRoles' | 'resetAuthenticator'
>;
