import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import type { Item } from '../catalog/store-queries.ts';
import { shop } from '../providers/shop.ts';

/**
 * Loads all of the shop's items by id. An element that is for sale has the same id as its item. If
 * two catalogs have an item with that id, the first catalog sells it.
 */
export const itemsByIdQuery = queryOptions({
  // This isn't the SDK's read, because it combines several calls.
  queryKey: ['items-by-id'],
  queryFn: async ({ signal }) => {
    const catalogs = await replyOf(shop.GET('/api/catalog/', { signal }));
    const lists = await Promise.all(
      catalogs.map(({ catalogId }) =>
        replyOf(shop.GET('/api/catalog/{catalogId}', { params: { path: { catalogId } }, signal })),
      ),
    );
    const items = new Map<string, Item>();
    for (const item of lists.flat()) {
      if (!items.has(item.catalogItemId)) items.set(item.catalogItemId, item);
    }
    return items;
  },
  staleTime: 60_000,
});
