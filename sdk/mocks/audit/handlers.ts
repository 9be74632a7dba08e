import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { fullNameOf } from '../identity/people.ts';
import type { components } from '../../src/schema.d.ts';
import type { ShopState } from '../state.ts';

export const audit = {
  listAdminAudit: (call) => answerList(call, adminAudit(call.state)),
  getAdminAudit: ({ state, params }) => answerRecord(params.id, adminAudit(state)),
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['AuditEntry'];

const adminAudit = (state: ShopState): MockList<Wire> => ({
  resource: 'audit',
  records: state.audit.map((entry) => ({ ...entry, actorName: fullNameOf(state, entry.actorId) })),
  filters: {
    ids: ['id'],
    texts: ['action', 'subject'],
    emails: ['actorEmail'],
    times: ['dateCreated'],
  },
});
