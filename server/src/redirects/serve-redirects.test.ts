import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { itemForm } from '../../test/store-builder.ts';
import { countStatements } from '../database/count-statements.ts';
import { redirectCalls } from './fixtures/redirect-calls.ts';

let shop: TestShop;
let other: TestShop;
let staff: SignedIn;
let visitor: HttpClient;
const redirects = redirectCalls(() => staff);

beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ beside: shop });
  staff = await signInAs(shop, 'extended');
  visitor = httpClient(shop.url);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

async function locationOf(path: string, client = visitor): Promise<string | number | null> {
  const { status, headers } = await client.get(path);
  return status === 301 ? headers.get('Location') : status;
}

it.each([
  '/products/Gr%C3%B6%C3%9Fe-1',
  '/products/gr%c3%b6%c3%9fe-1/',
  '/PRODUCTS/gr%C3%B6%C3%9Fe-1//',
  '/collections/all/products/gr%C3%B6%C3%9Fe-1',
  '/Collections/Sale/products/gro%CC%88%C3%9Fe-1',
])('an old address is redirected in the spelling %s', async (path) => {
  await redirects.create('/products/Größe-1', '/ui/shop/spindles');
  expect(await locationOf(path)).toBe('/ui/shop/spindles');
});

it('GET and HEAD are redirected for good, but not stored by browsers', async () => {
  await redirects.create('/pages/shipping', '/ui/pages/versand-ö?tab=eu#costs');
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await visitor.send(method, '/pages/shipping');
    expect(status).toBe(301);
    expect(headers.get('Location')).toBe('/ui/pages/versand-%C3%B6?tab=eu#costs');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  }
  expect((await visitor.send('POST', '/pages/shipping')).status).toBe(404);
});

it.each([
  ['', '/ui/search?q=er20#top'],
  ['?utm_source=mail', '/ui/search?q=er20&utm_source=mail#top'],
  ['?q=other&%71=x&a=1&a=2&', '/ui/search?q=er20&a=1&a=2#top'],
  ['?next=//evil.example%0d%0a', '/ui/search?q=er20&next=//evil.example%0d%0a#top'],
])('the query %s is kept unless the new address sets it', async (query, location) => {
  await redirects.create('/search/er20', '/ui/search?q=er20#top');
  expect(await locationOf(`/search/er20${query}`)).toBe(location);
});

it('a query is added to an address without one', async () => {
  await redirects.create('/old-home', '/home');
  expect(await locationOf('/old-home?a=1&b=%20')).toBe('/home?a=1&b=%20');
});

it('a page that exists is not redirected, and one that is hidden is', async () => {
  const catalogId = await makeCatalog(shop);
  const { itemId } = await makeItem(shop, { catalogId });
  const path = `/ui/shop/${catalogId}/${itemId}`;
  await redirects.create(path, '/home');
  await redirects.create(`/ui/shop/${catalogId}`, '/ui/shop');
  expect(await locationOf(path)).toBe(404);
  expect(await locationOf(`/ui/shop/${catalogId}`)).toBe(404);
  const save = (enabled: string) =>
    staff.put(`/api/catbuilder/${catalogId}/${itemId}`, itemForm({ enabled }));
  await save('false');
  expect(await locationOf(path)).toBe('/home');
  await save('true');
  expect(await locationOf(path)).toBe(404);
});

it('every process follows a change, and a deleted redirect ends', async () => {
  const { Redirect } = await redirects.create('/moved', '/ui/shop');
  const elsewhere = httpClient(other.url);
  const inOther = (location: string | number) =>
    vi.waitUntil(async () => (await locationOf('/moved', elsewhere)) === location, {
      timeout: 10_000,
      interval: 20,
    });
  await inOther('/ui/shop');
  const id = Redirect?.id ?? '';
  await redirects.update(id, '/moved', '/ui/support');
  expect(await locationOf('/moved')).toBe('/ui/support');
  await inOther('/ui/support');
  await redirects.update(id, '/moved-again', '/ui/support');
  expect(await locationOf('/moved')).toBe(404);
  await redirects.delete(id);
  expect(await locationOf('/moved-again')).toBe(404);
  await inOther(404);
});

it('an address without a redirect reads nothing from the database, nor does one with', async () => {
  await redirects.create('/known', '/home');
  for (const path of ['/unknown/42', '/known']) {
    const { statements } = await countStatements(shop.orm, () => visitor.get(path));
    expect(statements.filter((text) => /redirects|catalog_items|catalogs/.test(text))).toEqual([]);
  }
});
