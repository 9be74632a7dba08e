import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminElements, adminSections } from './admin-lists.ts';

export const contentLists = {
  listAdminSections: (call) => answerList(call, adminSections),
  getAdminSection: ({ em, params }) => answerRecord(em, params.id, adminSections),
  listAdminElements: (call) => answerList(call, adminElements),
  getAdminElement: ({ em, params }) => answerRecord(em, params.id, adminElements),
} satisfies Handlers<
  'listAdminSections' | 'getAdminSection' | 'listAdminElements' | 'getAdminElement'
>;
