import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import {
  catalogItemsQuery,
  catalogsQuery,
  itemQuery,
  type Audience,
  type Catalog,
  type CatalogItem,
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
    placeholderData: (previous) =>
      client.getQueryData(itemQuery(catalogId, catalogItemId, 'public').queryKey) ??
      // Another member of the family stays on screen, so that nothing moves.
      (previous && leadsTo(previous, catalogId, catalogItemId) ? previous : undefined) ??
      client
        .getQueryData(catalogItemsQuery(catalogId, audience).queryKey)
        ?.find((item) => item.catalogItemId === catalogItemId),
  });
}

/** Returns whether one of the item's options selects another item. */
const leadsTo = (item: CatalogItem, catalogId: string, catalogItemId: string) =>
  item.catalogId === catalogId &&
  item.family?.options.some(({ values }) =>
    values?.some((value) => value.catalogItemId === catalogItemId),
  );
