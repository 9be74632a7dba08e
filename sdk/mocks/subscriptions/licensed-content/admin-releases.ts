import type { MockList } from '../../core/answer-list.ts';
import { flag, moments, oneOfIds, oneOfTexts } from '../../core/list-filters.ts';
import type { ShopState } from '../../state.ts';

/** Every version of licensed content that is kept. */
export const adminReleases = ({
  releases,
}: ShopState): MockList<ShopState['releases'][number]> => ({
  resource: 'releases',
  records: releases,
  sortable: ['dateCreated', 'dateActivated', 'number', 'bytes', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  filters: {
    id: oneOfIds('id', ({ id }) => id),
    catalogId: oneOfTexts('catalogId', ({ catalogId }) => catalogId),
    catalogItemId: oneOfTexts('catalogItemId', ({ catalogItemId }) => catalogItemId),
    active: flag('active', ({ active }) => active),
    dateCreated_gte: moments('dateCreated_gte', ({ dateCreated }) => dateCreated, '>='),
    dateCreated_lte: moments('dateCreated_lte', ({ dateCreated }) => dateCreated, '<='),
  },
});
