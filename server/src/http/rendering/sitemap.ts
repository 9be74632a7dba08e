import { PAGES_SECTION, pagePath, readablePages } from '@spindle/sdk/domain/content/written-pages';
import type { components } from '@spindle/sdk/schema';
import type { PublicData, Ready } from './public-data.ts';

type Schema = components['schemas'];

/** The data of the shop that a sitemap needs. */
export interface SitemapSource extends Pick<PublicData, 'siteParts' | 'siteItems'> {
  catalogs: () => Pick<Schema['Catalog'], 'catalogId' | 'external' | 'dateModified'>[];
  elements: (
    category: string,
  ) => Ready<Pick<Schema['Element'], 'elementId' | 'dateModified' | 'expired' | 'locked'>[]>;
}

/** A page and the time of its last change (ISO 8601), if known. */
interface Address {
  path: string;
  changed?: string;
}

/**
 * Far below the 50,000 that search engines read per file, because generating a part blocks other
 * requests.
 */
const MAX_ADDRESSES = 5000;

/** The paths of the index and of its parts. */
export const SITEMAP = '/sitemap.xml';
const PART = /^\/sitemaps\/(?:pages|catalog-([a-z0-9-]+)-([1-9]\d{0,3}))\.xml$/;

const FIXED_PAGES: readonly Address[] = [
  { path: '/home' },
  { path: '/ui/shop' },
  { path: '/ui/support' },
];

/**
 * Renders the index of all parts: one part with the shop's own pages, and one or more per catalog.
 */
export async function sitemapIndex(data: SitemapSource, publicUrl: string): Promise<string> {
  const filled = Map.groupBy(await data.siteParts(MAX_ADDRESSES), ({ catalogId }) => catalogId);
  const parts: Address[] = [{ path: '/sitemaps/pages.xml' }];
  for (const { catalogId, external, dateModified } of data.catalogs()) {
    if (external) continue;
    const own = { part: 1, changed: dateModified };
    const all = Map.groupBy([own, ...(filled.get(catalogId) ?? [])], ({ part }) => part);
    for (const [part, changes] of all) {
      parts.push({ path: `/sitemaps/catalog-${catalogId}-${part}.xml`, ...newest(changes) });
    }
  }
  return xml('sitemapindex', 'sitemap', parts, publicUrl);
}

/** Renders a part by its path. Returns undefined if the part does not exist. */
export async function sitemapPart(
  data: SitemapSource,
  publicUrl: string,
  path: string,
): Promise<string | undefined> {
  const [found, catalogId, part] = PART.exec(path) ?? [];
  if (found === undefined) return undefined;
  const addresses = await (catalogId === undefined
    ? pagesOf(data)
    : addressesOf(data, { catalogId, part: Number(part) }));
  return addresses.length === 0 ? undefined : xml('urlset', 'url', addresses, publicUrl);
}

/** Lists the fixed pages and the pages written by staff. */
async function pagesOf(data: SitemapSource): Promise<Address[]> {
  const written = readablePages(await data.elements(PAGES_SECTION)).map(
    ({ elementId, dateModified }) => ({ path: pagePath(elementId), changed: dateModified }),
  );
  return [...FIXED_PAGES, ...written];
}

/**
 * Lists a catalog's page and the pages of its items. The list is empty if the catalog is hidden or
 * belongs to another shop.
 */
async function addressesOf(
  data: SitemapSource,
  { catalogId, part }: { catalogId: string; part: number },
): Promise<Address[]> {
  const catalog = data.catalogs().find((one) => one.catalogId === catalogId);
  if (catalog === undefined || catalog.external) return [];
  const path = `/ui/shop/${catalogId}`;
  const listed = await data.siteItems({ catalogId, part }, MAX_ADDRESSES);
  const items = listed.map(({ catalogItemId, dateModified }) => ({
    path: `${path}/${catalogItemId}`,
    changed: dateModified,
  }));
  return part === 1 ? [{ path, changed: catalog.dateModified }, ...items] : items;
}

function newest(addresses: readonly Pick<Address, 'changed'>[]): Pick<Address, 'changed'> {
  let latest = '';
  for (const { changed = '' } of addresses) if (changed > latest) latest = changed;
  return latest === '' ? {} : { changed: latest };
}

function xml(
  list: 'sitemapindex' | 'urlset',
  entry: 'sitemap' | 'url',
  addresses: readonly Address[],
  publicUrl: string,
): string {
  const entries = addresses.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<${entry}><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</${entry}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${list}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
