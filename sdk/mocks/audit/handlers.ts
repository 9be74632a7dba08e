import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { adminAudit } from './admin-audit.ts';

export const audit = {
  listAdminAudit: (call) => answerList(call, adminAudit(call.state)),
  getAdminAudit: ({ state, params }) => answerRecord(params.id, adminAudit(state)),
} satisfies Partial<MockHandlers>;
