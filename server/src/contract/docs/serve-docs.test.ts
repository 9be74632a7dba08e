import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asObject, isObject } from '@spindle/sdk/contract/document';
import { httpClient } from '../../../test/http-client.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { contract } from '@spindle/sdk/contract/contract';

let shop: TestShop;
let pages: Map<string, string>;
beforeAll(async () => {
  shop = await startShop();
  pages = await everyPage();
});
afterAll(() => shop.close());

const get = (path: string) => httpClient(shop.url).get(path);

/** Loads every page that can be reached from the first. */
async function everyPage(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = ['/api/docs'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    found.set(path, text);
    waiting.push(...linksIn(text).map((link) => link.split('#')[0] || path));
  }
  return found;
}

const linksIn = (text: string) =>
  [...text.matchAll(/ href="(\/api\/docs[^"]*|#[^"]+)"/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/\.(css|woff2)$/.test(link));

const idsIn = (text = '') => new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

it('its pages run no scripts, and their files all come from this host', async () => {
  for (const text of pages.values()) expect(text).not.toMatch(/<script|\sstyle=/);
  const page = await get('/api/docs');
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  const files = [...page.text.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, file = '']) => file);
  const types = await Promise.all(
    files.map(async (file) => (await get(file)).headers.get('Content-Type')),
  );
  expect(types).toEqual([expect.stringMatching(/^font/), expect.stringMatching(/^text\/css/)]);
});

it('every call and every schema is there, and every link leads to what it names', () => {
  const { paths, components } = contract;
  const operations = Object.values(asObject(paths, 'paths')).flatMap((methods) =>
    Object.values(asObject(methods, 'methods')).map((one) => isObject(one) && one['operationId']),
  );
  const calls = [...pages].filter(([path]) => path.startsWith('/api/docs/calls/'));
  expect(calls.flatMap(([, text]) => [...idsIn(text)])).toEqual(expect.arrayContaining(operations));
  const schemas = Object.keys(asObject(asObject(components, 'components')['schemas'], 'schemas'));
  expect([...idsIn(pages.get('/api/docs/schemas'))]).toEqual(expect.arrayContaining(schemas));
  const lost = [...pages].flatMap(([at, text]) =>
    linksIn(text).filter((link) => {
      const [path, id] = link.startsWith('#') ? [at, link.slice(1)] : link.split('#');
      return id !== undefined && !idsIn(pages.get(path ?? '')).has(id);
    }),
  );
  expect(lost).toEqual([]);
});

it('a call says who may make it, and how it is rejected with which message', () => {
  const text = pages.get('/api/docs/calls/shipping') ?? '';
  const section = /<section class="call" id="buyLabel".*?<\/section>/s.exec(text)?.[0];
  expect(section).toContain('administrators (<code>extended</code>)');
  expect(section).toContain('<dt>Staff with</dt><dd><code>labels:buy</code></dd>');
  expect(section).toContain('This order has not been picked yet.');
  expect(section).toContain('Idempotent with an <code>Idempotency-Key</code>.');
});

it('a call says which scopes it needs together, and which are alternatives', () => {
  const scopesOf = (page: string, id: string) => {
    const text = pages.get(`/api/docs/calls/${page}`) ?? '';
    const section = new RegExp(`<section class="call" id="${id}".*?</section>`, 's').exec(
      text,
    )?.[0];
    return /<dt>Scopes<.dt><dd>(.*?)<.dd>/.exec(section ?? '')?.[1]?.replaceAll(/<.?code>/g, '');
  };
  expect(scopesOf('inventory', 'listAdminStock')).toBe('catalog:read, or stock:write');
  expect(scopesOf('backoffice', 'searchBackOffice')).toBe(
    'orders:read and catalog:read and customers:read and tickets:write',
  );
});

it('a page is sent once to a client that caches it', async () => {
  const tag = (await get('/api/docs')).headers.get('ETag') ?? '';
  const again = await httpClient(shop.url).get('/api/docs', { 'If-None-Match': tag });
  expect([again.status, again.text]).toEqual([304, '']);
});

it.each([
  ['buy label', 'Buy a shipping label'],
  ['EVENTS_GONE', 'Events after this one are no longer available.'],
  ['paging', '/api/docs/guides/paging'],
  ['no-such-thing', 'Try fewer words'],
  ['<b>"bold', '“&lt;b&gt;&quot;bold”'],
])('a search for %s finds %s', async (query, found) => {
  const { status, text } = await get(`/api/docs/search?q=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  expect(text).toContain(found);
  expect(text).not.toContain('<b>"bold');
});

it('changes since the last release are derived from both contracts', () => {
  const text = pages.get('/api/docs/changes') ?? '';
  expect(text).toContain('New: <a href="/api/docs/calls/events#listEvents">listEvents</a>');
});

it("uses the shop's colors", () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const ofShop = read('../../../../storefront/src/ui/tokens.css');
  const colors = [...read('look/base.css').matchAll(/^\s+--[\w-]+: .+;$/gm)].map(([line]) => line);
  expect(colors.length).toBeGreaterThan(12);
  for (const line of colors) expect(ofShop).toContain(line.trim());
});

it.each(['/api/docs/no-such.js', '/api/docs/../../package.json', '/api/docs/site.ts'])(
  'nothing else is served below it: %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
