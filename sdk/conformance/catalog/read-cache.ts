import { describe, expect, it } from 'vitest';
import type { PathOf, QueryOf } from '../../contract/operation-types.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { storeBuilder } from '../makers/store-builder.ts';

export function readCacheConforms(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);
  const catalogs = () => replyOf(shop().visitor().GET('/api/catalog/'));
  const items = (catalogId: string) =>
    replyOf(
      shop()
        .visitor()
        .GET('/api/catalog/{catalogId}', { params: { path: { catalogId } } }),
    );
  const item = ({ catalogId, catalogItemId }: PathOf<'getCatalogItem'>) => {
    const params = { path: { catalogId, catalogItemId } };
    return replyOf(shop().visitor().GET('/api/catalog/{catalogId}/{catalogItemId}', { params }));
  };

  describe('public records', () => {
    it('are the enabled items by weight, then by id', async () => {
      const { catalogId } = await makeCatalog(shop());
      const options = { catalogId, published: false };
      const expired = await makeItem(shop(), { ...options, title: 'Old', expired: true });
      await makeItem(shop(), { ...options, title: 'B', listingOrderWeight: -5 });
      await makeItem(shop(), { ...options, title: 'A', listingOrderWeight: -5, locked: true });
      const hidden = await makeItem(shop(), { ...options, title: 'Hidden', enabled: false });
      const displayed = await items(catalogId);
      expect(displayed.map(({ catalogItemId }) => catalogItemId)).toEqual(['a', 'b', 'old']);
      expect(await item(expired)).toMatchObject({ title: 'Old', expired: true });
      expect(await rejectionOf(item(hidden))).toMatchObject({
        status: 404,
        message: 'Item not found.',
      });
    });

    it('are paged in the same order', async () => {
      const { catalogId } = await makeCatalog(shop());
      const options = { catalogId, published: false };
      for (const [title, listingOrderWeight] of [
        ['Beta', 2],
        ['Alpha', 2],
        ['Zeta', 1],
        ['Gamma', 3],
      ] as const) {
        await makeItem(shop(), { ...options, title, listingOrderWeight });
      }
      const idsOf = (found: readonly { catalogItemId: string }[]) =>
        found.map(({ catalogItemId }) => catalogItemId);
      const search = (query: QueryOf<'searchItems'>) =>
        replyOf(shop().visitor().GET('/api/search', { params: { query } }));
      const inOrder = ['zeta', 'alpha', 'beta', 'gamma'];
      expect(idsOf(await items(catalogId))).toEqual(inOrder);
      expect(idsOf((await search({ catalogId })).items)).toEqual(inOrder);
      expect(idsOf((await search({ catalogId, sort: 'title' })).items)).toEqual(inOrder.toSorted());
      const listed = (await catalogs()).find((one) => one.catalogId === catalogId);
      expect(listed).not.toHaveProperty('large');
    });

    it("include an item's price and stock, and nothing that is for staff", async () => {
      const made = await makeItem(shop(), { price: '12.5', inventory: 3, couponId: 'SPRING' });
      const displayed = await item(made);
      expect(displayed).toMatchObject({
        price: 12.5,
        inventory: 3,
        title: made.title,
        image: null,
      });
      expect(made).toMatchObject({ couponId: 'SPRING', taxCode: expect.any(String) });
      for (const field of ['taxCode', 'subscriptionLink', 'couponId', 'version']) {
        expect(displayed).not.toHaveProperty(field);
      }
    });

    it('exclude attributes for buyers and staff, and pictures still to come', async () => {
      const made = await makeItem(shop(), {
        published: false,
        attributes: [
          { attributeId: 'Weight', type: 'WEIGHT', value: '24' },
          { attributeId: 'License', type: 'LICENSE', value: 'Key' },
          { attributeId: 'Plans', type: 'DOWNLOADABLE', value: 'plans.zip' },
          { attributeId: 'Role', type: 'DISCORD', value: '1234' },
          { attributeId: 'Side view', type: 'IMAGE', value: '' },
          { attributeId: 'Color', type: 'COLOR', value: 'black', description: 'Anodized.' },
        ],
      });
      expect(made.attributes).toHaveLength(6);
      expect((await item(made)).attributes).toEqual([
        { attributeId: 'Weight', type: 'WEIGHT', value: '24', description: null, version: 1 },
        {
          attributeId: 'Color',
          type: 'COLOR',
          value: 'black',
          description: 'Anodized.',
          version: 1,
        },
      ]);
    });

    it('include nothing of a disabled catalog', async () => {
      const made = await makeItem(shop(), { published: false });
      const listed = await catalogs();
      expect(listed.some(({ catalogId }) => catalogId === made.catalogId)).toBe(true);
      await builder.saveCatalog(made.catalogId, { enabled: false });
      const after = await catalogs();
      expect(after.some(({ catalogId }) => catalogId === made.catalogId)).toBe(false);
      expect(await rejectionOf(items(made.catalogId))).toMatchObject({
        status: 404,
        message: 'Catalog not found.',
      });
      expect(await rejectionOf(item(made))).toMatchObject({ status: 404 });
    });

    it('include only the link of an external catalog, and no items', async () => {
      const link = 'https://www.example.com/elsewhere';
      const { catalogId } = await makeCatalog(shop(), { external: true, link });
      const made = await makeItem(shop(), { catalogId, published: false });
      const listed = await catalogs();
      expect(listed.find((one) => one.catalogId === catalogId)).toMatchObject({
        external: true,
        link,
      });
      expect(await items(catalogId)).toEqual([]);
      expect(await rejectionOf(item(made))).toMatchObject({ status: 404 });
    });

    it('are the catalogs by weight', async () => {
      const last = await makeCatalog(shop(), { listingOrderWeight: 1_000_000 });
      const first = await makeCatalog(shop(), { listingOrderWeight: -1_000_000 });
      const ids = (await catalogs()).map(({ catalogId }) => catalogId);
      expect([ids[0], ids.at(-1)]).toEqual([first.catalogId, last.catalogId]);
    });
  });

  describe('cached copies', () => {
    const expire = async (spaths: string) =>
      replyOf((await builder.staff()).POST('/api/cachecontrol/expire', { body: { spaths } }));

    it('are refreshed', async () => {
      const { catalogId, catalogItemId } = await makeItem(shop(), { published: false });
      for (const spaths of [
        '/catalog/*',
        '/creator/*',
        `assets/subs/${catalogId}/${catalogItemId}`,
      ]) {
        expect(await expire(spaths)).toEqual({
          Status: 'SUCCESS',
          Reason: "Cache refreshed. There's no CDN, so changes are visible right away.",
        });
      }
    });

    it("are rejected for an item that doesn't exist", async () => {
      expect(await expire('assets/subs/plans/no-such')).toMatchObject({
        Status: 'ERROR',
        code: 'NOT_FOUND',
        Reason: 'Item plans/no-such not found. Check the path.',
      });
      expect(await rejectionOf(expire('/orders/*'))).toMatchObject({
        status: 400,
        errors: [{ path: 'spaths' }],
      });
    });
  });
}
