import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';
import { readableSubjects } from '../../domain/audit/readable-subjects.ts';
import { fullNameOf } from '../identity/people.ts';
import type { components } from '../../src/schema.d.ts';

export const audit = {
  listAdminAudit: (call) => answerList(call, adminAudit(call)),
  getAdminAudit: (call) => answerRecord(call.params.id, adminAudit(call)),
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['AuditEntry'];

function adminAudit({
  state,
  caller,
  user,
}: Pick<AnyMockCall, 'state' | 'caller' | 'user'>): MockList<Wire> {
  const kinds = readableSubjects(caller ?? user);
  const entries = state.audit.filter(
    ({ subject }) => kinds?.includes(subject.split(' ')[0] ?? '') ?? true,
  );
  return {
    resource: 'audit',
    records: entries.map((entry) => ({ ...entry, actorName: fullNameOf(state, entry.actorId) })),
    filters: {
      ids: ['id'],
      texts: ['action', 'subject'],
      emails: ['actorEmail'],
      times: ['dateCreated'],
    },
  };
}
