import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminCatalogs, adminItems } from './admin-lists.ts';

export const catalogLists = {
  listAdminCatalogs: (call) => answerList(call, adminCatalogs),
  getAdminCatalog: ({ em, params }) => answerRecord(em, params.id, adminCatalogs),
  listAdminItems: (call) => answerList(call, adminItems(call.now)),
  getAdminItem: ({ em, params, now }) => answerRecord(em, params.id, adminItems(now)),
} satisfies Handlers<'listAdminCatalogs' | 'getAdminCatalog' | 'listAdminItems' | 'getAdminItem'>;
