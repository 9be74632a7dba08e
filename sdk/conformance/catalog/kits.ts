import { describe, expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeKit, setKit } from '../makers/make-kit.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { addUnits, newShopper } from '../makers/shopper.ts';
import { spindleSets } from '../makers/spindle-set.ts';
import { storeBuilder } from '../makers/store-builder.ts';

type Key = Pick<Awaited<ReturnType<typeof makeKit>>, 'catalogId' | 'catalogItemId'>;

export function kitsConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);
  const { newPart, count, spindleSet, left } = spindleSets(shop);

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

    it('keeps its last part until it is no kit', async () => {
      const part = await newPart(4);
      const { catalogId, catalogItemId } = await makeKit(shop(), [{ item: part }]);
      const key = { catalogId, catalogItemId, attributeId: 'Part 1' };
      const remove = async () =>
        replyOf(
          (await builder.staff()).DELETE(
            '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}',
            { params: { path: key } },
          ),
        );
      const rejected = { Status: 'ERROR', code: 'KIT_WITHOUT_PARTS' };
      expect(await remove()).toMatchObject(rejected);
      const value = `${part.catalogId}/${part.catalogItemId}`;
      const related = { type: 'COMPONENT', value, description: 'fits' } as const;
      expect(await builder.saveAttribute(key, related)).toMatchObject(rejected);
      expect(await count(key)).toBe(4);
      await setKit(shop(), key, false);
      expect(await remove()).toMatchObject({ Status: 'SUCCESS' });
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
}
