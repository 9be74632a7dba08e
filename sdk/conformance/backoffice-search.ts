import { describe, expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import type { ShopClient } from '../src/client.ts';
import type { ConformingShop } from './conforming-shop.ts';
import { administratorOf } from './makers/administrator.ts';
import { makeItem } from './makers/make-item.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale, moveTo, staffOrder } from './makers/sale.ts';
import { newGtin, storeBuilder } from './makers/store-builder.ts';
import { supportDesk } from './makers/support-desk.ts';

const nothing = { orders: [], items: [], customers: [], tickets: [] };

/** A word that no other name contains. */
const aWord = () => `x${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}z`;

export function backOfficeSearchTests(shop: () => ConformingShop): void {
  const search = (client: ShopClient, q: string) =>
    replyOf(client.GET('/api/admin/search', { params: { query: { q } } }));
  const find = async (q: string) => search((await administratorOf(shop())).shop, q);

  describe('a search across the back-office', () => {
    it("finds orders and customers by the customer's name and address", async () => {
      const { buyer, key } = await makeSale(shop());
      const { FirstName, LastName } = await replyOf(buyer.shop.GET('/api/user'));
      const asTyped = [buyer.email.toUpperCase(), `${LastName} ${buyer.email} ${FirstName}`];
      for (const q of asTyped) {
        const found = await find(q);
        const name = `${FirstName} ${LastName}`;
        expect(found.orders).toMatchObject([{ ...key, name, email: buyer.email }]);
        expect(found.customers).toMatchObject([{ id: buyer.userId, email: buyer.email }]);
      }
      expect(await find(`${buyer.email} ${aWord()}`)).toEqual(nothing);
    });

    it('finds an order by the beginning of its id, and by its tracking number', async () => {
      const { key, order } = await makeSale(shop());
      const { orderId } = order;
      for (const q of [orderId, `#${orderId.slice(0, 8)}`, orderId.slice(0, 8).toUpperCase()]) {
        expect((await find(q)).orders).toMatchObject([{ orderId, total: order.total }]);
      }
      const { shop: staff } = await administratorOf(shop());
      await moveTo(staff, key, 'PICKED');
      await replyOf(staff.POST('/api/orderManager/buy/label', { body: key }));
      const { trackingNumber } = await staffOrder(staff, key);
      const found = await find(` ${trackingNumber?.toLowerCase()} `);
      expect(found.orders).toMatchObject([{ orderId, trackingNumber, orderState: 'SHIPPED' }]);
    });

    it('finds items by words and part numbers, including hidden ones', async () => {
      const word = aWord();
      const options = { title: `Collet ${word}`, externalId: `P/N 77-${word}`, enabled: false };
      const { catalogId, catalogItemId } = await makeItem(shop(), { ...options, published: false });
      const gtin = newGtin();
      await storeBuilder(shop).saveDetails({ catalogId, catalogItemId }, { gtin });
      const found = { catalogId, catalogItemId, gtin, ...options };
      for (const q of [`collet ${word}`, word.slice(0, -2), `77${word}`, gtin, `0${gtin}`]) {
        expect((await find(q)).items).toEqual([found]);
      }
    });

    it('finds tickets by number, sender and subject, ignoring accents', async () => {
      const desk = supportDesk(shop);
      const word = aWord();
      const ticket = { name: `Zoë ${word}`, email: `${word}@example.com`, issue: 'Bent rail' };
      const { number } = await desk.write(ticket);
      for (const q of [`zoe ${word}`, `be ${word}`, `RAIL ${word}@example`]) {
        expect((await find(q)).tickets).toMatchObject([{ ...ticket, number, status: 'OPEN' }]);
      }
      expect((await find(`#${number}`)).tickets[0]).toMatchObject({ number });
      // Short words match only the beginning of a word.
      expect((await find(`nt ${word}`)).tickets).toEqual([]);
    });

    it('treats no character as a pattern, and finds nothing for empty text', async () => {
      for (const q of ['%%%', '___', '\\', ' ']) {
        expect(await find(q)).toEqual(nothing);
      }
      expect(await rejectionOf(find('x'.repeat(101)))).toMatchObject({ status: 400 });
      expect(await rejectionOf(find(''))).toMatchObject({ status: 400 });
    });

    it('shows pickers the orders to pick, without the customers, and items', async () => {
      const { shop: picker } = await shop().signedIn('warehouse');
      const { buyer, item, key } = await makeSale(shop());
      const { orders } = await search(picker, key.orderId);
      expect(orders).toMatchObject([{ ...key, name: null, email: null, total: null }]);
      const { items } = await search(picker, item.title);
      expect(items.length).toBeGreaterThan(0);
      expect(await search(picker, buyer.email)).toEqual(nothing);
      await moveTo((await administratorOf(shop())).shop, key, 'PICKED');
      expect((await search(picker, key.orderId)).orders).toEqual([]);
    });
  });
}
