import { replyOf } from '@spindle/sdk/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  itemRecordsQuery,
  storeKey,
  type Item,
  type ItemRecord,
} from '../catalog/store-queries.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { shop } from '../providers/shop.ts';
import type { ItemName } from './attribute-calls.ts';

/** An item as administrators edit it; null where there is none. */
export function useItemRecord({ catalogId, catalogItemId }: ItemName) {
  return useQuery({
    ...itemRecordsQuery(catalogId),
    select: (items): ItemRecord | null =>
      items.find((one) => one.catalogItemId === catalogItemId) ?? null,
  });
}

/** An item as customers see it. */
export function shownItemQuery(path: ItemName) {
  return queryOptions({
    queryKey: [...storeKey, 'shown-item', path.catalogId, path.catalogItemId],
    queryFn: ({ signal }): Promise<Item> =>
      replyOf(shop.GET('/api/catalog/{catalogId}/{catalogItemId}', { params: { path }, signal })),
  });
}

/** What the catalogue is called; its id until that is known. */
export function useCatalogTitle(catalogId: string, extended: boolean): string {
  const { data: catalogs = [] } = useQuery(catalogsQuery(extended));
  return catalogs.find((one) => one.catalogId === catalogId)?.title ?? catalogId;
}
