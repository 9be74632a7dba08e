import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminCustomers } from './admin-customers.ts';

export const customerLists = {
  listAdminCustomers: (call) => answerList(call, adminCustomers),
  getAdminCustomer: ({ em, params }) => answerRecord(em, params.id, adminCustomers),
} satisfies Handlers<'listAdminCustomers' | 'getAdminCustomer'>;
