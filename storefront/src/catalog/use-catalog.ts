import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import {
  catalogItemsQuery,
  catalogsQuery,
  itemQuery,
  type Audience,
  type Catalog,
} from './queries.ts';

export function useAudience(): Audience {
  return useSession().extended ? 'builder' : 'public';
}

export function useCatalogs() {
  return useQuery({ ...catalogsQuery(useAudience()), placeholderData: keepPreviousData });
}

/** Loads a catalog's items, unless the catalog is large or hasn't loaded. */
export function useCatalogItems(catalogId: string, catalogs: Catalog[] | undefined) {
  const audience = useAudience();
  const client = useQueryClient();
  return useQuery({
    ...catalogItemsQuery(catalogId, audience),
    enabled:
      catalogs !== undefined &&
      catalogs.every((catalog) => catalog.catalogId !== catalogId || !catalog.large),
    // Staff see the public list until theirs is loaded.
    placeholderData: () => client.getQueryData(catalogItemsQuery(catalogId, 'public').queryKey),
  });
}

export function useItem(catalogId: string, catalogItemId: string) {
  const audience = useAudience();
  const client = useQueryClient();
  return useQuery({
    ...itemQuery(catalogId, catalogItemId, audience),
    placeholderData: () =>
      client.getQueryData(itemQuery(catalogId, catalogItemId, 'public').queryKey) ??
      client
        .getQueryData(catalogItemsQuery(catalogId, audience).queryKey)
        ?.find((item) => item.catalogItemId === catalogItemId),
  });
}
