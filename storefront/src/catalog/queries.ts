import { displayPrice } from '@spindle/sdk/domain/catalog/sale';
import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';

export type Catalog = components['schemas']['Catalog'];
/** An item as customers get it. Staff also get its tax code. */
export type CatalogItem = components['schemas']['CatalogItem'] & { taxCode?: string | null };

export type Spec = CatalogItem['specs'][number];

/** Users with the extended role read the builder's lists, which include disabled records. */
export type Audience = 'public' | 'builder';

// The session clears its private queries by the first part of their keys.
export const ROOT = { public: 'catalog', builder: 'catbuilder' } as const;

// These don't use `reads`: the session clears queries by the first part of their keys, and null means that the record doesn't exist.

export function catalogsQuery(audience: Audience) {
  return queryOptions({
    queryKey: [ROOT[audience], 'list'],
    queryFn: async (): Promise<Catalog[]> =>
      audience === 'builder'
        ? replyOf(shop.GET('/api/catbuilder/'))
        : replyOf(shop.GET('/api/catalog/')),
  });
}

/** Loads the items of a catalog, or null if the catalog doesn't exist. */
export function catalogItemsQuery(catalogId: string, audience: Audience) {
  const params = { path: { catalogId } };
  return queryOptions({
    queryKey: [ROOT[audience], 'items', catalogId],
    queryFn: async (): Promise<CatalogItem[] | null> =>
      orNull(
        audience === 'builder'
          ? builderItems(catalogId)
          : replyOf(shop.GET('/api/catalog/{catalogId}', { params })),
      ),
  });
}

/** Loads one item, or null if the item doesn't exist. */
export function itemQuery(catalogId: string, catalogItemId: string, audience: Audience) {
  return queryOptions({
    queryKey: [ROOT[audience], 'item', catalogId, catalogItemId],
    queryFn: async (): Promise<CatalogItem | null> => {
      const params = { path: { catalogId, catalogItemId } };
      return orNull(
        audience === 'builder'
          ? replyOf(shop.GET('/api/catbuilder/{catalogId}/{catalogItemId}', { params })).then(
              asShown,
            )
          : replyOf(shop.GET('/api/catalog/{catalogId}/{catalogItemId}', { params })),
      );
    },
  });
}

/** Reloads what customers see of the catalogs, and their searches. */
export function refreshCatalogs(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [name] }) => name === ROOT.public || name === '/api/search',
  });
}

/** Updates a stock count just read from the server in every list and page that shows the item. */
export function setItemInventory(
  client: QueryClient,
  catalogId: string,
  catalogItemId: string,
  inventory: number,
): void {
  for (const audience of ['public', 'builder'] as const) {
    client.setQueryData(catalogItemsQuery(catalogId, audience).queryKey, (items) =>
      items?.map((item) => (item.catalogItemId === catalogItemId ? { ...item, inventory } : item)),
    );
    client.setQueryData(itemQuery(catalogId, catalogItemId, audience).queryKey, (item) =>
      item ? { ...item, inventory } : item,
    );
  }
}

async function builderItems(catalogId: string): Promise<CatalogItem[]> {
  const items = await replyOf(
    shop.GET('/api/catbuilder/{catalogId}', { params: { path: { catalogId } } }),
  );
  return items.map(asShown);
}

/** Returns the item with the price that customers currently see. */
const asShown = (item: components['schemas']['CatalogItemRecord']): CatalogItem => ({
  ...item,
  ...displayPrice(item),
});

async function orNull<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ShopError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
