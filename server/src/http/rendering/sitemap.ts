import { PAGES_SECTION, pagePath, readablePages } from '@spindle/sdk/domain/content/written-pages';
import type { components } from '@spindle/sdk/schema';

type Schema = components['schemas'];

/** What visitors see of the shop, as far as a sitemap needs it. */
export interface Listed {
  catalogs: () => Pick<Schema['Catalog'], 'catalogId' | 'external' | 'dateModified'>[];
  items: (
    catalogId: string,
  ) => Pick<Schema['CatalogItem'], 'catalogItemId' | 'dateModified'>[] | null;
  elements: (
    category: string,
  ) => Pick<Schema['Element'], 'elementId' | 'dateModified' | 'expired' | 'locked'>[];
}

/** A page, and when it was changed last (ISO 8601), where that is known. */
interface Address {
  path: string;
  changed?: string;
}

/** Far below the 50,000 that search engines read of one file: each is made while others wait. */
const MOST_ADDRESSES = 5000;

/** The paths of the index and of the parts it names. */
export const SITEMAP = '/sitemap.xml';
const PART = /^\/sitemaps\/(?:pages|catalog-([a-z0-9-]+)-([1-9]\d{0,3}))\.xml$/;

const FIXED_PAGES: readonly Address[] = [
  { path: '/home' },
  { path: '/ui/shop' },
  { path: '/ui/support' },
];

/** The index of all parts: one of the shop's own pages, one or more of each catalogue. */
export function sitemapIndex(data: Listed, publicUrl: string): string {
  const parts: Address[] = [{ path: '/sitemaps/pages.xml' }];
  for (const { catalogId, external } of data.catalogs()) {
    if (external) continue;
    const addresses = addressesOf(data, catalogId);
    for (let part = 1; (part - 1) * MOST_ADDRESSES < addresses.length; part += 1) {
      const path = `/sitemaps/catalog-${catalogId}-${part}.xml`;
      parts.push({ path, ...newest(partOf(addresses, part)) });
    }
  }
  return xml('sitemapindex', 'sitemap', parts, publicUrl);
}

/** A part by its path; undefined where there is none. */
export function sitemapPart(data: Listed, publicUrl: string, path: string): string | undefined {
  const [found, catalogId, part] = PART.exec(path) ?? [];
  if (found === undefined) return undefined;
  const addresses =
    catalogId === undefined ? pagesOf(data) : partOf(addressesOf(data, catalogId), Number(part));
  return addresses.length === 0 ? undefined : xml('urlset', 'url', addresses, publicUrl);
}

/** The pages there always are, and those staff write. */
function pagesOf(data: Listed): Address[] {
  const written = readablePages(data.elements(PAGES_SECTION)).map(
    ({ elementId, dateModified }) => ({ path: pagePath(elementId), changed: dateModified }),
  );
  return [...FIXED_PAGES, ...written];
}

/** A catalogue's page and those of its items; none where nobody sees it, or it is another shop. */
function addressesOf(data: Listed, catalogId: string): Address[] {
  const catalog = data.catalogs().find((one) => one.catalogId === catalogId);
  if (catalog === undefined || catalog.external) return [];
  const path = `/ui/shop/${catalogId}`;
  const items = (data.items(catalogId) ?? []).map(({ catalogItemId, dateModified }) => ({
    path: `${path}/${catalogItemId}`,
    changed: dateModified,
  }));
  return [{ path, changed: catalog.dateModified }, ...items];
}

const partOf = (addresses: readonly Address[], part: number) =>
  addresses.slice((part - 1) * MOST_ADDRESSES, part * MOST_ADDRESSES);

function newest(addresses: readonly Address[]): Pick<Address, 'changed'> {
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
