import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { listQuery, type ListOptions } from '../makers/list-query.ts';
import { storeBuilder } from '../makers/store-builder.ts';

export function storeListsConform(shop: () => ConformingShop): void {
  const { staff } = storeBuilder(shop);

  async function list(resource: 'catalogs' | 'items', options: ListOptions) {
    const call = (await staff()).GET(`/api/admin/${resource}`, { params: listQuery(options) });
    const records: { id: string }[] = await replyOf(call);
    const range = (await call).response.headers.get('Content-Range');
    return { ids: records.map(({ id }) => id), range };
  }

  const fresh = () => crypto.randomUUID().slice(0, 8);

  describe('the list of catalogs', () => {
    it('filters, sorts and pages', async () => {
      const word = fresh();
      const made = [];
      for (const [title, enabled] of [
        ['b', true],
        ['A', false],
        ['C', true],
      ] as const) {
        made.push(await makeCatalog(shop(), { title: `${title} ${word}`, enabled }));
      }
      const [b, a, c] = made.map(({ catalogId }) => catalogId);
      const sort = ['title', 'DESC'] as const;
      const found = await list('catalogs', { filter: { q: ` ${word.toUpperCase()}` }, sort });
      expect(found).toEqual({ ids: [c, b, a], range: 'catalogs 0-2/3' });
      const page = await list('catalogs', {
        filter: { q: word, enabled: true },
        sort: ['title', 'ASC'],
        range: [1, 9],
      });
      expect(page).toEqual({ ids: [c], range: 'catalogs 1-1/2' });
    });

    it('returns each as staff see it', async () => {
      const { catalogId } = await makeCatalog(shop(), { enabled: false });
      const get = async (id: string) =>
        replyOf((await staff()).GET('/api/admin/catalogs/{id}', { params: { path: { id } } }));
      expect(await get(catalogId)).toMatchObject({ id: catalogId, catalogId, enabled: false });
      expect(await rejectionOf(get(`no-${catalogId}`))).toMatchObject({ status: 404 });
    });
  });

  describe('the list of items', () => {
    it('is grouped by catalog, then sorted by weight', async () => {
      const { catalogId } = await makeCatalog(shop());
      const options = { catalogId, published: false };
      const { externalId } = await makeItem(shop(), {
        ...options,
        title: 'Second',
        listingOrderWeight: 2,
        price: '1',
        externalId: `SM-${crypto.randomUUID()}`,
      });
      await makeItem(shop(), { ...options, title: 'First', listingOrderWeight: 1, inventory: 0 });
      const filter = { catalogId };
      const [first, second] = [`${catalogId}_first`, `${catalogId}_second`];
      expect(await list('items', { filter })).toEqual({
        ids: [first, second],
        range: 'items 0-1/2',
      });
      expect((await list('items', { filter, sort: ['price', 'ASC'] })).ids).toEqual([
        second,
        first,
      ]);
      expect((await list('items', { filter: { catalogId, outOfStock: true } })).ids).toEqual([
        first,
      ]);
      expect((await list('items', { filter: { q: externalId } })).ids).toEqual([second]);
      expect((await list('items', { filter: { id: [second, 'nowhere_else'] } })).ids).toEqual([
        second,
      ]);
    });

    it('returns each as staff see it', async () => {
      const { specs: _, ...made } = await makeItem(shop(), { published: false });
      const id = `${made.catalogId}_${made.catalogItemId}`;
      const get = async (itemId: string) =>
        replyOf((await staff()).GET('/api/admin/items/{id}', { params: { path: { id: itemId } } }));
      expect(await get(id)).toEqual({ id, waiting: 0, soldLately: 0, daysLeft: null, ...made });
      expect(await rejectionOf(get('nowhere_else'))).toMatchObject({ status: 404 });
    });
  });

  it("a list explains what it can't do", async () => {
    for (const [query, path] of [
      [{ sort: ['color', 'ASC'] }, 'sort'],
      [{ filter: { color: 'red' } }, 'filter'],
      [{ filter: { enabled: 'yes' } }, 'filter'],
      [{ range: [5, 1] }, 'range'],
    ] as const) {
      expect(await rejectionOf(list('items', query))).toMatchObject({
        status: 400,
        errors: [{ path }],
      });
    }
  });
}
