import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog } from '../test/factories/catalog.ts';
import { httpClient } from '../test/http-client.ts';
import { startShop, type TestShop } from '../test/shop.ts';
import { createApp } from './app.ts';
import { makeExampleThings } from './contract/fixtures/example-things.ts';
import { measureCalls, type MeasuredCalls } from './contract/fixtures/measure-calls.ts';
import { query } from './database/query.ts';
import { serveBackoffice } from './http/rendering/backoffice.ts';
import { createStorefront } from './http/rendering/storefront.ts';
import { publicData } from './public-data.ts';
import { serveRedirects } from './redirects/serve-redirects.ts';
import { indexStaleJob } from './search/jobs.ts';

/**
 * CPU time that the whole process may spend on one request, including the threads that compress
 * replies.
 */
const MAX_MS = 50;
/** All encodings that browsers may request, and none. */
const CODINGS = ['identity', 'br', 'gzip', 'zstd'];
/** Retries, because the machine may be busy or the code not yet optimized. */
const MAX_ATTEMPTS = 20;
/** Below the 16 KB to which Node limits request headers. */
const HEAD = 14_000;

const workspace = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const long = (text: string) => text.repeat(Math.floor(HEAD / text.length));

const pages = [
  ['/', '/home', '/ui/shop', '/ui/shop/spindles', '/ui/shop/spindles/er20-water-2200'],
  [
    '/nowhere',
    '/ui/admin/orders',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/robots.txt',
    '/favicon.ico',
    '/api/docs',
  ],
].flat();
const odd = ['a-', 'a/', '/', '../', '%2F', '%2e%2e/', '%F0%9F%98%80', '%C4%B0', '%00', '\\'];
const below = ['/', '/home/', '/ui/shop/', '/ui/shop/spindles/', '/static/', '/ui/admin/'];

let shop: TestShop;
let server: Server;
let calls: MeasuredCalls;
let partsListId: string;

/** Creates more items than a page of results shows, with a real part's specifications. */
async function stockMills(): Promise<string> {
  const catalogId = await makeCatalog(shop, { id: 'mills', title: 'Mills' });
  const em = shop.orm.em.fork();
  await query(
    em,
    `insert into catalog_items (catalog_id, item_id, title, description, enabled, price_cents,
                                on_hand, created_at, updated_at)
     select $1, 'mill-' || n, 'Carbide end mill ' || n, 'Cuts <b>aluminum</b> and steel.', true,
            1000 + n, n, now(), now()
       from generate_series(1, 60) n`,
    [catalogId],
  );
  await query(
    em,
    `insert into item_attributes (catalog_id, item_id, attribute_id, type, value)
     select catalog_id, item_id, name, 'SPEC', value
       from catalog_items,
            (values ('Diameter', '6 mm'), ('Shank', '8 mm'), ('Length', '72 mm'), ('Flutes', '3'),
                    ('Material', 'Carbide'), ('Coating', 'DLC'), ('Speed', '24000 rpm'),
                    ('Mass', '120 g')) specs (name, value)
      where catalog_id = $1`,
    [catalogId],
  );
  await indexStaleJob.run(shop.services, {});
  await shop.services.snapshot.refresh();
  const items = Array.from({ length: 60 }, (_, at) => ({
    catalogId,
    catalogItemId: `mill-${at + 1}`,
    quantity: 2,
  }));
  const { body } = await httpClient(shop.url).send('POST', '/api/partslist', {
    body: JSON.stringify({ title: 'Mills', items }),
    headers: { 'Content-Type': 'application/json' },
  });
  return String(Object(body).id);
}

beforeAll(async () => {
  shop = await startShop();
  await makeExampleThings(shop);
  const { services, url } = shop;
  partsListId = await stockMills();
  const storefront = await createStorefront({
    directory: workspace('storefront'),
    watch: false,
    publicUrl: url,
    humanCheckScript: null,
    now: services.now,
    data: publicData(services),
    redirects: serveRedirects(services),
    brand: () => services.config.business.brand,
  });
  const front = [
    serveBackoffice(workspace('backoffice'), () => ({ name: 'Spindle', icon: null })),
    ...storefront.middleware,
  ];
  server = createServer(createApp({ services, pages: front }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  calls = measureCalls(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await calls.stop();
  server.close();
  await shop.close();
});

async function expectCheap(path: string, headers: Record<string, string> = {}): Promise<void> {
  const costs: number[] = [];
  while (costs.length < MAX_ATTEMPTS && Math.min(...costs) > MAX_MS) {
    const accept = { Accept: 'text/html', ...headers };
    const { processMs, status } = await calls.cost({ method: 'GET', path, headers: accept });
    expect(status).toBeLessThan(500);
    costs.push(processMs);
  }
  expect(Math.min(...costs), path.slice(0, 60)).toBeLessThanOrEqual(MAX_MS);
}

describe.each(CODINGS)(`no reply in %s costs more than ${MAX_MS} ms of CPU`, (coding) => {
  const headers = { 'Accept-Encoding': coding };

  it.each([
    '/ui/search?q=',
    '/ui/search?q=mill',
    '/ui/shop/mills',
    '/ui/shop/mills?sort=price',
    '/home',
    '/nowhere',
    '/api/nowhere',
    '/api/docs',
    '/api/search?q=mill',
    '/api/openapi.json',
    '/api/openapi.yaml',
    '/sitemap.xml',
  ])('%s', (path) => expectCheap(path, headers));

  it('nor a parts list of 60 lines', async () => {
    await expectCheap(`/ui/build/${partsListId}`, headers);
    await expectCheap(`/api/partslist/${partsListId}`, headers);
  });
});

describe(`no page costs more than ${MAX_MS} ms of CPU`, () => {
  it.each(pages)('%s', async (page) => {
    await expectCheap(page);
    await expectCheap(`${page}?${long('q%5B=1&')}`);
    await expectCheap(page, { Cookie: long('c1=1; ') });
    await expectCheap(page, { 'If-None-Match': long('W/"a", ') });
  });

  it.each(odd)('nor an address of many %s', async (part) => {
    for (const start of below) {
      await expectCheap(start + long(part));
      await expectCheap(`${start}${long(part)}a`);
    }
  });
});
