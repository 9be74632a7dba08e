import { describe, expect, it } from 'vitest';
import { asJson, once } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { catalogForm } from '../makers/forms.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { makeItem, readItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { storeBuilder } from '../makers/store-builder.ts';

export function storeRecordsConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);

  describe('the store builder', () => {
    it('is for administrators', async () => {
      const call = { body: catalogForm() };
      const visitor = shop().visitor();
      expect(await rejectionOf(replyOf(visitor.PUT('/api/catbuilder/', call)))).toMatchObject({
        status: 401,
      });
      for (const role of ['pending', 'customer', 'warehouse'] as const) {
        const { shop: theirs } = await shop().signedIn(role);
        const status = role === 'pending' ? 401 : 403;
        expect(await rejectionOf(replyOf(theirs.PUT('/api/catbuilder/', call)))).toMatchObject({
          status,
        });
      }
    });

    it('creates ids from titles, and never uses one twice', async () => {
      const title = `Mühl & Söhne's “${crypto.randomUUID().slice(0, 8)}”`;
      const { Catalog: first, ...reply } = await builder.makeCatalog({ title });
      expect(reply).toEqual({ Status: 'SUCCESS', Reason: 'Catalog created.' });
      const id = first?.catalogId ?? '';
      expect(id).toMatch(/^muhl-sohnes-[0-9a-f]{8}$/);
      expect((await builder.makeCatalog({ title })).Catalog?.catalogId).toBe(`${id}-2`);
      await builder.deleteCatalog(`${id}-2`);
      expect((await builder.makeCatalog({ title })).Catalog?.catalogId).toBe(`${id}-3`);
      const itemIds = [];
      for (const name of ['Inventory', '№ 1', '⌀', '⌀']) {
        const { CatalogItem } = await builder.makeItem(id, { title: name });
        itemIds.push(CatalogItem?.catalogItemId);
      }
      expect(itemIds).toEqual(['inventory-2', 'no-1', 'item', 'item-2']);
    });

    it('returns one item as in its list, hidden or not', async () => {
      const made = await makeItem(shop(), { published: false, enabled: false });
      const { catalogId, catalogItemId } = made;
      const staff = await builder.staff();
      const read = (path: { catalogId: string; catalogItemId: string }) =>
        replyOf(staff.GET('/api/catbuilder/{catalogId}/{catalogItemId}', { params: { path } }));
      const listed = await replyOf(
        staff.GET('/api/catbuilder/{catalogId}', { params: { path: { catalogId } } }),
      );
      expect([await read({ catalogId, catalogItemId })]).toEqual(listed);
      expect(await rejectionOf(read({ catalogId, catalogItemId: 'other' }))).toMatchObject({
        status: 404,
        message: 'Item not found.',
      });
    });

    it('creates one catalog for a call that is sent twice', async () => {
      const staff = await builder.staff();
      const call = { body: catalogForm({ title: 'Once' }), ...once() };
      const [first, second] = [
        await replyOf(staff.PUT('/api/catbuilder/', call)),
        await replyOf(staff.PUT('/api/catbuilder/', call)),
      ];
      expect(second).toEqual(first);
    });

    it('says which fields are wrong', async () => {
      const { catalogId } = await makeCatalog(shop());
      const wrong = { price: '12.345', inventory: -1, subscriptionLink: 'javascript:alert(1)' };
      const { status, errors } = await rejectionOf(builder.makeItem(catalogId, wrong));
      expect(status).toBe(400);
      expect(errors.map(({ path }) => path).toSorted()).toEqual([
        'inventory',
        'price',
        'subscriptionLink',
      ]);
    });

    it('saves a catalog, and rejects a form filled in from an older version', async () => {
      const { catalogId } = await makeCatalog(shop());
      const saved = await builder.saveCatalog(catalogId, { title: 'New name', version: 1 });
      expect(saved).toMatchObject({
        Reason: 'Catalog saved.',
        Catalog: { catalogId, title: 'New name', version: 2 },
      });
      const stale = await rejectionOf(
        builder.saveCatalog(catalogId, { title: 'Slower', version: 1 }),
      );
      expect(stale).toMatchObject({
        status: 409,
        message:
          'Someone changed this catalog while you were editing. Reload it, then make your changes again.',
        body: { Catalog: saved.Catalog },
      });
      const listed = (await builder.catalogs()).find((one) => one.catalogId === catalogId);
      expect(listed).toEqual(saved.Catalog);
    });

    it('accepts records as they were read, and saves what was changed in them', async () => {
      const staff = await builder.staff();
      const item = await makeItem(shop(), { published: false });
      const { catalogId, catalogItemId } = item;
      const path = { catalogId, catalogItemId, attributeId: 'Bore' };
      await builder.saveAttribute(path, { type: 'SIZE', value: '20' });
      const [read] = await builder.items(catalogId);
      if (read === undefined) throw new Error('the item is not listed');
      const { CatalogItem } = await replyOf(
        staff.PUT('/api/catbuilder/{catalogId}/{catalogItemId}', {
          params: { path: { catalogId, catalogItemId } },
          body: { ...read, inventory: read.inventory + 3 },
        }),
      );
      const changed = { inventory: read.inventory + 3, version: read.version + 1 };
      const dateModified = expect.any(String);
      expect(CatalogItem).toEqual({ ...read, ...changed, dateModified });

      const key = { path: { catalogId, catalogItemId } };
      const level = { body: { reorderLevel: 5 }, ...asJson };
      const call = { params: key, ...level };
      await replyOf(staff.PUT('/api/admin/items/{catalogId}/{catalogItemId}/reorderLevel', call));
      const [listed] = await replyOf(
        staff.GET('/api/admin/items', { params: listQuery({ filter: { catalogId } }) }),
      );
      if (listed === undefined) throw new Error('the item is not in the list');
      const body = { ...listed, inventory: 9 };
      const saved = await replyOf(
        staff.PUT('/api/catbuilder/{catalogId}/{catalogItemId}', { params: key, body }),
      );
      expect(saved.CatalogItem).toMatchObject({ inventory: 9, reorderLevel: 5 });

      const before = (await builder.catalogs()).find((one) => one.catalogId === catalogId);
      if (before === undefined) throw new Error('the catalog is not listed');
      const { Catalog } = await replyOf(
        staff.PUT('/api/catbuilder/{catalogId}', {
          params: { path: { catalogId } },
          body: { ...before, title: 'Renamed' },
        }),
      );
      const version = before.version + 1;
      expect(Catalog).toEqual({ ...before, title: 'Renamed', version, dateModified });
    });

    it('saves an item, and rejects a form filled in from an older version', async () => {
      const item = await makeItem(shop(), { published: false });
      const options = { title: 'ER25 spindle', price: '400', locked: true, imageAlt: 'A spindle.' };
      const saved = await builder.saveItem(item, { ...options, version: item.version });
      expect(saved).toMatchObject({
        Reason: 'Item saved.',
        CatalogItem: { ...options, price: 400, catalogItemId: item.catalogItemId, version: 2 },
      });
      const stale = await rejectionOf(builder.saveItem(item, { version: item.version }));
      expect(stale).toMatchObject({
        status: 409,
        message:
          'Someone changed this item while you were editing. Reload it, then make your changes again.',
        body: { CatalogItem: saved.CatalogItem },
      });
      expect(await builder.saveItem(item, {})).toMatchObject({ CatalogItem: { version: 3 } });
    });

    it('counts units as a difference from what the editor saw', async () => {
      const item = await makeItem(shop(), { published: false, inventory: 7 });
      await builder.saveItem(item, { inventory: 5 });
      const more = await builder.saveItem(item, { inventory: 10, inventoryWas: 7 });
      expect(more.CatalogItem?.inventory).toBe(8);
      const rejected = await builder.saveItem(item, { inventory: 0, inventoryWas: 9, title: 'No' });
      expect(rejected).toMatchObject({
        Status: 'ERROR',
        code: 'NOT_ENOUGH_UNITS',
        Reason:
          'Customers bought or reserved units while you were editing. Only 8 are left, ' +
          "so you can't remove 9. Enter the count again.",
        CatalogItem: more.CatalogItem,
      });
    });

    it('accepts only the tax codes of the payment provider', async () => {
      const staff = await builder.staff();
      const { taxCodes } = await replyOf(staff.GET('/api/catbuilder/taxcodes'));
      const names = taxCodes.map(({ name }) => name);
      expect(taxCodes).toContainEqual({ id: 'txcd_99999999', name: 'General - Tangible Goods' });
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
      const item = await makeItem(shop(), { published: false });
      const rejection = {
        Status: 'ERROR',
        code: 'TAX_CODE_UNKNOWN',
        Reason:
          "The payment provider doesn't recognize the tax code txcd_1. Choose one from the list.",
      };
      expect(await builder.makeItem(item.catalogId, { taxCode: 'txcd_1' })).toMatchObject(
        rejection,
      );
      expect(await builder.saveItem(item, { taxCode: 'txcd_1' })).toEqual({
        ...rejection,
        CatalogItem: item,
      });
    });

    it('has a price above zero', async () => {
      const item = await makeItem(shop(), { published: false });
      const { catalogId } = item;
      const rejection = { code: 'PRICE_OUT_OF_RANGE', Reason: 'The price must be above $0.00.' };
      expect(await builder.makeItem(catalogId, { price: '0.00' })).toMatchObject(rejection);
      expect(await builder.saveItem(item, { price: '0' })).toMatchObject(rejection);
    });

    it('deletes a catalog only when it is empty', async () => {
      const item = await makeItem(shop(), { published: false });
      const { catalogId } = item;
      expect(await builder.deleteCatalog(catalogId)).toMatchObject({
        Status: 'ERROR',
        code: 'CATALOG_NOT_EMPTY',
        Reason: 'CATALOG NOT EMPTY',
      });
      expect(await builder.deleteItem(item)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Item deleted.',
      });
      expect(await builder.items(catalogId)).toEqual([]);
      const again = await builder.makeItem(catalogId, { title: item.title });
      expect(again.CatalogItem?.catalogItemId).toBe(`${item.catalogItemId}-2`);
      await builder.deleteItem({ catalogId, catalogItemId: `${item.catalogItemId}-2` });
      expect(await builder.deleteCatalog(catalogId)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Catalog deleted.',
      });
      expect(await rejectionOf(builder.items(catalogId))).toMatchObject({
        status: 404,
        message: 'Catalog not found.',
      });
    });

    it('finds nothing that was deleted', async () => {
      const item = await makeItem(shop(), { published: false });
      await builder.deleteItem(item);
      const { catalogId, catalogItemId } = item;
      const attribute = { catalogId, catalogItemId, attributeId: 'Color' };
      const rejections = await Promise.all(
        [
          builder.saveItem(item, {}),
          builder.deleteItem(item),
          builder.publication(item),
          builder.publishProduct(item),
          builder.saveAttribute(attribute, { type: 'COLOR', value: 'red' }),
        ].map(rejectionOf),
      );
      for (const rejection of rejections) {
        expect(rejection).toMatchObject({ status: 404, message: 'Item not found.' });
      }
      await expect(readItem(await builder.staff(), item)).rejects.toThrow('There is no');
    });
  });
}
