import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

type Schemas = components['schemas'];

export type Catalog = Schemas['Catalog'];
/** As customers see it. */
export type Item = Schemas['CatalogItem'];
/** As administrators edit it. */
export type ItemRecord = Schemas['CatalogItemRecord'];

interface ItemName {
  catalogId: string;
  catalogItemId: string;
}

/** What customers see of a catalogue. */
export const shownItemsQuery = (catalogId: string) =>
  reads.get('/api/catalog/{catalogId}', { params: { path: { catalogId } } });

/** An item as customers see it. */
export const shownItemQuery = ({ catalogId, catalogItemId }: ItemName) =>
  reads.get('/api/catalog/{catalogId}/{catalogItemId}', {
    params: { path: { catalogId, catalogItemId } },
  });

/** All items of a catalogue, for administrators. */
export const itemRecordsQuery = (catalogId: string) =>
  reads.get('/api/catbuilder/{catalogId}', { params: { path: { catalogId } } });

/** What the payment provider has of an item. */
export const publicationQuery = ({ catalogId, catalogItemId }: ItemName) =>
  reads.get('/api/catbuilder/stripe/{catalogId}/{catalogItemId}', {
    params: { path: { catalogId, catalogItemId } },
  });

/** The spec sheet of a catalogue, for whoever edits it. */
export function specSheetQuery(catalogId: string) {
  return queryOptions({
    ...reads.get('/api/admin/specsheets/{catalogId}', { params: { path: { catalogId } } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The payment provider's; they change about once a year. */
export const taxCodesQuery = queryOptions({
  ...reads.get('/api/catbuilder/taxcodes'),
  select: ({ taxCodes }) => taxCodes,
  staleTime: 60 * 60_000,
});
