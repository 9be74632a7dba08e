import { expressionBuilder } from 'kysely';
import { flag, dateTimeRange, oneOfIds, oneOfTexts } from '../../database/list-filters.ts';
import type { Aliased } from '../../database/tables.ts';
import { resourceList } from '../../http/resource-list.ts';
import { presentRelease, releaseColumns } from './release-row.ts';

const { ref } = expressionBuilder<Aliased<{ r: 'content_releases' }>, 'r'>();

export const adminReleases = resourceList((tables) => tables.selectFrom('content_releases as r'))({
  resource: 'releases',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['r.id'],
  columns: (releases) => releases.select(releaseColumns),
  sortable: {
    dateCreated: ['r.created_at'],
    dateActivated: ['r.activated_at'],
    number: ['r.number'],
    bytes: ['r.bytes'],
    id: ['r.id'],
  },
  filters: {
    id: oneOfIds(ref('r.id')),
    catalogId: oneOfTexts(ref('r.catalog_id')),
    catalogItemId: oneOfTexts(ref('r.item_id')),
    active: flag(ref('r.active')),
    dateCreated_gte: dateTimeRange(ref('r.created_at'), '>='),
    dateCreated_lte: dateTimeRange(ref('r.created_at'), '<='),
  },
  present: presentRelease,
});
