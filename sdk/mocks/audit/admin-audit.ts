import type { FilterValue } from '../../contract/list-dialect.ts';
import { moments, oneOfTexts } from '../catalog/list-filters.ts';
import { unfitFilter, type MockList } from '../core/answer-list.ts';
import type { ShopState } from '../state.ts';

type Entry = ShopState['audit'][number];

/** Everything that members of staff did. */
export const adminAudit = ({ audit }: ShopState): MockList<Entry> => ({
  resource: 'audit',
  records: audit,
  sortable: ['dateCreated', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  filters: {
    action: oneOfTexts('action', ({ action }) => action),
    actorEmail: isBy,
    subject: oneOfTexts('subject', ({ subject }) => subject),
    dateCreated_gte: moments('dateCreated_gte', ({ dateCreated }) => dateCreated, '>='),
    dateCreated_lte: moments('dateCreated_lte', ({ dateCreated }) => dateCreated, '<='),
  },
});

/** Null: by the shop itself. */
function isBy({ actorEmail }: Entry, wanted: FilterValue): boolean {
  if (wanted === null) return actorEmail === null;
  if (typeof wanted === 'boolean') return unfitFilter('actorEmail');
  const emails = Array.isArray(wanted) ? wanted : [wanted];
  return emails.some((email) => String(email).toLowerCase() === actorEmail?.toLowerCase());
}
