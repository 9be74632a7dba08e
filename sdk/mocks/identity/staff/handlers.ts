import { answerList, answerRecord } from '../../core/answer-list.ts';
import type { MockHandlers } from '../../core/call.ts';
import { adminCustomers } from './admin-customers.ts';
import { changeRoles } from './change-roles.ts';
import { resetAuthenticator } from './reset-authenticator.ts';

export const staffIdentity = {
  listAdminCustomers: (call) => answerList(call, adminCustomers(call.state)),
  getAdminCustomer: ({ params, state }) => answerRecord(params.id, adminCustomers(state)),
  changeRoles: (call) => changeRoles(call),
  resetAuthenticator: (call) => resetAuthenticator(call),
} satisfies Partial<MockHandlers>;
