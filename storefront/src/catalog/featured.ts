import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { itemStatus } from './item-status.ts';
import {
  catalogItemsQuery,
  catalogsQuery,
  ROOT,
  type Catalog,
  type CatalogItem,
} from './queries.ts';

const CATALOGS = 4;

/** Loads a few items for the home page, one from each of the first catalogs. */
export function featuredQuery() {
  return queryOptions({
    // Doesn't use `reads`, because it combines several.
    queryKey: [ROOT.public, 'featured'],
    queryFn: async ({ client }) =>
      featuredItems(await client.query(catalogsQuery('public')), ({ catalogId, large }) =>
        large ? firstBuyable(catalogId) : client.query(catalogItemsQuery(catalogId, 'public')),
      ),
  });
}

/** Returns the first items of a large catalog that can be bought. */
async function firstBuyable(catalogId: string): Promise<CatalogItem[]> {
  const query = { catalogId, inStock: true };
  return (await replyOf(shop.GET('/api/search', { params: { query } }))).items;
}

/** Returns the first item that can be bought from each of the first catalogs that have one. */
export async function featuredItems(
  catalogs: Catalog[],
  itemsOf: (catalog: Catalog) => Promise<CatalogItem[] | null>,
): Promise<CatalogItem[]> {
  const leading = catalogs.filter((catalog) => !catalog.external).slice(0, CATALOGS);
  const lists = await Promise.all(leading.map(itemsOf));
  return lists.flatMap((items) => {
    const item = items?.find((candidate) => itemStatus(candidate) === 'buyable');
    return item ? [withoutMedia(item)] : [];
  });
}

/** Returns the item without the parts that only its own page shows, to keep other pages small. */
export function withoutMedia(item: CatalogItem): CatalogItem {
  return { ...item, attributes: item.attributes.filter(({ type }) => !MEDIA.has(type)) };
}

const MEDIA = new Set<string>([
  'HTML',
  'VIDEO',
  'IMAGE',
  'FILE',
  'DOWNLOADABLE',
  'LICENSE',
  'DISCORD',
]);
