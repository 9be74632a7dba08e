import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { query } from '../../src/database/query.ts';
import { planOrders } from '@spindle/sdk/demo/orders/plan-orders';
import { seedCatalogs } from './seed-catalogs.ts';
import { seedEntitlements } from './seed-entitlements.ts';
import { seedPayment } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';

const now = new Date();
const digital = planOrders(now).filter(({ orders }) =>
  orders.some(({ group }) => group === 'DIGITAL'),
);
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.orm.em.fork().transactional(async (em) => {
    seedCatalogs(em, now);
    const userIds = await seedPeople(em, shop.config, now);
    for (const payment of digital) {
      await seedPayment({ em, userIds, sandboxUrl: shop.sandbox.url, now }, payment);
    }
  });
  await seedEntitlements(shop.orm.em.fork(), now);
});
afterAll(() => shop.close());

interface Seeded {
  state: string;
  closed: string | null;
  keys: number;
}

const seeded = () =>
  query<Seeded>(
    shop.orm.em.fork(),
    `select o.order_state as state, e.closed_because as closed,
            (select count(*)::int from licence_keys k where k.entitlement_id = e.id) as keys
       from orders o join order_lines l on l.order_id = o.id
       left join entitlements e on e.source = 'ORDER' and e.source_id = l.id
      where o.shipping_group = 'DIGITAL'`,
  );

test('purchased plans are open with their keys, refunded ones are closed', async () => {
  const lines = await seeded();
  const open = lines.filter(({ state }) => state === 'SHIPPED');
  expect(open.length).toBeGreaterThan(5);
  for (const { closed } of open) expect(closed).toBeNull();
  expect(open.some(({ keys }) => keys > 0)).toBe(true);
  for (const { state, closed } of lines) {
    if (state === 'REFUNDED') expect(closed).toBe('REFUNDED');
  }
});

test('seeding again changes nothing', async () => {
  const before = await seeded();
  await seedEntitlements(shop.orm.em.fork(), now);
  expect(await seeded()).toEqual(before);
});
