import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, catalogForm } from '../../test/store-builder.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let other: TestShop;
let staff: SignedIn;
let visitor: HttpClient;

beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ beside: shop });
  staff = await signInAs(shop, 'extended');
  visitor = httpClient(other.url);
});

afterAll(async () => {
  await other.close();
  await shop.close();
});

describe('two processes on one database', () => {
  it('show an edit made in the other', async () => {
    const id = await addCatalog(staff);
    await seen(async () => (await visitor.get(`/api/catalog/${id}`)).status === 200);
    await staff.put(`/api/catbuilder/${id}`, catalogForm({ title: 'Motors' }));
    await seen(async () => (await visitor.get('/api/catalog/')).text.includes('"Motors"'));
    await staff.delete(`/api/catbuilder/${id}`);
    await seen(async () => (await visitor.get(`/api/catalog/${id}`)).status === 404);
  });

  it('return the same entity tag', async () => {
    await addCatalog(staff);
    const own = (await staff.get('/api/catalog/')).headers.get('ETag');
    await seen(async () => (await visitor.get('/api/catalog/')).headers.get('ETag') === own);
  });

  it("show a sale that wasn't announced", async () => {
    const item = await makeItem(shop, { onHand: 2 });
    await seen(async () => (await stockOf(item)) === 2);
    await sell(item);
    await seen(async () => (await stockOf(item)) === 1);
  });

  it('show changes again after the connection for announcements broke', async () => {
    await query(
      shop.orm.em.fork(),
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'spindle catalogue'`,
    );
    const id = await addCatalog(staff);
    await seen(async () => (await visitor.get(`/api/catalog/${id}`)).status === 200);
  });
});

async function seen(is: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(is, { timeout: 10_000, interval: 20 });
}

async function stockOf({ catalogId, itemId }: TestItem): Promise<unknown> {
  const { body } = await visitor.get(`/api/catalog/${catalogId}/${itemId}`);
  return typeof body === 'object' && body !== null && 'inventory' in body ? body.inventory : null;
}

async function sell({ itemId }: TestItem): Promise<void> {
  const statement = 'update catalog_items set on_hand = on_hand - 1 where item_id = $1';
  await query(shop.orm.em.fork(), statement, [itemId]);
}
