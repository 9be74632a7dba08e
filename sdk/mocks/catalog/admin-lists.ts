import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import { flag, textAnywhere } from '../core/list-filters.ts';
import { groupList, memberList } from '../editing/list-fields.ts';
import type { ShopState } from '../state.ts';

type Schemas = components['schemas'];

export const adminCatalogs = ({ catalogs }: ShopState): MockList<Schemas['AdminCatalog']> => ({
  resource: 'catalogs',
  records: catalogs.map(({ specSheet: _, ...catalog }) => ({ id: catalog.catalogId, ...catalog })),
  ...groupList,
});

export const adminItems = ({ items }: ShopState): MockList<Schemas['AdminItem']> => ({
  resource: 'items',
  records: items.map((item) => ({ id: `${item.catalogId}_${item.catalogItemId}`, ...item })),
  sortable: [...memberList.sortable, 'price', 'inventory'],
  defaultSort: { field: 'catalogId', direction: 'ASC' },
  sortBy: {
    ...memberList.sortBy,
    catalogId: ({ catalogId, listingOrderWeight }) => [catalogId, listingOrderWeight],
  },
  filters: {
    ...memberList.filters,
    texts: ['id', 'catalogId'],
    others: {
      outOfStock: flag(({ inventory }) => inventory <= 0),
      q: textAnywhere(({ title, catalogItemId, externalId }) => [title, catalogItemId, externalId]),
    },
  },
});
