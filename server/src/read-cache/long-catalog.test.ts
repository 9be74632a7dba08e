import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalog } from '../../test/factories/catalog.ts';
import { onReply } from '../../test/checked-replies.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { contract } from '@spindle/sdk/contract/contract';
import { readOperations } from '@spindle/sdk/contract/operation';
import { query } from '../database/query.ts';
import { indexStale } from '../search/index-stale.ts';

const count = 1203;
let shop: TestShop;
let address: string;
let catalogId: string;

beforeAll(async () => {
  shop = await startShop();
  catalogId = await makeCatalog(shop);
  await query(
    shop.orm.em.fork(),
    `insert into catalog_items (catalog_id, item_id, title, description, enabled, price_cents,
                                listing_order_weight, on_hand, created_at, updated_at)
     select $1, 'part-' || n, 'Part ' || n, 'Number ' || n, true, 100 + n, ${count} - n, n, now(), now()
       from generate_series(1, ${count}) n`,
    [catalogId],
  );
  await shop.services.snapshot.refresh();
  address = `${shop.url}/api/catalog/${catalogId}`;
});

afterAll(() => shop.close());

const ask = (headers: Record<string, string>) => fetch(address, { headers });

it('a long catalog is returned whole and in order, the same in every coding', async () => {
  const plain = await ask({ 'Accept-Encoding': 'identity' });
  const body: unknown = await plain.json();
  const items: { catalogItemId: string }[] = Array.isArray(body) ? body : [];
  expect(items.map(({ catalogItemId }) => catalogItemId)).toEqual(
    Array.from({ length: count }, (_, at) => `part-${count - at}`),
  );
  const operation = readOperations(contract).find(({ id }) => id === 'listCatalogItems');
  if (operation === undefined) throw new Error('Call not found.');
  onReply({ operation, status: 200, type: 'application/json', body });
  for (const coding of ['gzip', 'gzip, br']) {
    const coded = await ask({ 'Accept-Encoding': coding });
    expect(coded.headers.get('Content-Encoding')).toBe('gzip');
    expect(coded.headers.get('ETag')).toBe(plain.headers.get('ETag'));
    expect(await coded.json()).toEqual(body);
  }
});

it("a long catalog isn't sent again if unchanged, and changes once an item is sold", async () => {
  const etag = (await ask({})).headers.get('ETag') ?? '';
  expect((await ask({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
  await query(shop.orm.em.fork(), `update catalog_items set on_hand = 0 where item_id = 'part-7'`);
  await shop.services.snapshot.refresh();
  const changed = await ask({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toContainEqual(
    expect.objectContaining({ catalogItemId: 'part-7', inventory: 0 }),
  );
});

it('a long catalog is marked as large while it is, and its items are found page by page, in order', async () => {
  const isLarge = async () => {
    const [catalog]: { large?: boolean }[] = JSON.parse(
      await (await fetch(`${shop.url}/api/catalog/`)).text(),
    );
    return catalog?.large;
  };
  expect(await isLarge()).toBe(true);
  await indexStale(shop);
  const found = await fetch(`${shop.url}/api/search?catalogId=${catalogId}&page=50`);
  expect(await found.json()).toMatchObject({
    total: count,
    page: 50,
    items: Array.from({ length: 24 }, (_, at) => ({
      catalogItemId: `part-${count - 49 * 24 - at}`,
    })),
  });

  const change = async (deleted: string) => {
    const em = shop.orm.em.fork();
    await query(em, `update catalog_items set deleted_at = ${deleted} where item_id <> 'part-1'`);
    await shop.services.snapshot.refresh();
  };
  await change('now()');
  expect(await isLarge()).toBeUndefined();
  await change('null');
  expect(await isLarge()).toBe(true);
});

it('a long catalog can be abandoned by its reader halfway', async () => {
  const leaving = new AbortController();
  const reply = await fetch(address, {
    headers: { 'Accept-Encoding': 'identity' },
    signal: leaving.signal,
  });
  await reply.body?.getReader().read();
  leaving.abort();
  expect((await ask({})).status).toBe(200);
});
