import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

type Schemas = components['schemas'];

export type Catalog = Schemas['Catalog'];
/** An item as customers see it. */
export type Item = Schemas['CatalogItem'];
/** An item as administrators edit it. */
export type ItemRecord = Schemas['CatalogItemRecord'];

interface ItemName {
  catalogId: string;
  catalogItemId: string;
}

/** Loads a catalog's items as customers see them. */
export const visibleItemsQuery = (catalogId: string) =>
  reads.get('/api/catalog/{catalogId}', { params: { path: { catalogId } } });

/** Loads an item as customers see it. */
export const visibleItemQuery = ({ catalogId, catalogItemId }: ItemName) =>
  reads.get('/api/catalog/{catalogId}/{catalogItemId}', {
    params: { path: { catalogId, catalogItemId } },
  });

/** Loads all items in a catalog, for administrators. */
export const itemRecordsQuery = (catalogId: string) =>
  reads.get('/api/catbuilder/{catalogId}', { params: { path: { catalogId } } });

/** Loads the payment provider's data about an item. */
export const publicationQuery = ({ catalogId, catalogItemId }: ItemName) =>
  reads.get('/api/catbuilder/stripe/{catalogId}/{catalogItemId}', {
    params: { path: { catalogId, catalogItemId } },
  });

/** Loads a catalog's families, with hidden members. */
export const familiesQuery = (catalogId: string) =>
  reads.get('/api/admin/families/{catalogId}', { params: { path: { catalogId } } });

export function specSheetQuery(catalogId: string) {
  return queryOptions({
    ...reads.get('/api/admin/specsheets/{catalogId}', { params: { path: { catalogId } } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Loads the payment provider's tax codes, which change about once a year. */
export const taxCodesQuery = queryOptions({
  ...reads.get('/api/catbuilder/taxcodes'),
  select: ({ taxCodes }) => taxCodes,
  staleTime: 60 * 60_000,
});
