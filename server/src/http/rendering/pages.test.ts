import { business } from '@spindle/sdk/mocks/config/business';
import { once } from 'node:events';
import Koa from 'koa';
import { afterEach, expect, test } from 'vitest';
import type { PublicData, VisibleData } from './public-data.ts';
import { storefrontPages } from './pages.ts';
import { searchEngineFiles } from './search-engine-files.ts';

const catalog = {
  catalogId: 'spindles',
  title: 'Spindles',
  description: 'Water- and air-cooled.',
  image: null,
  imageAlt: null,
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  link: null,
  specSheet: [],
  listingOrderWeight: 10,
  version: 1,
  dateCreated: '2026-11-02T09:30:00.000Z',
  dateModified: '2026-11-03T09:30:00.000Z',
};

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function startPages() {
  const rendered: string[] = [];
  const state = { version: '1', rendered };
  const displayed: VisibleData = {
    catalogs: () => [catalog, { ...catalog, catalogId: 'other-shop', external: true }],
    items: () => [],
    firstItems: () => [],
    item: () => null,
    elements: () => [],
  };
  const data: PublicData = {
    noting: (sources) => {
      sources.set('/api/catalog', state.version);
      return displayed;
    },
    isStill: (sources) => sources.get('/api/catalog') === state.version,
    ...displayed,
    turnsInSeconds: () => undefined,
    config: () => ({
      recaptchaSiteKey: '',
      analyticsId: null,
      apiHost: '',
      cdnBase: '/images',
      cdnSubscriptionBase: '/assets/subs',
      customerPortalLink: null,
      chatWidgetUrl: null,
      frameHosts: [],
      sandboxed: [],
      registration: true,
      ...business,
    }),
    partsList: async () => null,
    search: async () => null,
    siteParts: async () => [],
    siteItems: async () => [],
  };
  const app = new Koa();
  app.use(searchEngineFiles(data, 'https://shop.example'));
  app.use(
    storefrontPages({
      data,
      publicUrl: 'https://shop.example',
      humanCheckScript: null,
      now: () => new Date(0),
      build: {
        assetsOf: () => ({ script: '', styles: [], preloads: [], fonts: [], icon: '' }),
        canonicalQuery: (path, query) => (path === '/ui/compare' && query ? `?${query}` : ''),
        render: async ({ path, search }) => {
          state.rendered.push(path + search);
          const found = path !== '/nowhere';
          return { status: found ? 200 : 404, shareable: found, html: `<p>${path}</p>` };
        },
      },
    }),
  );
  const server = app.listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
  return { get, state };
}

test('a page is rendered once, until the data changes', async () => {
  const { get, state } = await startPages();
  await get('/ui/shop');
  await get('/ui/shop/');
  expect(state.rendered).toEqual(['/ui/shop']);
  state.version = '2';
  await get('/ui/shop');
  expect(state.rendered).toEqual(['/ui/shop', '/ui/shop']);
});

test('pages with queries are not cached; queries that no page reads change nothing', async () => {
  const { get, state } = await startPages();
  await get('/ui/compare?item=a/b');
  await get('/ui/compare?item=a/b');
  await get('/ui/shop?utm_source=mail');
  await get('/ui/shop');
  expect(state.rendered).toEqual(['/ui/compare?item=a/b', '/ui/compare?item=a/b', '/ui/shop']);
});

test('caches may store a page: public, tagged, without a cookie', async () => {
  const { get } = await startPages();
  const first = await get('/home');
  expect(first.headers.get('cache-control')).toContain('public');
  expect(first.headers.get('set-cookie')).toBeNull();
  const tag = first.headers.get('etag') ?? '';
  const again = await get('/home', {
    'If-None-Match': tag,
    // Otherwise Node's fetch would bypass all caches.
    'Cache-Control': 'max-age=0',
  });
  expect(again.status).toBe(304);
});

test.each(['/', '///'])('the root URL, %s, leads to /home', async (bare) => {
  const { get } = await startPages();
  const reply = await get(bare);
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/home']);
});

test('an unknown page is a 404 and is not cached', async () => {
  const { get, state } = await startPages();
  expect((await get('/nowhere')).status).toBe(404);
  await get('/nowhere');
  expect(state.rendered).toHaveLength(2);
});

test("a URL that can't be decoded is not passed to the router, which would print it", async () => {
  const { get, state } = await startPages();
  expect((await get('/ui/shop/%E2%82')).status).toBe(404);
  expect(state.rendered).toEqual(['/nowhere']);
});

test.each(['/api/none', '/assets/none', '/static/none', '/images/none', '/ui/admin'])(
  '%s never returns a page',
  async (path) => {
    const { get, state } = await startPages();
    expect((await get(path)).status).toBe(404);
    expect(state.rendered).toEqual([]);
  },
);

test('the sitemap lists our own pages, and robots.txt names it', async () => {
  const { get } = await startPages();
  const index = await get('/sitemap.xml');
  expect(index.headers.get('content-type')).toContain('application/xml');
  const text = await index.text();
  expect(text).toContain('https://shop.example/sitemaps/catalog-spindles-1.xml');
  expect(text).not.toContain('other-shop');
  expect(await (await get('/sitemaps/catalog-spindles-1.xml')).text()).toContain(
    '<loc>https://shop.example/ui/shop/spindles</loc><lastmod>2026-11-03',
  );
  expect(await (await get('/robots.txt')).text()).toContain(
    'Sitemap: https://shop.example/sitemap.xml',
  );
});
