import { describe, expect, it } from 'vitest';
import type { BodyOf, PathOf } from '../contract/operation-types.ts';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { makeCatalog } from './makers/make-catalog.ts';
import { makeItem } from './makers/make-item.ts';
import { rejectionOf } from './makers/rejection.ts';
import { storeBuilder } from './makers/store-builder.ts';

export const inventoryConformance = defineConformance(['inventory'], (shop) => {
  const builder = storeBuilder(shop);

  function count({ catalogId, catalogItemId }: PathOf<'getInventory'>) {
    const address = '/api/catalog/inventory/{catalogId}/{catalogItemId}';
    const params = { path: { catalogId, catalogItemId } };
    return replyOf(shop().visitor().GET(address, { params }));
  }

  async function movements(filter: object, query: { sort?: string; range?: string } = {}) {
    const params = { query: { ...query, filter: JSON.stringify(filter) } };
    const call = (await builder.staff()).GET('/api/admin/stock', { params });
    const list = await replyOf(call);
    return { list, range: (await call).response.headers.get('Content-Range') };
  }

  describe("an item's stock", () => {
    it('is public, also when it is zero', async () => {
      const item = await makeItem(shop(), { published: false, inventory: 3 });
      expect(await count(item)).toEqual({ count: 3 });
      await builder.saveItem(item, { inventory: 0 });
      expect(await count(item)).toEqual({ count: 0 });
    });

    it('is only shown for items that customers see', async () => {
      const hidden = await makeItem(shop(), { published: false, enabled: false });
      const link = 'https://www.example.com';
      const { catalogId } = await makeCatalog(shop(), { external: true, link });
      const elsewhere = await makeItem(shop(), { published: false, catalogId });
      const inHidden = await makeItem(shop(), { published: false });
      await builder.saveCatalog(inHidden.catalogId, { enabled: false });
      for (const item of [hidden, elsewhere, inHidden]) {
        expect(await rejectionOf(count(item))).toMatchObject({
          status: 404,
          message: 'Item not found.',
        });
      }
    });
  });

  describe('counts changed in bulk', () => {
    async function adjust(body: BodyOf<'adjustStock'>, key: string = crypto.randomUUID()) {
      const params = { header: { 'Idempotency-Key': key } };
      return replyOf((await builder.staff()).POST('/api/admin/stock', { params, body, ...asJson }));
    }
    const nameOf = ({ catalogId, catalogItemId }: PathOf<'getInventory'>) => ({
      catalogId,
      catalogItemId,
    });

    it("are set, or changed by units; a rejected entry doesn't affect the others", async () => {
      const [first, second, third] = [
        await makeItem(shop(), { published: false, inventory: 7 }),
        await makeItem(shop(), { published: false, inventory: 2 }),
        await makeItem(shop(), { published: false, inventory: 5 }),
      ];
      const gone = { catalogId: first.catalogId, catalogItemId: 'no-such-item' };
      const { results } = await adjust({
        reason: 'count',
        reference: 'Shelf 4',
        entries: [
          { ...nameOf(first), set: 9, was: 7 },
          { ...nameOf(second), by: -3 },
          { ...nameOf(third), set: 1, was: 4 },
          { ...gone, by: 1 },
        ],
      });
      expect(results).toEqual([
        { ...nameOf(first), Status: 'SUCCESS', Reason: '9 available now.', count: 9 },
        expect.objectContaining({ Status: 'ERROR', code: 'NOT_ENOUGH_UNITS', count: 2 }),
        expect.objectContaining({ Status: 'ERROR', code: 'CHANGED_MEANWHILE', count: 5 }),
        expect.objectContaining({ ...gone, Status: 'ERROR', code: 'NOT_FOUND', count: null }),
      ]);
      expect([await count(first), await count(second), await count(third)]).toEqual([
        { count: 9 },
        { count: 2 },
        { count: 5 },
      ]);
      const { list } = await movements({ ...nameOf(first), reason: 'count' });
      expect(list).toMatchObject([{ onHand: 2, onHandAfter: 9, subject: 'Shelf 4' }]);
    });

    it('change once per key', async () => {
      const item = await makeItem(shop(), { published: false, inventory: 1 });
      const entries = [{ ...nameOf(item), by: 4 }];
      const first = await adjust({ reason: 'receipt', entries }, 'delivery-4711');
      expect(await adjust({ reason: 'receipt', entries }, 'delivery-4711')).toEqual(first);
      expect(await count(item)).toEqual({ count: 5 });
    });

    it('are rejected as a whole if an entry has extra, missing or duplicate parts', async () => {
      const item = await makeItem(shop(), { published: false, inventory: 1 });
      const invalid = [
        [{}, 'entries.0.by'],
        [{ set: 3 }, 'entries.0.was'],
        [{ set: 3, was: 1, by: 2 }, 'entries.0.by'],
        [{ was: 1, by: 2 }, 'entries.0.was'],
      ] as const;
      for (const [entry, path] of invalid) {
        const entries = [{ ...nameOf(item), ...entry }];
        const rejected = await rejectionOf(adjust({ reason: 'edit', entries }));
        expect(rejected).toMatchObject({ status: 400, errors: [{ path }] });
      }
      const twice = [nameOf(item), nameOf(item)].map((name) => ({ ...name, by: 1 }));
      expect(await rejectionOf(adjust({ reason: 'edit', entries: twice }))).toMatchObject({
        status: 400,
        errors: [{ path: 'entries.1.catalogItemId' }],
      });
      expect(await count(item)).toEqual({ count: 1 });
    });
  });

  describe('the stock ledger', () => {
    it('has an entry for each change of the count, newest first', async () => {
      const item = await makeItem(shop(), { published: false, inventory: 7 });
      const { catalogId, catalogItemId } = item;
      shop().advance(1);
      await builder.saveItem(item, { inventory: 5 });
      await builder.saveItem(item, { inventory: 5, title: 'Another name' });
      const { email } = await administratorOf(shop());
      const common = {
        id: expect.any(String),
        dateCreated: expect.any(String),
        catalogId,
        catalogItemId,
        title: 'Another name',
        reserved: 0,
        reservedAfter: 0,
        subject: `item ${catalogId}/${catalogItemId}`,
        actorEmail: email,
      };
      const { list, range } = await movements({ catalogId, catalogItemId });
      expect(list).toEqual([
        { ...common, reason: 'edit', onHand: -2, onHandAfter: 5 },
        { ...common, reason: 'opening', onHand: 7, onHandAfter: 7 },
      ]);
      expect(range).toBe('stock 0-1/2');
    });

    it('has none for an item without units', async () => {
      const { catalogId } = await makeItem(shop(), { published: false, inventory: 0 });
      expect(await movements({ catalogId })).toEqual({ list: [], range: 'stock 0-0/0' });
    });

    it('outlives its items', async () => {
      const item = await makeItem(shop(), { published: false });
      await builder.deleteItem(item);
      const { list } = await movements({ catalogId: item.catalogId });
      expect(list).toMatchObject([{ reason: 'opening', onHandAfter: 10 }]);
    });

    it('is filtered, sorted and paged', async () => {
      const item = await makeItem(shop(), { published: false });
      const { catalogId } = item;
      shop().advance(1);
      await builder.saveItem(item, { inventory: 5 });
      // An entry's time comes from where it is stored, whose clock may differ from the shop's.
      const times = (await movements({ catalogId })).list.map((one) => Date.parse(one.dateCreated));
      const between = times.reduce((sum, time) => sum + time, 0) / times.length;
      const begun = new Date(between).toISOString();
      const reasons = async (filter: object, query = {}) =>
        (await movements({ catalogId, ...filter }, query)).list.map(({ reason }) => reason);
      expect(await reasons({ reason: ['edit', 'sale'] })).toEqual(['edit']);
      expect(await reasons({ dateCreated_gte: begun })).toEqual(['edit']);
      expect(await reasons({ dateCreated_lte: begun })).toEqual(['opening']);
      expect(await reasons({ subject: 'order 1' })).toEqual([]);
      const sort = JSON.stringify(['dateCreated', 'ASC']);
      expect(await reasons({}, { sort })).toEqual(['opening', 'edit']);
      expect(await reasons({}, { sort, range: '[1,1]' })).toEqual(['edit']);
      expect(await rejectionOf(movements({ dateCreated_gte: 'May' }))).toMatchObject({
        status: 400,
        errors: [{ path: 'filter' }],
      });
    });

    it('returns each entry by its id', async () => {
      const { catalogId } = await makeItem(shop(), { published: false });
      const { list } = await movements({ catalogId });
      const get = async (id: string) =>
        replyOf((await builder.staff()).GET('/api/admin/stock/{id}', { params: { path: { id } } }));
      expect(await get(list[0]?.id ?? '')).toEqual(list[0]);
      expect(await rejectionOf(get(crypto.randomUUID()))).toMatchObject({ status: 404 });
    });

    it('is for administrators', async () => {
      const { shop: warehouse } = await shop().signedIn('warehouse');
      const statuses = [];
      for (const client of [shop().visitor(), warehouse]) {
        statuses.push((await rejectionOf(replyOf(client.GET('/api/admin/stock')))).status);
      }
      expect(statuses).toEqual([401, 403]);
    });
  });
});
