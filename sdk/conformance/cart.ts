import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import type { BodyOf } from '../contract/operation-types.ts';
import { makeCatalog } from './makers/make-catalog.ts';
import { makeItem, type ItemOptions } from './makers/make-item.ts';
import { rejectionOf } from './makers/rejection.ts';
import { addUnits, newShopper } from './makers/shopper.ts';
import { storeBuilder } from './makers/store-builder.ts';

type Item = Awaited<ReturnType<typeof makeItem>>;
type CatalogOptions = Partial<BodyOf<'createCatalog'>>;

export const cartConformance = defineConformance(['cart'], (shop) => {
  const customer = () => shop().signedIn('customer');
  const builder = storeBuilder(shop);

  it('is empty at first', async () => {
    const buyer = await customer();
    expect(await replyOf(buyer.shop.GET('/api/cart/list'))).toEqual([]);
  });

  it('returns the whole cart in the order of adding, with prices', async () => {
    const buyer = await customer();
    const spindle = await makeItem(shop(), { inventory: 4 });
    const collet = await makeItem(shop(), { title: 'Collet', price: '9.95' });
    await addUnits(buyer, collet);
    const cart = await addUnits(buyer, spindle);
    expect(cart).toMatchObject([
      { item: { title: 'Collet', price: 9.95, digital: false }, quantity: 1 },
      { item: { title: spindle.title, price: 389.95, inventory: 4, available: true }, quantity: 1 },
    ]);
    expect(await replyOf(buyer.shop.GET('/api/cart/list'))).toEqual(cart);
  });

  it('adds one more each time', async () => {
    const buyer = await customer();
    const item = await makeItem(shop());
    await addUnits(buyer, item);
    expect(await addUnits(buyer, item)).toMatchObject([{ quantity: 2 }]);
  });

  it('keeps a digital item at one', async () => {
    const buyer = await customer();
    const plans = await makeItem(shop(), { digital: true });
    await addUnits(buyer, plans);
    expect(await addUnits(buyer, plans)).toMatchObject([{ quantity: 1, item: { digital: true } }]);
    expect(await addUnits(buyer, plans, 7)).toMatchObject([{ quantity: 1 }]);
  });

  it('accepts a quantity beyond the stock, which checkout checks', async () => {
    const buyer = await customer();
    const item = await makeItem(shop(), { inventory: 2 });
    expect(await addUnits(buyer, item, 50)).toMatchObject([
      { quantity: 50, item: { inventory: 2, available: true } },
    ]);
  });

  it('rejects a quantity for an item that is not in it', async () => {
    const buyer = await customer();
    const { catalogId, catalogItemId } = await makeItem(shop());
    const rejection = await rejectionOf(
      replyOf(
        buyer.shop.GET('/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}', {
          params: { path: { catalogId, catalogItemId, qty: 2 } },
        }),
      ),
    );
    expect(rejection).toMatchObject({ status: 404, message: "This item isn't in your cart." });
  });

  it("removes whole lines, and nothing if the line doesn't exist", async () => {
    const buyer = await customer();
    const [saved, gone] = [await makeItem(shop()), await makeItem(shop())];
    await addUnits(buyer, saved);
    await addUnits(buyer, gone, 3);
    const remove = () =>
      replyOf(
        buyer.shop.GET('/api/cart/remove/{catalogId}/{catalogItemId}', {
          params: { path: { catalogId: gone.catalogId, catalogItemId: gone.catalogItemId } },
        }),
      );
    const left = [{ item: { catalogItemId: saved.catalogItemId }, quantity: 1 }];
    expect(await remove()).toMatchObject(left);
    expect(await remove()).toMatchObject(left);
  });

  const rejected: [string, ItemOptions, string, CatalogOptions?][] = [
    ['is out of stock', { inventory: 0 }, 'Goods is out of stock.'],
    ['is not on sale yet', { locked: true }, "Goods isn't available yet."],
    ['is discontinued', { expired: true }, 'Goods is discontinued.'],
    [
      'is sold as a subscription',
      { subscription: true },
      'Goods is sold as a subscription. Subscribe on its page instead.',
    ],
    ['is of a catalog not on sale yet', {}, "Goods isn't available yet.", { locked: true }],
    ['is of a discontinued catalog', {}, 'Goods is discontinued.', { expired: true }],
  ];
  it.each(rejected)('rejects %s', async (_, options, message, inCatalog) => {
    const buyer = await customer();
    const { catalogId } = await makeCatalog(shop(), inCatalog);
    const goods = { title: 'Goods', published: false, catalogId, ...options };
    const item = await makeItem(shop(), goods);
    const rejection = await rejectionOf(addUnits(buyer, item));
    expect(rejection).toMatchObject({ status: 409, message });
    expect(await replyOf(buyer.shop.GET('/api/cart/list'))).toEqual([]);
  });

  it("rejects items that customers can't see", async () => {
    const buyer = await customer();
    const hidden = await makeItem(shop(), { enabled: false, published: false });
    const { catalogId } = await makeCatalog(shop());
    const ofHidden = await makeItem(shop(), {
      catalogId: (await makeCatalog(shop(), { enabled: false })).catalogId,
      published: false,
    });
    for (const item of [hidden, ofHidden, { catalogId, catalogItemId: 'no-such-item' }]) {
      const rejection = await rejectionOf(addUnits(buyer, item));
      expect(rejection).toMatchObject({ status: 404, message: 'Item not found.' });
    }
  });

  it.each([
    ['disabled', (item: Item) => builder.saveItem(item, { title: 'Goods', enabled: false })],
    ['deleted', (item: Item) => builder.deleteItem(item)],
  ])('can still be read when an item is %s, and says it is unavailable', async (_, withdraw) => {
    const buyer = await newShopper(shop());
    const item = await makeItem(shop(), { title: 'Goods' });
    await addUnits(buyer, item);
    await withdraw(item);
    const gone = [{ item: { title: 'Goods', price: 389.95, available: false }, quantity: 1 }];
    expect(await replyOf(buyer.shop.GET('/api/cart/list'))).toMatchObject(gone);
    expect(await rejectionOf(addUnits(buyer, item))).toMatchObject({ status: 404 });
    expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
      Status: 'ERROR',
      Reason: 'Goods is no longer available. Remove it from your cart.',
      catalogItemId: item.catalogItemId,
      RedirectUrl: null,
    });
  });

  it('belongs to its customer only', async () => {
    const [one, other] = [await customer(), await customer()];
    await addUnits(one, await makeItem(shop()));
    expect(await replyOf(other.shop.GET('/api/cart/list'))).toEqual([]);
  });

  it('is for signed-in customers', async () => {
    const pending = await shop().signedIn('pending');
    expect(await rejectionOf(replyOf(shop().visitor().GET('/api/cart/list')))).toMatchObject({
      status: 401,
    });
    expect(await rejectionOf(replyOf(pending.shop.GET('/api/cart/list')))).toMatchObject({
      status: 401,
    });
  });

  it('rejects a quantity below one', async () => {
    const buyer = await customer();
    const { catalogId, catalogItemId } = await makeItem(shop());
    await addUnits(buyer, { catalogId, catalogItemId });
    const rejection = await rejectionOf(
      replyOf(
        buyer.shop.GET('/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}', {
          params: { path: { catalogId, catalogItemId, qty: 0 } },
        }),
      ),
    );
    expect(rejection).toMatchObject({ status: 400, errors: [{ path: 'qty' }] });
  });
});
