import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminDisputes } from './admin-disputes.ts';
import { adminOrders } from './admin-orders.ts';
import { adminRefunds } from './refunds/admin-refunds.ts';

export const orderLists = {
  listAdminOrders: (call) => answerList(call, adminOrders),
  getAdminOrder: ({ em, params }) => answerRecord(em, params.id, adminOrders),
  listAdminRefunds: (call) => answerList(call, adminRefunds),
  getAdminRefund: ({ em, params }) => answerRecord(em, params.id, adminRefunds),
  listAdminDisputes: (call) => answerList(call, adminDisputes),
  getAdminDispute: ({ em, params }) => answerRecord(em, params.id, adminDisputes),
} satisfies Handlers<
  | 'listAdminOrders'
  | 'getAdminOrder'
  | 'listAdminRefunds'
  | 'getAdminRefund'
  | 'listAdminDisputes'
  | 'getAdminDispute'
>;
