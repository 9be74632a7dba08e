import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let visitor: HttpClient;

beforeAll(async () => {
  shop = await startShop();
  visitor = httpClient(shop.url);
});

afterAll(() => shop.close());

describe('catalog reads', () => {
  it('list the catalogs by their weight, with or without a trailing slash', async () => {
    await makeCatalog(shop, { id: 'rails', listingOrderWeight: 20 });
    await makeCatalog(shop, { id: 'steppers', listingOrderWeight: 10 });
    await shop.services.snapshot.refresh();

    const reply = await visitor.get('/api/catalog/');
    expect(reply.status).toBe(200);
    const ids = idsOf(reply.body, 'catalogId');
    expect(ids.indexOf('steppers')).toBeLessThan(ids.indexOf('rails'));
    expect((await visitor.get('/api/catalog')).text).toBe(reply.text);
  });

  it('show prices in dollars and the stock left after reservations', async () => {
    const item = await makeItem(shop, { priceCents: 12_995, onHand: 7, reserved: 3 });
    await shop.services.snapshot.refresh();

    const reply = await visitor.get(pathOf(item));
    expect(reply.body).toMatchObject({ price: 129.95, inventory: 4 });
    const list = await visitor.get(`/api/catalog/${item.catalogId}`);
    expect(list.body).toEqual([reply.body]);
  });

  it('return 304 until an item is sold', async () => {
    const item = await makeItem(shop, { onHand: 2 });
    await shop.services.snapshot.refresh();
    const etag = (await visitor.get(pathOf(item))).headers.get('ETag') ?? '';

    const again = await visitor.get(pathOf(item), { 'If-None-Match': `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.get('X-Request-Id')).toBeTruthy();

    await sell(item.itemId);
    await shop.services.snapshot.refresh();
    const changed = await visitor.get(pathOf(item), { 'If-None-Match': etag });
    expect(changed).toMatchObject({ status: 200, body: { inventory: 1 } });
    expect(changed.headers.get('ETag')).not.toBe(etag);
  });

  it('can be cached by anyone, are always revalidated and set no cookie', async () => {
    const { headers } = await visitor.get('/api/catalog/');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  it('are compressed for clients that accept it', async () => {
    const item = await makeItem(shop, {
      attributes: [{ attributeId: 'sheet', type: 'HTML', value: `<p>${'steel '.repeat(500)}</p>` }],
    });
    await shop.services.snapshot.refresh();

    const plain = await fetch(shop.url + pathOf(item), {
      headers: { 'Accept-Encoding': 'gzip;q=0' },
    });
    const small = await fetch(shop.url + pathOf(item), { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(small.headers.get('Content-Encoding')).toBe('gzip');
    expect(await small.text()).toBe(await plain.text());
    expect(Number(small.headers.get('Content-Length'))).toBeLessThan(1000);
  });

  it('answer HEAD like GET, without a body', async () => {
    const head = await visitor.send('HEAD', '/api/catalog/');
    const get = await visitor.get('/api/catalog/');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'));
  });

  it('return 404 with a reason for an unknown id, and 400 for a malformed one', async () => {
    const reply = await visitor.get('/api/catalog/no-such');
    expect(reply).toMatchObject({ status: 404, body: { Status: 'ERROR' } });
    expect((await visitor.get('/api/catalog/No_Such')).status).toBe(400);
  });
});

function pathOf(item: { catalogId: string; itemId: string }): string {
  return `/api/catalog/${item.catalogId}/${item.itemId}`;
}

async function sell(itemId: string): Promise<void> {
  const statement = 'update catalog_items set on_hand = on_hand - 1 where item_id = $1';
  await query(shop.orm.em.fork(), statement, [itemId]);
}

function idsOf(body: unknown, member: string): unknown[] {
  if (!Array.isArray(body)) throw new Error('not a list');
  return body.map((one: Record<string, unknown>) => one[member]);
}
