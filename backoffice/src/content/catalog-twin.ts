import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import type { Item } from '../catalog/store-queries.ts';
import { shop } from '../providers/shop.ts';

/**
 * Every item of the shop by its id, for elements that are sold: those have the id of their item.
 * Where two catalogues have it, the one that is listed first sells it.
 */
export const itemsByIdQuery = queryOptions({
  // Not the SDK's read: it is put together from several.
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
