import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

type Schemas = components['schemas'];

export type Catalog = Schemas['Catalog'];
/** As customers see it. */
export type Item = Schemas['CatalogItem'];
/** As administrators edit it. */
export type ItemRecord = Schemas['CatalogItemRecord'];

/** All that is known of the store; what an edit makes stale. */
export const storeKey = ['items', 'store'] as const;

/** What customers see of a catalogue. */
export function shownItemsQuery(catalogId: string) {
  const params = { path: { catalogId } };
  return queryOptions({
    queryKey: [...storeKey, 'shown-items', catalogId],
    queryFn: ({ signal }): Promise<Item[]> =>
      replyOf(shop.GET('/api/catalog/{catalogId}', { params, signal })),
  });
}

/** All items of a catalogue, for administrators. */
export function itemRecordsQuery(catalogId: string) {
  const params = { path: { catalogId } };
  return queryOptions({
    queryKey: [...storeKey, 'item-records', catalogId],
    queryFn: ({ signal }): Promise<ItemRecord[]> =>
      replyOf(shop.GET('/api/catbuilder/{catalogId}', { params, signal })),
  });
}

/** The spec sheet of a catalogue, for whoever edits it. */
export function specSheetQuery(catalogId: string) {
  const params = { path: { catalogId } };
  return queryOptions({
    queryKey: ['spec-sheet', catalogId],
    queryFn: ({ signal }) =>
      replyOf(shop.GET('/api/admin/specsheets/{catalogId}', { params, signal })),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The payment provider's; they change about once a year. */
export const taxCodesQuery = queryOptions({
  queryKey: ['tax-codes'],
  queryFn: ({ signal }) => replyOf(shop.GET('/api/catbuilder/taxcodes', { signal })),
  select: ({ taxCodes }) => taxCodes,
  staleTime: 60 * 60_000,
});
