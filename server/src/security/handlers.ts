import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminSecurityEvents } from './admin-security-events.ts';

export const securityLists = {
  listAdminSecurityEvents: (call) => answerList(call, adminSecurityEvents),
  getAdminSecurityEvent: ({ em, params }) => answerRecord(em, params.id, adminSecurityEvents),
} satisfies Handlers<'listAdminSecurityEvents' | 'getAdminSecurityEvent'>;
