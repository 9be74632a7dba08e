import type { components } from '../../src/schema.d.ts';
import type { MockList } from '../core/answer-list.ts';
import type { ShopState } from '../state.ts';
import { flag, oneOfTexts, textAnywhere } from './list-filters.ts';

type Schemas = components['schemas'];

export const adminCatalogs = ({ catalogs }: ShopState): MockList<Schemas['AdminCatalog']> => ({
  resource: 'catalogs',
  records: catalogs.map((catalog) => ({ id: catalog.catalogId, ...catalog })),
  sortable: ['listingOrderWeight', 'title', 'dateCreated', 'dateModified', 'id'],
  defaultSort: { field: 'listingOrderWeight', direction: 'ASC' },
  sortBy: { title: ({ title }) => [title.toLowerCase()] },
  filters: {
    enabled: flag('enabled', ({ enabled }) => enabled),
    expired: flag('expired', ({ expired }) => expired),
    locked: flag('locked', ({ locked }) => locked),
    external: flag('external', ({ external }) => external),
    q: textAnywhere(({ title, id }) => [title, id]),
  },
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
    title: ({ title }) => [title.toLowerCase()],
    catalogId: ({ catalogId, listingOrderWeight }) => [catalogId, listingOrderWeight],
    id: ({ catalogId, catalogItemId }) => [catalogId, catalogItemId],
  },
  filters: {
    catalogId: oneOfTexts('catalogId', ({ catalogId }) => catalogId),
    enabled: flag('enabled', ({ enabled }) => enabled),
    expired: flag('expired', ({ expired }) => expired),
    locked: flag('locked', ({ locked }) => locked),
    digital: flag('digital', ({ digital }) => digital),
    subscription: flag('subscription', ({ subscription }) => subscription),
    outOfStock: flag('outOfStock', ({ inventory }) => inventory <= 0),
    q: textAnywhere(({ title, catalogItemId }) => [title, catalogItemId]),
  },
});
