import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpClient } from '../../../test/http-client.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { asObject, isObject } from '@spindle/sdk/contract/document';
import { readContract } from '../read-contract.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const get = (path: string) => httpClient(shop.url).get(path);

it('the contract has a page that runs nothing, whose files all come from this host', async () => {
  const page = await get('/api/docs');
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(page.text).not.toMatch(/<script|\sstyle=/);
  const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text)?.[1] ?? 'none';
  expect((await get(styles)).headers.get('Content-Type')).toMatch(/^text\/css/);
});

it('every call and every schema is there, and every link within the page leads somewhere', async () => {
  const { text } = await get('/api/docs');
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { paths, components } = readContract();
  const operations = Object.values(asObject(paths, 'paths')).flatMap((methods) =>
    Object.values(asObject(methods, 'methods')).map((one) => isObject(one) && one['operationId']),
  );
  const schemas = Object.keys(asObject(asObject(components, 'components')['schemas'], 'schemas'));
  expect(ids).toEqual(expect.arrayContaining(operations));
  expect(ids).toEqual(expect.arrayContaining(schemas.map((name) => `schema-${name}`)));
  const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(targets));
});

it('is shown in no frame', async () => {
  const policy = (await get('/api/docs')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
});

it.each(['/api/docs/no-such.js', '/api/docs/../../package.json', '/api/docs/page.ts'])(
  'nothing else can be had below it: %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
