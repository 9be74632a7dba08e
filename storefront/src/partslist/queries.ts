import { asJson } from '@spindle/sdk/client';
import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { itemQuery, refreshCatalogs } from '../catalog/queries.ts';
import type { OwnParts, PartEntry } from './own-parts.ts';

export type PartsList = components['schemas']['PartsList'];

/** Loads a shared list, or null if there is none with that id. */
export function partsListQuery(id: string) {
  return queryOptions({
    // Doesn't use `reads`, because a missing list is null.
    queryKey: ['partslist', id],
    queryFn: async (): Promise<PartsList | null> => {
      try {
        return await replyOf(shop.GET('/api/partslist/{id}', { params: { path: { id } } }));
      } catch (error) {
        if (error instanceof ShopError && (error.status === 404 || error.status === 400))
          return null;
        throw error;
      }
    },
  });
}

/** Loads the items of the parts list as customers see them. */
export function usePartItems(entries: readonly PartEntry[]) {
  return useQueries({
    queries: entries.map(({ catalogId, catalogItemId }) =>
      itemQuery(catalogId, catalogItemId, 'public'),
    ),
    combine: (results) => ({
      items: results.map(({ data }) => data),
      error: results.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
      refetch: () => {
        for (const one of results) void one.refetch();
      },
    }),
  });
}

/** Stores the list on the server, under its own URL. */
export function useShareParts() {
  const client = useQueryClient();
  return useIntent({
    mutationFn: ({ title, items }: OwnParts, once) =>
      replyOf(
        shop.POST('/api/partslist', {
          params: { header: once },
          body: { items: [...items], ...(title.trim() !== '' && { title: title.trim() }) },
          ...asJson,
        }),
      ),
    onError: (error) => {
      // An item was removed from the shop in the meantime. The lines will say which.
      if (error instanceof ShopError && error.status === 400) {
        refreshCatalogs(client);
      }
    },
  });
}
