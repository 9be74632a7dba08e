import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import type { FilterValue } from '../../contract/list-dialect.ts';
import { moments, oneOfEmails, oneOfIds, oneOfTexts } from '../core/list-filters.ts';
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
  sortable: ['dateCreated', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  filters: {
    id: oneOfIds('id', ({ id }) => id),
    action: oneOfTexts('action', ({ action }) => action),
    actorEmail: isBy,
    subject: oneOfTexts('subject', ({ subject }) => subject),
    dateCreated_gte: moments('dateCreated_gte', ({ dateCreated }) => dateCreated, '>='),
    dateCreated_lte: moments('dateCreated_lte', ({ dateCreated }) => dateCreated, '<='),
  },
});

/** Null: by the shop itself. */
function isBy(value: FilterValue): (entry: Entry) => boolean {
  if (value === null) return ({ actorEmail }) => actorEmail === null;
  return oneOfEmails('actorEmail', ({ actorEmail }: Entry) => actorEmail)(value);
}
