import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { makeCatalog, makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [one] = await makeCrowd(shop, 1);
  if (!one) throw new Error('nobody came');
  shopper = one;
});

const call = (verb: string, { catalogId, itemId }: TestItem, rest = '') =>
  shopper.get(`/api/cart/${verb}/${catalogId}/${itemId}${rest}`);

describe('adding to the cart', () => {
  it('adds one unit per call, even for five simultaneous clicks', async () => {
    const item = await makeItem(shop);
    await Promise.all(Array.from({ length: 5 }, () => call('add', item)));
    expect(await shopper.cart()).toMatchObject([{ quantity: 5 }]);
  });

  it('is rejected if others reserve the last unit or another site sells the item', async () => {
    const held = await makeItem(shop, { title: 'Router', onHand: 2, reserved: 2 });
    const Reason = 'Router is out of stock.';
    expect(await call('add', held)).toMatchObject({ status: 409, body: { Reason } });
    const external = await makeCatalog(shop, { external: true, link: 'https://example.com' });
    const elsewhere = await makeItem(shop, { catalogId: external });
    expect((await call('add', elsewhere)).status).toBe(404);
    expect(await shopper.cart()).toEqual([]);
  });

  it('requires a deliberate click: links on other sites and prefetching are rejected', async () => {
    const item = await makeItem(shop);
    const path = `/api/cart/add/${item.catalogId}/${item.itemId}`;
    const elsewhere = await shopper.get(path, { 'Sec-Fetch-Site': 'cross-site' });
    expect(elsewhere.status).toBe(403);
    const foreign = { 'Sec-Fetch-Site': '', Origin: 'https://example.com' };
    expect((await shopper.get(path, foreign)).status).toBe(403);
    expect((await shopper.send('HEAD', path)).status).toBe(405);
    expect(await shopper.cart()).toEqual([]);
  });
});

describe('changing the cart', () => {
  it('accepts quantities from one to a million', async () => {
    const item = await makeItem(shop);
    await call('add', item);
    expect((await call('quantity', item, '/1000000')).body).toMatchObject([
      { quantity: 1_000_000 },
    ]);
    expect((await call('add', item)).body).toMatchObject([{ quantity: 1_000_000 }]);
    for (const wrong of ['0', '-1', '1000001', '1.5', 'many', '99999999999999999999']) {
      const reply = await call('quantity', item, `/${wrong}`);
      expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'qty' }] } });
    }
    expect(await shopper.cart()).toMatchObject([{ quantity: 1_000_000 }]);
  });

  it('takes at most three statements per call, including the session', async () => {
    for (let line = 0; line < 10; line++) await shopper.add(await makeItem(shop));
    const item = await makeItem(shop);
    const calls = [
      () => call('add', item),
      () => shopper.get('/api/cart/list'),
      () => call('quantity', item, '/4'),
      () => call('remove', item),
    ];
    for (const [at, make] of calls.entries()) {
      const { statements, result } = await countStatements(shop.orm, make);
      const own = statements.filter((text) => !text.includes('union all') || at === 0);
      expect(result.status).toBe(200);
      expect(own.length).toBeLessThanOrEqual(3);
    }
  });
});
