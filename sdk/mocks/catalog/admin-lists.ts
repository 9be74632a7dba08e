import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import { flag, oneOfTexts, textAnywhere } from '../core/list-filters.ts';
import { byTitle, entryFlags, groupList } from '../editing/list-fields.ts';
import type { ShopState } from '../state.ts';

type Schemas = components['schemas'];

export const adminCatalogs = ({ catalogs }: ShopState): MockList<Schemas['AdminCatalog']> => ({
  resource: 'catalogs',
  records: catalogs.map((catalog) => ({ id: catalog.catalogId, ...catalog })),
  ...groupList,
});

/** Its ids are `catalogId_catalogItemId`; neither part has an underscore. */
export const adminItems = ({ items }: ShopState): MockList<Schemas['AdminItem']> => ({
  resource: 'items',
  records: items.map((item) => ({ id: `${item.catalogId}_${item.catalogItemId}`, ...item })),
  sortable: [
    'catalogId',
    'title',
    'price',
    'inventory',
    'listingOrderWeight',
    'dateCreated',
    'dateModified',
    'id',
  ],
  defaultSort: { field: 'catalogId', direction: 'ASC' },
  sortBy: {
    title: byTitle,
    catalogId: ({ catalogId, listingOrderWeight }) => [catalogId, listingOrderWeight],
    id: ({ catalogId, catalogItemId }) => [catalogId, catalogItemId],
  },
  filters: {
    id: oneOfTexts('id', ({ id }) => id),
    catalogId: oneOfTexts('catalogId', ({ catalogId }) => catalogId),
    ...entryFlags,
    outOfStock: flag('outOfStock', ({ inventory }) => inventory <= 0),
    q: textAnywhere(({ title, catalogItemId }) => [title, catalogItemId]),
  },
});
