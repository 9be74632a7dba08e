import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminOrders } from './admin-orders.ts';

export const orderLists = {
  listAdminOrders: (call) => answerList(call, adminOrders),
  getAdminOrder: ({ em, params }) => answerRecord(em, params.id, adminOrders),
} satisfies Handlers<'listAdminOrders' | 'getAdminOrder'>;
