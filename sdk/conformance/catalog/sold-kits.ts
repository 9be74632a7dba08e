import { describe, expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem } from '../makers/make-item.ts';
import { makeKit, setKit } from '../makers/make-kit.ts';
import { buy, newShopper } from '../makers/shopper.ts';
import { keyOf, moveTo, settledOrder, staffOrder } from '../makers/sale.ts';
import { listOf } from '../orders/customer-order-tests.ts';
import { spindleSets } from '../makers/spindle-set.ts';
import { storeBuilder } from '../makers/store-builder.ts';
import { until } from '../until.ts';

export function soldKitsConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);
  const { newPart, count, spindleSet, left } = spindleSets(shop);

  describe('a sold kit', () => {
    async function soldSet(quantity = 2) {
      const parts = await spindleSet();
      const buyer = await newShopper(shop());
      const [order] = await buy(shop(), buyer, [{ item: parts.set, quantity }]);
      if (order === undefined) throw new Error('Nothing was sold.');
      return { ...parts, buyer, order, key: await keyOf(shop(), order) };
    }

    it('is one line with its parts as they were', async () => {
      const sale = await soldSet();
      expect(await left(sale)).toEqual([4, 3, 1]);
      const [line] = sale.order.items;
      expect(line).toMatchObject({ title: 'Spindle set', quantity: 2, price: 50 });
      const part = { hsCode: null, origin: null, weight: 8 };
      const { catalogId, catalogItemId } = sale.bolt;
      const bolt = { catalogId, catalogItemId, title: 'Bolt', quantity: 4, price: 10, ...part };
      const { catalogId: group, catalogItemId: id } = sale.nut;
      const nut = { catalogId: group, catalogItemId: id, title: 'Nut', quantity: 1, price: 20 };
      expect(line?.parts).toEqual([
        { ...bolt, units: 8, unitsRefunded: 0 },
        { ...nut, ...part, units: 2, unitsRefunded: 0 },
      ]);
      const staff = await builder.staff();
      expect((await staffOrder(staff, sale.key)).items[0]?.parts).toEqual(line?.parts);
    });

    it('is picked and packed part by part', async () => {
      const { key, bolt, nut } = await soldSet();
      const staff = await builder.staff();
      const orders = await replyOf(staff.GET('/api/admin/adminPicking'));
      const contents = [
        { catalogItemId: bolt.catalogItemId, title: 'Bolt', quantity: 8, price: 10 },
        { catalogItemId: nut.catalogItemId, title: 'Nut', quantity: 2, price: 20 },
      ];
      expect(orders.find(({ orderId }) => orderId === key.orderId)?.items).toMatchObject(contents);
      await moveTo(staff, key, 'PICKED');
      const pack = (code: string, scanId: string = crypto.randomUUID()) =>
        replyOf(
          staff.POST('/api/admin/packing/{orderId}', {
            params: { path: { orderId: key.orderId } },
            body: { scanId, code },
            ...asJson,
          }),
        );
      for (let unit = 1; unit <= 8; unit += 1) {
        expect(await pack(bolt.catalogItemId)).toMatchObject({ Reason: `${unit} of 8: Bolt` });
      }
      expect(await pack(bolt.catalogItemId)).toMatchObject({ code: 'ONE_TOO_MANY' });
      const scanId = crypto.randomUUID();
      const first = { Reason: '1 of 2: Nut' };
      expect(await pack(nut.catalogItemId, scanId)).toMatchObject(first);
      expect(await pack(nut.catalogItemId, scanId)).toMatchObject(first);
      expect(await pack(nut.catalogItemId)).toMatchObject({
        Reason: 'Everything is packed. You can buy the label.',
        packing: { lines: contents.map(({ quantity }) => ({ quantity, packed: quantity })) },
      });
    });

    it('stays as it was sold when the kit is edited', async () => {
      const sale = await soldSet();
      await setKit(shop(), sale.set, false);
      const staff = await builder.staff();
      expect((await staffOrder(staff, sale.key)).items[0]?.parts).toHaveLength(2);
      const body = { orderId: sale.order.orderId };
      await replyOf(sale.buyer.shop.POST('/api/order/cancel', { body }));
      expect(await Promise.all([count(sale.bolt), count(sale.nut)])).toEqual([12, 5]);
    });

    it('returns its parts to the shelf when it is refunded or sent back', async () => {
      const sale = await soldSet(3);
      expect(await left(sale)).toEqual([0, 2, 0]);
      const staff = await builder.staff();
      const { catalogId, catalogItemId } = sale.set;
      const units = (quantity: number) => [{ catalogId, catalogItemId, quantity }];
      const { orderId } = sale.order;
      const body = { orderId, reason: 'As agreed', lines: units(1) };
      await replyOf(staff.POST('/api/orderManager/refund', { body, ...asJson }));
      expect(await left(sale)).toEqual([4, 3, 1]);
      await settledOrder(staff, sale.key);
      await moveTo(staff, sale.key, 'PICKED');
      await moveTo(staff, sale.key, 'SHIPPED');
      const items = units(2);
      await replyOf(
        sale.buyer.shop.POST('/api/order/return', { body: { orderId, items }, ...asJson }),
      );
      const child = await until(async () => {
        const orders = await listOf(sale.buyer);
        const found = orders.find(({ parentId }) => parentId === orderId);
        if (found === undefined) throw new Error('Nothing is sent back.');
        return found;
      });
      expect(child.items).toMatchObject([
        { quantity: 2, parts: [{ quantity: 4 }, { quantity: 1 }] },
      ]);
      const key = await keyOf(shop(), child);
      await moveTo(staff, key, 'RETURNED');
      expect(await left(sale)).toEqual([12, 5, 3]);
    });

    it('gives access to its digital parts', async () => {
      const bolt = await newPart(4, { title: 'Bolt' });
      const manual = await makeItem(shop(), {
        title: 'Manual',
        digital: true,
        attributes: [{ attributeId: 'Key', type: 'LICENSE', value: 'Manual key' }],
      });
      const set = await makeKit(shop(), [{ item: bolt }, { item: manual }], { price: '50.00' });
      expect(set.saved).toMatchObject({ CatalogItem: { inventory: 4 } });
      const buyer = await newShopper(shop());
      const [order] = await buy(shop(), buyer, [{ item: set, quantity: 2 }]);
      expect(order).toMatchObject({
        orderState: 'PENDING',
        items: [{ access: 'OPEN', licenceKeys: [{ title: 'Manual key' }] }],
      });
      const staff = await builder.staff();
      const params = { query: { filter: JSON.stringify({ userId: buyer.userId }) } };
      expect(await replyOf(staff.GET('/api/admin/entitlements', { params }))).toMatchObject([
        { catalogItemId: manual.catalogItemId, sourceId: order?.orderId, open: true },
      ]);
    });
  });
}
