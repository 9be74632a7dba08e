import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpClient } from '../../../test/http-client.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const get = (path: string) => httpClient(shop.url).get(path);

it('the contract has a page, whose files all come from this host', async () => {
  const page = await get('/api/docs');
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at = '']) => at);
  expect(files.filter((at) => !at.startsWith('/api/'))).toEqual(['data:,']);
  expect(files.length).toBeGreaterThan(3);
  for (const at of files.slice(1)) expect([at, (await get(at)).status]).toEqual([at, 200]);
});

it('it may run its own scripts and nobody else’s, and is shown in no frame', async () => {
  const policy = (await get('/api/docs')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-/);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("frame-ancestors 'none'");
});

it.each(['/api/docs/no-such.js', '/api/docs/../../package.json', '/api/docs/page.html'])(
  'nothing else can be had below it: %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
