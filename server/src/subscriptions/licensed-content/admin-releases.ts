import type { components } from '@spindle/sdk/schema';
import { flag, moments, oneOfIds, oneOfTexts } from '../../database/list-filters.ts';
import type { ResourceList } from '../../http/resource-list.ts';
import { presentRelease, releaseColumns, type ReleaseRow } from './release-row.ts';

/** Every version of licensed content that is still kept. */
export const adminReleases: ResourceList<ReleaseRow, components['schemas']['Release']> = {
  resource: 'releases',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  source: {
    from: 'content_releases r',
    key: ['r.id'],
    columns: releaseColumns,
    sortable: {
      dateCreated: ['r.created_at'],
      dateActivated: ['r.activated_at'],
      number: ['r.number'],
      bytes: ['r.bytes'],
      id: ['r.id'],
    },
    filters: {
      id: oneOfIds('r.id'),
      catalogId: oneOfTexts('r.catalog_id'),
      catalogItemId: oneOfTexts('r.item_id'),
      active: flag('r.active'),
      dateCreated_gte: moments('r.created_at', '>='),
      dateCreated_lte: moments('r.created_at', '<='),
    },
  },
  present: presentRelease,
};
