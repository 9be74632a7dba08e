import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '../src/database/migrate.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { createEmptyDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createEmptyDatabase();
  orm = await createOrm({ entities, url: database.url });
});

afterAll(async () => {
  await orm.close();
  await database.drop();
});

test('the migrations, applied to an empty database, give exactly what the entities describe', async () => {
  await migrate(orm);
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false });
  expect(difference.trim()).toBe('');
});

test('processes that start at the same time migrate once', async () => {
  const another = await createEmptyDatabase();
  const orms = await Promise.all([1, 2, 3].map(() => createOrm({ entities, url: another.url })));
  const runs = await Promise.all(orms.map((one) => migrate(one)));
  const names = runs.flat();
  expect(new Set(names).size).toBe(names.length);
  await Promise.all(orms.map((one) => one.close()));
  await another.drop();
});
