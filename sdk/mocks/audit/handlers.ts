import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import type { ShopState } from '../state.ts';

export const audit = {
  listAdminAudit: (call) => answerList(call, adminAudit(call.state)),
  getAdminAudit: ({ state, params }) => answerRecord(params.id, adminAudit(state)),
} satisfies Partial<MockHandlers>;

type Entry = ShopState['audit'][number];

/** Everything that members of staff did. */
const adminAudit = (state: ShopState): MockList<Entry> => ({
  resource: 'audit',
  records: state.audit,
  filters: {
    ids: ['id'],
    texts: ['action', 'subject'],
    emails: ['actorEmail'],
    times: ['dateCreated'],
  },
});
