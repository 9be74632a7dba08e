import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminAudit } from './admin-audit.ts';

export const auditLists = {
  listAdminAudit: (call) => answerList(call, adminAudit),
  getAdminAudit: ({ em, params }) => answerRecord(em, params.id, adminAudit),
} satisfies Handlers<'listAdminAudit' | 'getAdminAudit'>;
