import { useQuery } from '@tanstack/react-query';
import { itemRecordsQuery, type ItemRecord } from '../catalog/store-queries.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import type { ItemName } from './attribute-calls.ts';

/** Loads an item as administrators edit it, or null if there is none. */
export function useItemRecord({ catalogId, catalogItemId }: ItemName) {
  return useQuery({
    ...itemRecordsQuery(catalogId),
    select: (items): ItemRecord | null =>
      items.find((one) => one.catalogItemId === catalogItemId) ?? null,
  });
}

/** Returns the title of the catalog, or its id until the title is loaded. */
export function useCatalogTitle(catalogId: string, extended: boolean): string {
  const { data: catalogs = [] } = useQuery(catalogsQuery(extended));
  return catalogs.find((one) => one.catalogId === catalogId)?.title ?? catalogId;
}
