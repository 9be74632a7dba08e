import type { components } from '@spindle/sdk/schema';
import { flag } from '../database/list-filters.ts';
import { groupList, memberList } from '../editing/record-lists.ts';
import type { ResourceList } from '../http/resource-list.ts';
import { catalogColumns, itemColumns, type CatalogRow, type ItemRow } from './catalog-rows.ts';
import { presentCatalog, presentItemRecord } from './presenters.ts';

type Schema = components['schemas'];

export const adminCatalogs: ResourceList<CatalogRow, Schema['AdminCatalog']> = {
  resource: 'catalogs',
  ...groupList({ table: 'catalogs', id: 'id', columns: catalogColumns }),
  present: (row) => ({ id: row.id, ...presentCatalog(row) }),
};

export const adminItems: ResourceList<ItemRow, Schema['AdminItem']> = {
  resource: 'items',
  ...memberList({
    table: 'catalog_items',
    key: ['catalog_id', 'item_id'],
    group: 'catalogId',
    columns: itemColumns,
    sortable: { price: ['price_cents'], inventory: ['(on_hand - reserved)'] },
    filters: { outOfStock: flag('on_hand <= reserved') },
  }),
  present: (row) => ({ id: `${row.catalog_id}_${row.item_id}`, ...presentItemRecord(row) }),
};
