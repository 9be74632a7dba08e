import type { FilterValue } from '../../contract/list-dialect.ts';
import type { MockList } from '../core/answer-list.ts';
import { moments, oneOfEmails, oneOfIds, oneOfTexts } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';

type Entry = ShopState['audit'][number];

/** Everything that members of staff did. */
export const adminAudit = ({ audit }: ShopState): MockList<Entry> => ({
  resource: 'audit',
  records: audit,
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
function isBy(wanted: FilterValue): (entry: Entry) => boolean {
  if (wanted === null) return ({ actorEmail }) => actorEmail === null;
  return oneOfEmails('actorEmail', ({ actorEmail }: Entry) => actorEmail)(wanted);
}
