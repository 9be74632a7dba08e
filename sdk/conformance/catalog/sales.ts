import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { addUnits, newShopper, paymentPage } from '../makers/shopper.ts';
import { storeBuilder } from '../makers/store-builder.ts';
import { until } from '../until.ts';

type Form = BodyOf<'saveItemSale'>;
type Item = Awaited<ReturnType<typeof makeItem>>;

export function salesConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);
  const address = '/api/admin/items/{catalogId}/{catalogItemId}/sale';
  const keyOf = ({ catalogId, catalogItemId }: Item) => ({ path: { catalogId, catalogItemId } });
  const inMinutes = (minutes: number) =>
    new Date(shop().now().getTime() + minutes * 60_000).toISOString();

  async function save(item: Item, form: Partial<Form> = {}) {
    const staff = await builder.staff();
    const body = {
      salePrice: '80.00',
      saleStarts: inMinutes(-1),
      saleEnds: inMinutes(10),
      ...form,
    };
    return replyOf(staff.PUT(address, { params: keyOf(item), body, ...asJson }));
  }

  async function end(item: Item, version?: number) {
    const params = { ...keyOf(item), ...(version !== undefined && { query: { version } }) };
    return replyOf((await builder.staff()).DELETE(address, { params }));
  }

  const seen = (item: Item) =>
    replyOf(
      shop()
        .visitor()
        .GET('/api/catalog/{catalogId}/{catalogItemId}', { params: keyOf(item) }),
    );

  describe('a sale', () => {
    it('starts and ends on time, wherever the price is read', async () => {
      const word = `sale${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      const item = await makeItem(shop(), { title: `Spindle ${word}`, price: '100' });
      const [saleStarts, saleEnds] = [inMinutes(2), inMinutes(6)];
      expect(await save(item, { saleStarts, saleEnds, version: item.version })).toMatchObject({
        Status: 'SUCCESS',
        Reason: 'Sale saved.',
        CatalogItem: { price: 100, currentPrice: 100, salePrice: 80, saleStarts, saleEnds },
      });
      const visitor = shop().visitor();
      const query = { q: word, maxPrice: 90 };
      const found = () => replyOf(visitor.GET('/api/search', { params: { query } }));
      expect(await seen(item)).toMatchObject({ price: 100 });
      expect(await seen(item)).not.toHaveProperty('regularPrice');
      expect(await found()).toMatchObject({ total: 0 });

      shop().advance(3);
      const now = { price: 80, regularPrice: 100, priceValidUntil: saleEnds };
      expect(await seen(item)).toMatchObject(now);
      const { catalogId } = item;
      const inCatalog = { params: { path: { catalogId } } };
      expect(await replyOf(visitor.GET('/api/catalog/{catalogId}', inCatalog))).toMatchObject([
        now,
      ]);
      expect(await found()).toMatchObject({ total: 1, items: [now] });
      const typed = { params: { query: { q: word } } };
      expect(await replyOf(visitor.GET('/api/search/suggest', typed))).toMatchObject({
        items: [now],
      });
      expect(await builder.items(catalogId)).toMatchObject([{ price: 100, currentPrice: 80 }]);

      shop().advance(4);
      expect(await seen(item)).toMatchObject({ price: 100 });
      expect(await seen(item)).not.toHaveProperty('priceValidUntil');
      expect(await found()).toMatchObject({ total: 0 });
    });

    it('sorts search results by the current price', async () => {
      const word = `sort${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
      const expensive = await makeItem(shop(), { title: `B ${word}`, price: '100' });
      await makeItem(shop(), { title: `A ${word}`, price: '90' });
      await save(expensive);
      const query = { q: word, sort: 'price' } as const;
      const { items } = await replyOf(shop().visitor().GET('/api/search', { params: { query } }));
      expect(items.map(({ price }) => price)).toEqual([80, 90]);
    });

    it('is replaced by the next, and can be ended immediately', async () => {
      const item = await makeItem(shop(), { price: '100' });
      await save(item);
      const { CatalogItem } = await save(item, { salePrice: '75.50' });
      expect(CatalogItem).toMatchObject({ currentPrice: 75.5 });
      expect(await end(item)).toMatchObject({
        Reason: 'Sale ended. Customers now pay the regular price.',
        CatalogItem: { currentPrice: 100, salePrice: null, saleStarts: null, saleEnds: null },
      });
      expect(await seen(item)).toMatchObject({ price: 100 });
      expect(await end(item)).toMatchObject({ Reason: 'This item has no sale.' });
    });

    it('is for administrators', async () => {
      const item = await makeItem(shop(), { price: '100' });
      const body = { salePrice: '80', saleStarts: inMinutes(0), saleEnds: inMinutes(5) };
      for (const role of ['pending', 'customer', 'warehouse'] as const) {
        const { shop: theirs } = await shop().signedIn(role);
        const status = role === 'pending' ? 401 : 403;
        const calls = [
          theirs.PUT(address, { params: keyOf(item), body, ...asJson }),
          theirs.DELETE(address, { params: keyOf(item) }),
        ];
        for (const call of calls)
          expect(await rejectionOf(replyOf(call))).toMatchObject({ status });
      }
      expect(await seen(item)).toMatchObject({ price: 100 });
    });

    it.each([
      ['salePrice', { salePrice: '0.00' }],
      ['salePrice', { salePrice: '8.005' }],
      ['saleStarts', { saleStarts: 'tomorrow' }],
      ['saleStarts', { saleStarts: '1999-12-31T23:59:59Z' }],
      ['saleEnds', { saleEnds: '2000-01-01T00:00:00Z' }],
    ])('says that %s is invalid in %j', async (field, form) => {
      const item = await makeItem(shop(), { price: '100' });
      const { status, errors } = await rejectionOf(save(item, form));
      expect([status, errors.map(({ path }) => path)]).toEqual([400, [field]]);
      expect(await seen(item)).toMatchObject({ price: 100 });
    });

    it('must end after it starts, and in the future', async () => {
      const item = await makeItem(shop(), { price: '100' });
      const over = { saleStarts: inMinutes(-9), saleEnds: inMinutes(-8) };
      const backwards = { saleStarts: inMinutes(9), saleEnds: inMinutes(8) };
      for (const form of [over, backwards]) {
        const { errors } = await rejectionOf(save(item, form));
        expect(errors.map(({ path }) => path)).toEqual(['saleEnds']);
      }
    });

    it('must be below the price, and is not for subscriptions', async () => {
      const item = await makeItem(shop(), { price: '100' });
      expect(await save(item, { salePrice: '100' })).toMatchObject({
        Status: 'ERROR',
        code: 'SALE_NOT_BELOW_PRICE',
        Errors: [{ path: 'salePrice', message: 'must be below the regular price of $100.00' }],
        CatalogItem: { salePrice: null },
      });
      const plan = await makeItem(shop(), { subscription: true, digital: true });
      expect(await save(plan)).toMatchObject({
        Status: 'ERROR',
        code: 'SOLD_BY_SUBSCRIPTION',
        CatalogItem: { salePrice: null },
      });
    });

    it("stays when the item is edited, and limits the item's price", async () => {
      const item = await makeItem(shop(), { price: '100' });
      await save(item);
      expect(await builder.saveItem(item, { price: '80' })).toMatchObject({
        Status: 'ERROR',
        code: 'SALE_NOT_BELOW_PRICE',
        Errors: [{ path: 'price', message: 'must be above the sale price of $80.00' }],
        CatalogItem: { price: 100, salePrice: 80 },
      });
      expect(await builder.saveItem(item, { price: '100', subscription: true })).toMatchObject({
        Status: 'ERROR',
        code: 'SOLD_BY_SUBSCRIPTION',
        Errors: [{ path: 'subscription' }],
      });
      expect(await builder.saveItem(item, { price: '90' })).toMatchObject({
        Status: 'SUCCESS',
        CatalogItem: { price: 90, currentPrice: 80, salePrice: 80 },
      });
      shop().advance(11);
      expect(await builder.saveItem(item, { price: '70' })).toMatchObject({
        Status: 'SUCCESS',
        CatalogItem: { price: 70, currentPrice: 70, salePrice: null, saleEnds: null },
      });
    });

    it('rejects an edit of an older version and returns the current one', async () => {
      const item = await makeItem(shop(), { price: '100' });
      const { version } = item;
      await save(item, { salePrice: '70', version });
      const stale = await rejectionOf(save(item, { salePrice: '60', version }));
      expect(stale).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
      expect(stale.body).toMatchObject({ CatalogItem: { salePrice: 70, version: version + 1 } });
      expect(await save(item, { salePrice: '60' })).toMatchObject({ Status: 'SUCCESS' });
      expect(await rejectionOf(end(item, version))).toMatchObject({
        status: 409,
        code: 'CHANGED_MEANWHILE',
        body: { CatalogItem: { salePrice: 60 } },
      });
      expect((await end(item, version + 2)).CatalogItem).toMatchObject({ salePrice: null });
    });

    it('records who set and ended it', async () => {
      const item = await makeItem(shop(), { price: '100' });
      const [saleStarts, saleEnds] = [inMinutes(-1), inMinutes(5)];
      await save(item, { saleStarts, saleEnds });
      shop().advance(1);
      await end(item);
      const filter = JSON.stringify({ subject: `item ${item.catalogId}/${item.catalogItemId}` });
      const sort = JSON.stringify(['dateCreated', 'ASC']);
      const staff = await builder.staff();
      const call = staff.GET('/api/admin/audit', { params: { query: { filter, sort } } });
      const { email } = await administratorOf(shop());
      const none = { salePriceCents: null, saleStarts: null, saleEnds: null };
      const sale = { salePriceCents: 8_000, saleStarts, saleEnds };
      expect((await replyOf(call)).slice(-2)).toMatchObject([
        { action: 'catalog.save-sale', actorEmail: email, before: none, after: sale },
        { action: 'catalog.end-sale', actorEmail: email, before: sale, after: none },
      ]);
    });

    it('is a filter of the list of items', async () => {
      const { catalogId, ...first } = await makeItem(shop(), { price: '100' });
      const coming = await makeItem(shop(), { price: '100', catalogId });
      await makeItem(shop(), { price: '100', catalogId });
      await save({ catalogId, ...first }, { saleEnds: inMinutes(2) });
      await save(coming, { saleStarts: inMinutes(3) });
      const staff = await builder.staff();
      const idsOf = async (sale: string) => {
        const params = listQuery({ filter: { catalogId, sale } });
        const items = await replyOf(staff.GET('/api/admin/items', { params }));
        return items.map(({ catalogItemId }) => catalogItemId);
      };
      expect(await idsOf('on')).toEqual([first.catalogItemId]);
      expect(await idsOf('coming')).toEqual([coming.catalogItemId]);
      shop().advance(4);
      expect(await idsOf('on')).toEqual([coming.catalogItemId]);
      expect(await idsOf('ended')).toEqual([first.catalogItemId]);
      expect(await rejectionOf(idsOf('never'))).toMatchObject({ status: 400 });
    });
  });

  describe('a cart', () => {
    it('is paid at the price its customer saw, and at no other', async () => {
      const item = await makeItem(shop(), { price: '100' });
      const buyer = await newShopper(shop());
      await addUnits(buyer, item, 2);
      const line = (await replyOf(buyer.shop.GET('/api/cart/list')))[0];
      expect(line).toMatchObject({ item: { price: 100 } });
      expect(line).not.toHaveProperty('previousPrice');
      await save(item);

      expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
        Status: 'ERROR',
        code: 'PRICE_CHANGED',
        Reason: `The price of ${item.title} has changed from $100.00 to $80.00. Review your cart, then continue.`,
        RedirectUrl: null,
        catalogId: item.catalogId,
        catalogItemId: item.catalogItemId,
      });
      const stock = { params: keyOf(item) };
      const counted = buyer.shop.GET('/api/catalog/inventory/{catalogId}/{catalogItemId}', stock);
      expect(await replyOf(counted)).toEqual({ count: 10 });
      expect(await replyOf(buyer.shop.GET('/api/cart/list'))).toMatchObject([
        { item: { price: 80, regularPrice: 100 }, previousPrice: 100, quantity: 2 },
      ]);
      expect(await paymentPage(buyer)).not.toBe('');
      const [selected] = await addUnits(buyer, item);
      expect(selected).not.toHaveProperty('previousPrice');
    });

    it('on an open payment page keeps its prices after the sale ends', async () => {
      const item = await makeItem(shop(), { price: '100' });
      await save(item, { saleEnds: inMinutes(5) });
      const buyer = await newShopper(shop());
      await addUnits(buyer, item);
      const page = await paymentPage(buyer);
      shop().advance(6);
      expect(await seen(item)).toMatchObject({ price: 100 });
      expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
        code: 'PRICE_CHANGED',
      });
      expect(await shop().pay(page, 'accepted')).toBe(true);
      await until(async () => {
        const [order] = await replyOf(buyer.shop.GET('/api/order/checkoutComplete'));
        expect(order).toMatchObject({ orderState: 'PENDING', items: [{ price: 80 }] });
      });
    });
  });
}
