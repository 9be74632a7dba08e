import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { makeCatalog, makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';

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
  it('answers the whole cart in the order things were added, with their prices', async () => {
    const first = await makeItem(shop, { title: 'Spindle', priceCents: 38_995, onHand: 4 });
    const second = await makeItem(shop, { title: 'Collet', priceCents: 995 });
    await call('add', second);
    const reply = await call('add', first);
    expect(reply).toMatchObject({
      status: 200,
      body: [
        { item: { title: 'Collet', price: 9.95 }, quantity: 1 },
        { item: { title: 'Spindle', price: 389.95, inventory: 4, available: true }, quantity: 1 },
      ],
    });
    expect((await shopper.get('/api/cart/list')).body).toEqual(reply.body);
  });

  it('adds one more each time, also when it is clicked five times at once', async () => {
    const item = await makeItem(shop);
    await Promise.all(Array.from({ length: 5 }, () => call('add', item)));
    expect(await shopper.cart()).toMatchObject([{ quantity: 5 }]);
  });

  it('keeps a digital item at one', async () => {
    const plans = await makeItem(shop, { digital: true });
    await call('add', plans);
    await call('add', plans);
    expect((await call('quantity', plans, '/7')).body).toMatchObject([{ quantity: 1 }]);
  });

  const refusals: [string, object, RegExp][] = [
    ['is out of stock', { onHand: 0 }, /out of stock/],
    ['is held for others to the last unit', { onHand: 2, reserved: 2 }, /out of stock/],
    ['is not on sale yet', { locked: true }, /not on sale yet/],
    ['is discontinued', { expired: true }, /discontinued/],
    ['is sold by subscription', { subscription: true }, /by subscription/],
  ];
  it.each(refusals)('says why when the item %s', async (_why, options, reason) => {
    const item = await makeItem(shop, { title: 'Router', ...options });
    const reply = await call('add', item);
    expect(reply).toMatchObject({
      status: 409,
      body: { Status: 'ERROR', Reason: expect.stringMatching(reason) },
    });
    expect(await shopper.cart()).toEqual([]);
  });

  it('says why when the whole catalogue is not on sale', async () => {
    const locked = await makeItem(shop, { catalogId: await makeCatalog(shop, { locked: true }) });
    const expired = await makeItem(shop, { catalogId: await makeCatalog(shop, { expired: true }) });
    expect(await call('add', locked)).toMatchObject({
      status: 409,
      body: { Reason: expect.stringContaining('not on sale yet') },
    });
    expect(await call('add', expired)).toMatchObject({
      status: 409,
      body: { Reason: expect.stringContaining('discontinued') },
    });
  });

  it('does not know what customers cannot see', async () => {
    const external = await makeCatalog(shop, { external: true, link: 'https://example.com' });
    const hidden = [
      await makeItem(shop, { enabled: false }),
      await makeItem(shop, { catalogId: await makeCatalog(shop, { enabled: false }) }),
      await makeItem(shop, { catalogId: external }),
      { catalogId: 'no-such', itemId: 'thing' },
    ];
    for (const item of hidden) expect((await call('add', item)).status).toBe(404);
  });

  it('happens on purpose only: not for a link on another site, not while looking ahead', async () => {
    const item = await makeItem(shop);
    const path = `/api/cart/add/${item.catalogId}/${item.itemId}`;
    const elsewhere = await shopper.get(path, { 'Sec-Fetch-Site': 'cross-site' });
    expect(elsewhere.status).toBe(403);
    const foreign = { 'Sec-Fetch-Site': '', Origin: 'https://example.com' };
    expect((await shopper.get(path, foreign)).status).toBe(403);
    expect((await shopper.send('HEAD', path)).status).toBe(405);
    expect(await shopper.cart()).toEqual([]);
  });

  it('needs somebody who is signed in', async () => {
    const item = await makeItem(shop);
    const visitor = httpClient(shop.url);
    const reply = await visitor.get(`/api/cart/add/${item.catalogId}/${item.itemId}`);
    expect(reply.status).toBe(401);
  });
});

describe('changing the cart', () => {
  it('takes quantities from one to a million', async () => {
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

  it('does not set the quantity of what is not in it', async () => {
    const item = await makeItem(shop);
    expect((await call('quantity', item, '/3')).status).toBe(404);
  });

  it('takes an item out, and out again', async () => {
    const gone = await makeItem(shop);
    const stays = await makeItem(shop);
    await shopper.add(gone);
    await shopper.add(stays);
    const reply = await call('remove', gone);
    expect(reply).toMatchObject({ status: 200, body: [{ item: { catalogItemId: stays.itemId } }] });
    expect((await call('remove', gone)).body).toEqual(reply.body);
  });

  it('stays readable when an item is disabled or deleted, and says it cannot be had', async () => {
    const disabled = await makeItem(shop, { title: 'Gone spindle' });
    const deleted = await makeItem(shop, { title: 'Gone collet' });
    await shopper.add(disabled);
    await shopper.add(deleted);
    const em = shop.orm.em.fork();
    const named = [disabled.itemId];
    await query(em, 'update catalog_items set enabled = false where item_id = $1', named);
    await query(em, 'update catalog_items set deleted_at = now() where item_id = $1', [
      deleted.itemId,
    ]);
    expect(await shopper.cart()).toMatchObject([
      { item: { title: 'Gone spindle', available: false } },
      { item: { title: 'Gone collet', available: false } },
    ]);
    expect(await shopper.startCheckout()).toMatchObject({
      Status: 'ERROR',
      Reason: 'Gone spindle is no longer on sale. Please take it out of your cart.',
      catalogItemId: disabled.itemId,
    });
    await call('remove', disabled);
    expect(await call('remove', deleted)).toMatchObject({ status: 200, body: [] });
  });

  it('is nobody else’s business', async () => {
    const [other] = await makeCrowd(shop, 1);
    const item = await makeItem(shop);
    await shopper.add(item);
    expect(await other?.cart()).toEqual([]);
    expect(
      (await other?.get(`/api/cart/quantity/${item.catalogId}/${item.itemId}/9`))?.status,
    ).toBe(404);
    expect(await shopper.cart()).toMatchObject([{ quantity: 1 }]);
  });

  it('takes at most three statements a call, the session read included', async () => {
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
