import { useQuery } from '@tanstack/react-query';
import { itemRecordsQuery, type ItemRecord } from '../catalog/store-queries.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import type { ItemName } from './attribute-calls.ts';

/** Loads an item as administrators see it, or null if it doesn't exist. */
export function useItemRecord({ catalogId, catalogItemId }: ItemName) {
  return useQuery({
    ...itemRecordsQuery(catalogId),
    select: (items): ItemRecord | null =>
      items.find((one) => one.catalogItemId === catalogItemId) ?? null,
  });
}

/** Returns the catalog's title, or its id until the title has loaded. */
export function useCatalogTitle(catalogId: string, extended: boolean): string {
  const { data: catalogs = [] } = useQuery(catalogsQuery(extended));
  return catalogs.find((one) => one.catalogId === catalogId)?.title ?? catalogId;
}
