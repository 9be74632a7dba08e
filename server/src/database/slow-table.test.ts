import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, type Shopper } from '../../test/shopper.ts';
import { expectRejection } from '../contract/fixtures/expect-rejection.ts';
import { createOrm } from './orm.ts';
import { entities } from '../entities.ts';
import { query } from './query.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop({ env: { DATABASE_POOL_SIZE: '8' } });
  shopper = await newShopper(shop);
});
afterAll(() => shop.close());

/** Locks the table against all reads and writes until `work` is done. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const orm = await createOrm({
    entities,
    url: shop.orm.config.get('clientUrl') ?? '',
    poolSize: 4,
  });
  try {
    await orm.em.fork().transactional(async (em) => {
      await query(em, `lock table ${table} in access exclusive mode`);
      await work();
    });
  } finally {
    await orm.close();
  }
}

const waiting = async () => {
  const [row] = await query<{ count: number }>(
    shop.orm.em.fork(),
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
};

/** Has the same effect as `statement_timeout` and `lock_timeout`, but earlier. */
const cancelWaiting = () =>
  query(
    shop.orm.em.fork(),
    `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );

it('one slow table makes no process unready, and other calls continue', async () => {
  const item = await makeItem(shop);
  let slow: ReturnType<Shopper['get']>[] = [];
  await whileLocked('cart_lines', async () => {
    slow = Array.from({ length: 60 }, () => shopper.get('/api/cart/list'));
    await eventually(async () => expect(await waiting()).toBeGreaterThan(2));
    expect((await shopper.get('/readyz')).status).toBe(200);
    expect((await shopper.get('/api/user')).status).toBe(200);
    expect((await shopper.get('/api/order/list/90')).status).toBe(200);
    const { catalogId, itemId } = item;
    expect((await shopper.get(`/api/catalog/inventory/${catalogId}/${itemId}`)).status).toBe(200);

    const answered = Promise.all(slow);
    let over = false;
    void answered.finally(() => (over = true));
    while (!over) await cancelWaiting();
    for (const reply of await answered) {
      expectRejection(reply, 503);
      expect(reply.headers.get('Retry-After')).toBe('5');
    }
  });
  expect((await shopper.get('/api/cart/list')).status).toBe(200);
});
