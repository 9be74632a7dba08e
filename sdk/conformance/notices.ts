import { expect, it } from 'vitest';
import { notificationSaved, noticeWithdrawn } from '../domain/notices/validate-notice.ts';
import type { ShopClient } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { makeItem } from './makers/make-item.ts';
import { rejectionOf } from './makers/rejection.ts';
import { storeBuilder } from './makers/store-builder.ts';

interface Key {
  catalogId: string;
  catalogItemId: string;
}

const keyOf = ({ catalogId, catalogItemId }: Key): Key => ({ catalogId, catalogItemId });
const path = '/api/catalog/notice/{catalogId}/{catalogItemId}';
const ask = (shop: ShopClient, item: Key) =>
  replyOf(shop.POST(path, { params: { path: keyOf(item) } }));
const withdraw = (shop: ShopClient, item: Key) =>
  replyOf(shop.DELETE(path, { params: { path: keyOf(item) } }));
const list = (shop: ShopClient) => replyOf(shop.GET('/api/user/notices'));

export const noticesConformance = defineConformance(['notices'], (shop) => {
  async function waitingFor({ catalogId, catalogItemId }: Key): Promise<number | undefined> {
    const { shop: staff } = await administratorOf(shop());
    const filter = JSON.stringify({ id: `${catalogId}_${catalogItemId}` });
    const [found] = await replyOf(staff.GET('/api/admin/items', { params: { query: { filter } } }));
    return found?.waiting;
  }

  it('is kept once per customer in order of request, and can be canceled', async () => {
    const [gone, coming] = [
      await makeItem(shop(), { inventory: 0 }),
      await makeItem(shop(), { locked: true }),
    ];
    const { shop: customer } = await shop().signedIn('customer');
    const { shop: other } = await shop().signedIn('customer');
    for (const item of [coming, gone, coming]) {
      expect(await ask(customer, item)).toEqual({ Status: 'SUCCESS', Reason: notificationSaved });
    }
    await ask(other, gone);
    const dateCreated = expect.stringMatching(/Z$/);
    expect(await list(customer)).toEqual([
      { ...keyOf(coming), dateCreated },
      { ...keyOf(gone), dateCreated },
    ]);
    expect([await waitingFor(coming), await waitingFor(gone)]).toEqual([1, 2]);
    for (let times = 0; times < 2; times += 1) {
      const reply = { Status: 'SUCCESS', Reason: noticeWithdrawn };
      expect(await withdraw(customer, gone)).toEqual(reply);
    }
    expect(await list(customer)).toMatchObject([keyOf(coming)]);
    expect(await list(other)).toMatchObject([keyOf(gone)]);
    expect(await waitingFor(gone)).toBe(1);
  });

  it('is rejected for items that are in stock, never come back, or are hidden', async () => {
    const { shop: customer } = await shop().signedIn('customer');
    expect(await ask(customer, await makeItem(shop(), { title: 'Collet' }))).toEqual({
      Status: 'ERROR',
      code: 'ON_SALE_NOW',
      Reason: 'Collet is already available.',
    });
    const old = await makeItem(shop(), { title: 'Old', expired: true, inventory: 0 });
    expect(await ask(customer, old)).toMatchObject({ Status: 'ERROR', code: 'DISCONTINUED' });
    const hidden = await makeItem(shop(), { inventory: 0 });
    await storeBuilder(shop).saveItem(hidden, { enabled: false });
    for (const nowhere of [hidden, { catalogId: 'no-such', catalogItemId: 'item' }]) {
      const rejection = await rejectionOf(ask(customer, nowhere));
      expect(rejection).toMatchObject({ status: 404, message: 'Item not found.' });
    }
    expect(await list(customer)).toEqual([]);
  });
});
