import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { makeElement, makeSection } from '../../test/factories/content.ts';
import { httpClient } from '../../test/http-client.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addItem } from '../../test/store-builder.ts';
import { query } from '../database/query.ts';
import { redirectCalls } from './fixtures/redirect-calls.ts';
import { importRedirects } from './import-redirects.ts';

let shop: TestShop;
let staff: SignedIn;
const redirects = redirectCalls(() => staff);

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function locationOf(path: string) {
  const { status, headers } = await httpClient(shop.url).get(path);
  return status === 301 ? headers.get('Location') : status;
}

const list = async (filter: object) => (await staff.get(listPath('redirects', { filter }))).body;

describe('a deleted item leads', () => {
  const deleteItem = (catalogId: string, itemId: string) =>
    staff.delete(`/api/catbuilder/${catalogId}/${itemId}`);
  const replace = (catalogId: string, itemId: string, by: string) =>
    query(
      shop.orm.em.fork(),
      'update catalog_items set replaced_by_catalog_id = $1, replaced_by_item_id = $3 where catalog_id = $1 and item_id = $2',
      [catalogId, itemId, by],
    );

  it('to the item that replaces it, and on to where that one leads', async () => {
    const catalogId = await makeCatalog(shop);
    const oldest = await addItem(staff, catalogId, { title: 'ER11' });
    const older = await addItem(staff, catalogId, { title: 'ER16' });
    const newest = await addItem(staff, catalogId, { title: 'ER20' });
    await replace(catalogId, oldest, older);
    await replace(catalogId, older, newest);
    const at = (itemId: string) => `/ui/shop/${catalogId}/${itemId}`;
    await deleteItem(catalogId, oldest);
    expect(await locationOf(at(oldest))).toBe(at(older));
    await deleteItem(catalogId, older);
    expect(await locationOf(at(older))).toBe(at(newest));
    expect(await locationOf(at(oldest))).toBe(at(newest));
    expect(await list({ q: at(older) })).toMatchObject([
      { from: at(older), origin: 'AUTOMATIC', subject: `item ${catalogId}/${older}` },
    ]);
  });

  it('to a visible item of its family', async () => {
    const catalogId = await makeCatalog(shop);
    const members = await Promise.all(
      ['1.5 kW', '2.2 kW', '3 kW'].map((power) =>
        makeItem(shop, {
          catalogId,
          attributes: [{ attributeId: 'Power', type: 'SPEC', value: power }],
        }),
      ),
    );
    const [first, hidden, shown] = members.map(({ itemId }) => itemId);
    await staff.send('POST', `/api/admin/families/${catalogId}`, {
      body: JSON.stringify({
        title: 'Spindle',
        options: ['Power'],
        members: [first, hidden, shown],
      }),
      headers: { 'Content-Type': 'application/json' },
    });
    const hide = 'update catalog_items set enabled = false where item_id = $1';
    await query(shop.orm.em.fork(), hide, [hidden]);
    await deleteItem(catalogId, first ?? '');
    expect(await locationOf(`/ui/shop/${catalogId}/${first}`)).toBe(
      `/ui/shop/${catalogId}/${shown}`,
    );
  });

  it('to its catalog, and to the start page after the catalog is deleted', async () => {
    const { catalogId, itemId } = await makeItem(shop);
    await deleteItem(catalogId, itemId);
    const path = `/ui/shop/${catalogId}/${itemId}`;
    expect(await locationOf(path)).toBe(`/ui/shop/${catalogId}`);
    await staff.delete(`/api/catbuilder/${catalogId}`);
    expect(await locationOf(`/ui/shop/${catalogId}`)).toBe('/home');
    expect(await locationOf(path)).toBe('/home');
  });

  it('where staff decided before', async () => {
    const { catalogId, itemId } = await makeItem(shop);
    const path = `/ui/shop/${catalogId}/${itemId}`;
    await redirects.create(path, '/ui/support');
    await deleteItem(catalogId, itemId);
    expect(await locationOf(path)).toBe('/ui/support');
  });
});

it('a deleted page leads to the start page; other elements have no address', async () => {
  await makeSection(shop, { category: 'pages' });
  const page = await makeElement(shop, { category: 'pages' });
  const element = await makeElement(shop);
  for (const { category, elementId } of [page, element]) {
    await staff.delete(`/api/contentbuilder/${category}/${elementId}`);
  }
  expect(await locationOf(`/ui/pages/${page.elementId}`)).toBe('/home');
  expect(await list({ q: element.elementId })).toEqual([]);
});

it('simultaneous changes make no loop and no chain', async () => {
  const paths = ['/r/1', '/r/2', '/r/3', '/r/4'];
  const pairs = paths.flatMap((from) => paths.map((to) => [from, to] as const));
  const replies = await Promise.all(pairs.map(([from, to]) => redirects.create(from, to)));
  expect(replies.filter(({ Status }) => Status === 'SUCCESS').length).toBeGreaterThan(0);
  const chained = `select 1 from redirects a join redirects b on b.source = a.target_path`;
  expect(await query(shop.orm.em.fork(), chained)).toEqual([]);
});

it.each([
  ['//evil.example', '/home', '/home'],
  ['/old/', '/home', '/home'],
  [String.raw`/a\b`, '/home', '/home'],
  ['/a\nb', '/home', '/home'],
  ['/api/catalog', '/home', '/home'],
  ['/ui/admin/orders', '/home', '/home'],
  [`/${'a'.repeat(500)}`, '/home', '/home'],
  ['/old', 'https://evil.example', '/old-target'],
  ['/old', '//evil.example', '/old-target'],
  ['/old', String.raw`/\evil.example`, '/old-target'],
  ['/old', '/a\r\nb', '/old-target'],
  ['/old', '/API/catalog', '/old-target'],
  ['/old', '/old?a=1', '/old'],
])('the database itself rejects %j to %j', async (source, target, path) => {
  const insert = query(
    shop.orm.em.fork(),
    `insert into redirects (id, source, target, target_path, origin, created_at)
     values (gen_random_uuid(), $1, $2, $3, 'STAFF', now())`,
    [source, target, path],
  );
  await expect(insert).rejects.toThrow(/violates check constraint "redirects_/);
});

describe('an import', () => {
  const importRows = (rows: [string, string][], apply: boolean) =>
    shop.orm.em.fork().transactional((tx) =>
      importRedirects(
        tx,
        rows.map(([from, to]) => ({ from, to })),
        { now: new Date(), apply },
      ),
    );

  it('saves rows that may repeat, change each other and build on what there is', async () => {
    await redirects.create('/i/2', '/i/3');
    const rows: [string, string][] = [
      ['/i/1', '/i/2'],
      ['/I/0/', '/i/1?tab=1'],
      ['/i/3', '/ui/shop'],
      ['/i/3', '/ui/support'],
    ];
    expect(await importRows(rows, false)).toEqual([]);
    expect(await list({ q: '/i/1' })).toEqual([]);
    for (const apply of [true, true, false]) {
      expect(await importRows(rows, apply)).toEqual([]);
      await shop.services.snapshot.refresh();
      expect(await locationOf('/i/0')).toBe('/ui/shop');
      expect(await locationOf('/i/3')).toBe('/ui/support');
    }
  });

  it('saves nothing if a row has a problem, and says which', async () => {
    const rows: [string, string][] = [
      ['/n/1', '/home'],
      ['/n/2', 'https://evil.example'],
      ['/n/3', '/n/1'],
      ['/home', '/n/1'],
    ];
    expect(await importRows(rows, true)).toMatchObject([
      { row: 1, path: 'to', message: expect.stringContaining('The new address must be a path') },
      { row: 3, path: 'from', message: expect.stringContaining("can't be redirected") },
    ]);
    expect(await list({ q: '/n/' })).toEqual([]);
  });

  it('of thousands of rows takes seconds', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at): [string, string] => [
      `/many/${at}`,
      `/ui/shop/spindles/${at}`,
    ]);
    const started = performance.now();
    expect(await importRows(rows, true)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(30_000);
    await shop.services.snapshot.refresh();
    expect(await locationOf('/many/0')).toBe('/ui/shop/spindles/0');
  });
});
