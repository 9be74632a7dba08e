import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminStock } from './admin-stock.ts';

export const stockLists = {
  listAdminStock: (call) => answerList(call, adminStock),
  getAdminStock: ({ em, params }) => answerRecord(em, params.id, adminStock),
} satisfies Handlers<'listAdminStock' | 'getAdminStock'>;
