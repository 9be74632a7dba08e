import { describe, expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem } from '../makers/make-item.ts';
import { makeKit, setKit } from '../makers/make-kit.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { addUnits, buy, newShopper } from '../makers/shopper.ts';
import { keyOf, moveTo, settledOrder, staffOrder } from '../makers/sale.ts';
import { listOf } from '../orders/customer-order-tests.ts';
import { storeBuilder } from '../makers/store-builder.ts';
import { until } from '../until.ts';

type Key = Pick<Awaited<ReturnType<typeof makeItem>>, 'catalogId' | 'catalogItemId'>;

export function kitsConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);
  const weight = { attributeId: 'Shipping weight', type: 'WEIGHT' as const, value: '8' };
  const newPart = (inventory: number, options: Parameters<typeof makeItem>[1] = {}) =>
    makeItem(shop(), { published: false, inventory, attributes: [weight], ...options });

  async function count({ catalogId, catalogItemId }: Key) {
    const address = '/api/catalog/inventory/{catalogId}/{catalogItemId}';
    const params = { path: { catalogId, catalogItemId } };
    return (await replyOf(shop().visitor().GET(address, { params }))).count;
  }

  /** Twelve bolts of $10.00 and five nuts of $20.00 make three sets of four bolts and a nut. */
  async function spindleSet() {
    const bolt = await newPart(12, { title: 'Bolt', price: '10.00' });
    const nut = await newPart(5, { title: 'Nut', price: '20.00' });
    const parts = [{ item: bolt, quantity: 4 }, { item: nut }];
    const set = await makeKit(shop(), parts, { title: 'Spindle set', price: '50.00' });
    return { bolt, nut, set };
  }

  const left = async (parts: Awaited<ReturnType<typeof spindleSet>>) =>
    Promise.all([count(parts.bolt), count(parts.nut), count(parts.set)]);

  describe('a kit', () => {
    it('has as many units as its parts can make, whatever its own stock says', async () => {
      const { bolt, set } = await spindleSet();
      expect(set.saved).toMatchObject({
        Status: 'SUCCESS',
        CatalogItem: { kit: true, inventory: 3 },
      });
      await builder.saveItem(set, { title: set.title, price: '50.00', inventory: 99 });
      expect(await count(set)).toBe(3);
      await builder.saveItem(bolt, { title: 'Bolt', inventory: 7, inventoryWas: 12 });
      expect(await count(set)).toBe(1);
      const { catalogId, catalogItemId } = set;
      const params = { path: { catalogId, catalogItemId } };
      const address = '/api/catalog/{catalogId}/{catalogItemId}';
      expect(await replyOf(shop().visitor().GET(address, { params }))).toMatchObject({
        kit: true,
        inventory: 1,
      });
    });

    it('takes no stock of its own', async () => {
      const { set } = await spindleSet();
      const { catalogId, catalogItemId } = set;
      const key = { catalogId, catalogItemId };
      const params = { header: { 'Idempotency-Key': crypto.randomUUID() } };
      const body = { reason: 'receipt' as const, entries: [{ ...key, by: 5 }] };
      const call = (await builder.staff()).POST('/api/admin/stock', { params, body, ...asJson });
      expect(await replyOf(call)).toMatchObject({
        results: [{ ...key, Status: 'ERROR', code: 'KIT_HAS_NO_STOCK', count: 3 }],
      });
    });

    it('has at least one part, and neither kits nor subscriptions', async () => {
      const empty = await newPart(1);
      expect(await setKit(shop(), empty, true)).toMatchObject({ code: 'KIT_WITHOUT_PARTS' });
      const { bolt, set } = await spindleSet();
      const plan = await newPart(1, { title: 'Plan', subscription: true });
      for (const item of [set, plan, { ...bolt, catalogItemId: 'nothing' }]) {
        const made = await makeKit(shop(), [{ item }]);
        expect(made.saved).toMatchObject({ Status: 'ERROR', code: 'KIT_PART_NOT_ALLOWED' });
      }
      const fields = { type: 'COMPONENT', value: `${set.catalogId}/${set.catalogItemId}` } as const;
      const attributeId = 'Part';
      const { catalogId, catalogItemId } = bolt;
      await builder.saveAttribute(
        { catalogId, catalogItemId, attributeId },
        { ...fields, description: 'contains' },
      );
      expect(await setKit(shop(), bolt, true)).toMatchObject({ code: 'PART_OF_KIT' });
      expect(await setKit(shop(), plan, true)).toMatchObject({ code: 'SOLD_BY_SUBSCRIPTION' });
      const edit = await builder.saveItem(set, { title: set.title, subscription: true });
      expect(edit).toMatchObject({ Status: 'ERROR', code: 'SOLD_BY_SUBSCRIPTION' });
    });

    it('never takes a part that would make it unbuyable', async () => {
      const { bolt, set } = await spindleSet();
      const plan = await newPart(1, { title: 'Plan', subscription: true });
      const other = await spindleSet();
      const { catalogId, catalogItemId } = set;
      const add = (value: string, description = 'contains') =>
        builder.saveAttribute(
          { catalogId, catalogItemId, attributeId: 'More' },
          { type: 'COMPONENT', value, description },
        );
      const idOf = (item: Key) => `${item.catalogId}/${item.catalogItemId}`;
      const spare = await newPart(9, { title: 'Spare' });
      for (const value of [idOf(plan), idOf(other.set), 'nothing/here', 'Four bolts'])
        expect(await add(value)).toMatchObject({ Status: 'ERROR', code: 'KIT_PART_NOT_ALLOWED' });
      for (const quantity of ['0', '-1', '2.5', '1000'])
        expect(await add(idOf(spare), `contains ${quantity}: spares`)).toMatchObject({
          code: 'KIT_PART_NOT_ALLOWED',
        });
      expect(await count(set)).toBe(3);
      expect(await add(idOf(spare), 'contains 9')).toMatchObject({ Status: 'SUCCESS' });
      expect(await count(set)).toBe(1);
      const edit = await builder.saveItem(bolt, { title: 'Bolt', subscription: true });
      expect(edit).toMatchObject({ Status: 'ERROR', code: 'PART_OF_KIT' });
    });

    it("can't be bought without each part, and the message names the part", async () => {
      const { bolt, nut, set } = await spindleSet();
      const buyer = await newShopper(shop());
      await addUnits(buyer, set);
      const checkout = () => replyOf(buyer.shop.GET('/api/cart/checkout'));
      await builder.saveItem(nut, { title: 'Nut', inventory: 5, inventoryWas: 5, locked: true });
      expect(await count(set)).toBe(0);
      const blamed = { catalogId: set.catalogId, catalogItemId: set.catalogItemId };
      expect(await checkout()).toMatchObject({
        ...blamed,
        code: 'NOT_ON_SALE',
        Reason:
          "Spindle set can't be bought because its part Nut isn't available. Remove it from your cart.",
      });
      const add = addUnits(await newShopper(shop()), set);
      expect(await rejectionOf(add)).toMatchObject({
        status: 409,
        message: "Spindle set can't be bought because its part Nut isn't available.",
      });
      await builder.saveItem(nut, { title: 'Nut', inventory: 5, inventoryWas: 5 });
      await builder.saveItem(bolt, { title: 'Bolt', inventory: 3, inventoryWas: 12 });
      expect(await checkout()).toMatchObject({
        ...blamed,
        code: 'OUT_OF_STOCK',
        Reason: 'Spindle set is out of stock because its part Bolt is. Remove it from your cart.',
      });
    });

    it('is quoted as the parts that ship', async () => {
      const { bolt, nut, set } = await spindleSet();
      const quote = (items: (Key & { quantity: number })[]) =>
        replyOf(
          shop()
            .visitor()
            .POST('/api/shipping/quote', {
              body: {
                country: 'US',
                zip: '94104',
                items: items.map(({ catalogId, catalogItemId, quantity }) => ({
                  catalogId,
                  catalogItemId,
                  quantity,
                })),
              },
              ...asJson,
            }),
        );
      const amounts = ({ options }: Awaited<ReturnType<typeof quote>>) =>
        options.map(({ service, amount }) => [service, amount]);
      const apart = await quote([
        { ...bolt, quantity: 40 },
        { ...nut, quantity: 10 },
      ]);
      expect(amounts(apart)).toHaveLength(2);
      expect(amounts(await quote([{ ...set, quantity: 10 }]))).toEqual(amounts(apart));
      expect(amounts(await quote([{ ...set, quantity: 1 }]))).not.toEqual(amounts(apart));
    });

    it('shares its parts with single items in the same cart', async () => {
      const parts = await spindleSet();
      const buyer = await newShopper(shop());
      await addUnits(buyer, parts.set, 2);
      await addUnits(buyer, parts.bolt, 5);
      const checkout = () => replyOf(buyer.shop.GET('/api/cart/checkout'));
      expect(await checkout()).toMatchObject({
        code: 'NOT_ENOUGH_UNITS',
        catalogItemId: parts.bolt.catalogItemId,
        Reason:
          'We have only 12 of Bolt left for your whole cart, kits included. Reduce the quantity.',
      });
      await addUnits(buyer, parts.bolt, 3);
      expect(await checkout()).toMatchObject({ Status: 'SUCCESS' });
      expect(await left(parts)).toEqual([1, 3, 0]);
      const cart = await replyOf(buyer.shop.GET('/api/cart/list'));
      expect(cart).toMatchObject([{ item: { inventory: 3 } }, { item: { inventory: 12 } }]);
      // a changed cart transfers its units
      const { catalogId, catalogItemId } = parts.set;
      const path = { catalogId, catalogItemId, qty: 1 };
      const address = '/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}';
      await replyOf(buyer.shop.GET(address, { params: { path } }));
      expect(await checkout()).toMatchObject({ Status: 'SUCCESS' });
      expect(await left(parts)).toEqual([5, 4, 1]);
    });
  });

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
