import { itemStatus } from './item-status.ts';
import type { Catalog, CatalogItem } from './queries.ts';

const CATALOGS = 4;

/** The first item that can be bought of each of the first catalogues that have one. */
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

/** The item without what only its own page shows; it travels in other pages. */
export function withoutMedia(item: CatalogItem): CatalogItem {
  return { ...item, attributes: item.attributes.filter(({ type }) => !MEDIA.has(type)) };
}

const MEDIA = new Set<string>(['HTML', 'VIDEO', 'IMAGE', 'DOWNLOADABLE', 'LICENSE', 'DISCORD']);
