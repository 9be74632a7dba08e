import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem } from '../makers/make-item.ts';
import { makeSale } from '../makers/sale.ts';
import { storeBuilder } from '../makers/store-builder.ts';

export function runningOutConforms(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);

  it("low stock depends on an item's level and on its sales", async () => {
    const { item } = await makeSale(shop(), { quantity: 3, inventory: 8 });
    const { catalogId, catalogItemId } = item;
    const unsold = await makeItem(shop(), { published: false, catalogId, inventory: 1 });
    const staff = await builder.staff();
    const found = (filter: object) => {
      const query = {
        filter: JSON.stringify({ catalogId, ...filter }),
        sort: JSON.stringify(['daysLeft', 'ASC']),
      };
      return replyOf(staff.GET('/api/admin/items', { params: { query } }));
    };
    const save = (reorderLevel: number | null) => {
      const params = { path: { catalogId, catalogItemId } };
      const address = '/api/admin/items/{catalogId}/{catalogItemId}/reorderLevel';
      return replyOf(staff.PUT(address, { params, body: { reorderLevel }, ...asJson }));
    };
    expect(await found({})).toMatchObject([
      { catalogItemId, inventory: 5, soldLately: 3, daysLeft: 50, reorderLevel: null },
      { catalogItemId: unsold.catalogItemId, soldLately: 0, daysLeft: null },
    ]);
    expect(await found({ toReorder: true })).toEqual([]);
    expect(await save(4)).toMatchObject({ Status: 'SUCCESS' });
    expect(await found({ toReorder: true })).toEqual([]);
    await save(5);
    expect(await found({ toReorder: true })).toMatchObject([{ catalogItemId, reorderLevel: 5 }]);
    await save(null);
    expect(await found({ toReorder: true })).toEqual([]);
  });
}
