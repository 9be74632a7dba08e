import type { components } from '@spindle/sdk/schema';
import { flag, oneOfTexts, textAnywhere } from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';
import { catalogColumns, type CatalogRow } from './catalog-rows.ts';
import { presentCatalog } from './presenters.ts';

export const adminCatalogs: ResourceList<CatalogRow, components['schemas']['AdminCatalog']> = {
  resource: 'catalogs',
  defaultSort: { field: 'listingOrderWeight', direction: 'ASC' },
  source: {
    from: 'catalogs',
    key: ['id'],
    columns: catalogColumns,
    where: 'deleted_at is null',
    sortable: {
      listingOrderWeight: ['listing_order_weight'],
      title: ['lower(title)'],
      dateCreated: ['created_at'],
      dateModified: ['updated_at'],
      id: ['id'],
    },
    filters: {
      id: oneOfTexts('id'),
      enabled: flag('enabled'),
      expired: flag('expired'),
      locked: flag('locked'),
      external: flag('external'),
      q: textAnywhere('lower(title)', 'id'),
    },
  },
  present: (row) => ({ id: row.id, ...presentCatalog(row) }),
};
