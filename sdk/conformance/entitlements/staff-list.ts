import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { replyOf } from '../../src/errors.ts';
import { administratorOf } from '../makers/administrator.ts';
import { dayIn, entitlementsOf, grantAccess, revokeGrant } from '../makers/grants.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function entitlementListConforms(shop: () => ConformingShop): void {
  describe('entitlements, for staff', () => {
    it('are filtered by owner, item and status', async () => {
      const { userId } = await shop().account();
      const { catalogId } = await makeCatalog(shop());
      const sheets = (title: string) =>
        makeItem(shop(), { catalogId, title, digital: true, published: false });
      const [mill, lathe] = [await sheets('Mill'), await sheets('Lathe')];
      await grantAccess(shop(), userId, mill, { until: dayIn(shop(), 3) });
      shop().advance(1);
      await grantAccess(shop(), userId, lathe);
      const titles = async (options: Parameters<typeof entitlementsOf>[2] = {}) =>
        (await entitlementsOf(shop(), userId, options)).map(({ title }) => title);
      expect(await titles()).toEqual(['Lathe', 'Mill']);
      expect(await titles({ sort: ['dateCreated', 'ASC'] })).toEqual(['Mill', 'Lathe']);
      expect(await titles({ sort: ['endsAt', 'ASC'] })).toEqual(['Mill', 'Lathe']);
      expect(await titles({ sort: ['catalogItemId', 'ASC'] })).toEqual(['Lathe', 'Mill']);
      expect(await titles({ range: [1, 1] })).toEqual(['Mill']);
      expect(await titles({ filter: { catalogItemId: mill.catalogItemId } })).toEqual(['Mill']);
      expect(await titles({ filter: { catalogId, source: ['GRANT', 'ORDER'] } })).toHaveLength(2);
      expect(await titles({ filter: { source: 'ORDER' } })).toEqual([]);
      const [newest] = await entitlementsOf(shop(), userId);
      await revokeGrant(shop(), newest?.id ?? '');
      expect(await titles({ filter: { open: true } })).toEqual(['Mill']);
      expect(await titles({ filter: { open: false } })).toEqual(['Lathe']);
    });

    it('are returned one by one', async () => {
      const { userId } = await shop().account();
      await grantAccess(
        shop(),
        userId,
        await makeItem(shop(), { digital: true, published: false }),
      );
      const [known] = await entitlementsOf(shop(), userId);
      const { shop: staff } = await administratorOf(shop());
      const read = (id: string) =>
        replyOf(staff.GET('/api/admin/entitlements/{id}', { params: { path: { id } } }));
      expect(await read(known?.id ?? '')).toEqual(known);
      expect(await rejectionOf(read(crypto.randomUUID()))).toMatchObject({ status: 404 });
      expect(await rejectionOf(read('none'))).toMatchObject({ status: 404 });
    });

    it("are for administrators, who are told what a list can't do", async () => {
      for (const role of ['customer', 'warehouse'] as const) {
        const { shop: browser } = await shop().signedIn(role);
        const call = browser.GET('/api/admin/entitlements', { params: listQuery({}) });
        expect(await rejectionOf(replyOf(call))).toMatchObject({ status: 403 });
      }
      const { shop: staff } = await administratorOf(shop());
      for (const filter of [{ userId: 'nobody' }, { source: 'GIFT' }, { open: 1 }, { note: '' }]) {
        const call = staff.GET('/api/admin/entitlements', { params: listQuery({ filter }) });
        expect(await rejectionOf(replyOf(call))).toMatchObject({
          status: 400,
          errors: [{ path: 'filter' }],
        });
      }
    });
  });
}
