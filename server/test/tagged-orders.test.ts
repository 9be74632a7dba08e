import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import { seedShop } from '../bench/staff/seed-shop.ts';
import { createOrm } from '../src/database/orm.ts';
import { query } from '../src/database/query.ts';
import { entities } from '../src/entities.ts';
import { adminOrders } from '../src/orders/admin-orders.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { recordStatements } from './record-statements.ts';

const count = 9_000;
let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm({ entities, url: database.url });
  await seedShop(orm, count);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it.each(['ASC', 'DESC'] as const)(
  'orders with a tag are listed by state without reading those without it: %s',
  async (direction) => {
    const em = orm.em.fork();
    const [{ tagged } = { tagged: 0 }] = await query<{ tagged: number }>(
      em,
      'select count(tags)::int as tagged from orders',
    );
    for (const tag of ['gift', 'fragile']) {
      const sort = { field: 'orderState', direction };
      const page = { sort, offset: 0, limit: 25, filter: { tag } };
      const { total } = await adminOrders.read(em, page);
      for (const offset of [0, total - 25]) {
        const statements = await recordStatements(orm, () =>
          adminOrders.read(orm.em.fork(), { ...page, offset }),
        );
        for (const { text, values } of statements) {
          const plan = await query<object>(em, `explain (analyze, format json) ${text}`, values);
          const passed = [...JSON.stringify(plan).matchAll(/"Rows Removed by Filter":(\d+)/g)];
          const maximum = Math.max(0, ...passed.map(([, rows]) => Number(rows)));
          expect(maximum, `${tag} from ${offset}`).toBeLessThanOrEqual(tagged);
        }
      }
    }
  },
);
