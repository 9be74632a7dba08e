import { expect, test } from 'vitest';
import { sitemapIndex, sitemapPart, type SitemapSource } from './sitemap.ts';

const SHOP = 'https://shop.example';

/** Creates catalogs with these ids and numbers of items. */
function shopOf(counts: Record<string, number>, { external = false } = {}): SitemapSource {
  const changed = (at: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, at)).toISOString();
  return {
    catalogs: () =>
      Object.keys(counts).map((catalogId) => ({ catalogId, external, dateModified: changed(0) })),
    siteParts: async (limit) =>
      Object.entries(counts).flatMap(([catalogId, count]) =>
        Array.from({ length: Math.ceil((count + 1) / limit) }, (_, at) => ({
          catalogId,
          part: at + 1,
          changed: changed(Math.min(count, (at + 1) * limit - 1) - 1),
        })).filter(() => count > 0),
      ),
    siteItems: async ({ catalogId, part }, limit) =>
      Array.from({ length: counts[catalogId] ?? 0 }, (_, at) => ({
        catalogItemId: `part-${at}`,
        dateModified: changed(at),
      })).slice(Math.max(0, (part - 1) * limit - 1), part * limit - 1),
    elements: (category) =>
      category === 'pages' ? [writtenPage('terms'), writtenPage('secret', { locked: true })] : [],
  };
}

const writtenPage = (elementId: string, { locked = false } = {}) => ({
  elementId,
  locked,
  expired: false,
  dateModified: '2026-11-02T00:00:00.000Z',
});

const locations = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at);
const parts = async (shop: SitemapSource) =>
  Promise.all(
    locations(await sitemapIndex(shop, SHOP)).map((address) => {
      expect(address).toMatch(/^https:\/\/shop\.example\/sitemaps\//);
      return sitemapPart(shop, SHOP, address.slice(SHOP.length));
    }),
  );

test("every page is in one of the index's parts", async () => {
  const shop = shopOf({ motors: 12_001, 'ball-screws': 3, empty: 0 });
  const all = (await parts(shop)).map((part) => locations(part));
  for (const part of all) expect(part.length).toBeLessThanOrEqual(5000);
  const addresses = all.flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toHaveLength(4 + 3 + 12_001 + 3);
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${SHOP}/home`,
      `${SHOP}/ui/pages/terms`,
      `${SHOP}/ui/shop/empty`,
      `${SHOP}/ui/shop/motors/part-12000`,
    ]),
  );
});

test('pages and parts have the time of their last change', async () => {
  const shop = shopOf({ motors: 2 });
  const part = '/sitemaps/catalog-motors-1.xml';
  const changed = '<lastmod>2026-11-01T00:00:01.000Z</lastmod>';
  expect(await sitemapIndex(shop, SHOP)).toContain(`<loc>${SHOP}${part}</loc>${changed}`);
  expect(await sitemapPart(shop, SHOP, part)).toContain(
    `<loc>${SHOP}/ui/shop/motors/part-1</loc>${changed}`,
  );
});

test("another shop's pages are not listed", async () => {
  const shop = shopOf({ surplus: 2 }, { external: true });
  expect(locations(await sitemapIndex(shop, SHOP))).toEqual([`${SHOP}/sitemaps/pages.xml`]);
  expect(await sitemapPart(shop, SHOP, '/sitemaps/catalog-surplus-1.xml')).toBeUndefined();
});

test.each([
  '/sitemaps/catalog-motors-2.xml',
  '/sitemaps/catalog-none-1.xml',
  '/sitemaps/catalog-motors-0.xml',
  '/sitemaps/other.xml',
])('%s does not exist', async (path) => {
  expect(await sitemapPart(shopOf({ motors: 2 }), SHOP, path)).toBeUndefined();
});
