import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../test/shop.ts';
import { createApp } from './app.ts';
import { makeExampleThings } from './contract/fixtures/example-things.ts';
import { measureCalls, type MeasuredCalls } from './contract/fixtures/measure-calls.ts';
import { serveBackoffice } from './http/rendering/backoffice.ts';
import { createStorefront } from './http/rendering/storefront.ts';
import { publicData } from './public-data.ts';

/** What the thread that answers everybody may spend on one request, as for the contract's calls. */
const MOST_MS = 50;
/** A machine that does other things as well, or code not warm yet, is no reason to fail. */
const TRIES = 5;
/** Node refuses heads of more than 16 KB. */
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
beforeAll(async () => {
  shop = await startShop();
  await makeExampleThings(shop);
  const { services, url } = shop;
  await services.snapshot.refresh();
  const storefront = await createStorefront({
    directory: workspace('storefront'),
    watch: false,
    publicUrl: url,
    humanCheckScript: null,
    now: services.now,
    data: publicData(services),
  });
  const front = [serveBackoffice(workspace('backoffice')), ...storefront.middleware];
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
  while (costs.length < TRIES && Math.min(...costs) > MOST_MS) {
    const accept = { Accept: 'text/html', ...headers };
    const { ms, status } = await calls.cost({ method: 'GET', path, headers: accept });
    expect(status).toBeLessThan(500);
    costs.push(ms);
  }
  expect(Math.min(...costs), path.slice(0, 60)).toBeLessThanOrEqual(MOST_MS);
}

describe(`no page costs more than ${MOST_MS} ms of CPU`, () => {
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
