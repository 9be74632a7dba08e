import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '../src/database/migrate.ts';
import { ForwardMigrationGenerator } from '../src/database/migration-generator.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { waitingForLocks } from './waiting-for-locks.ts';

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

test('the migrations, applied to an empty database, produce exactly what the entities describe', async () => {
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

test('an index of a large table is created while others write, also by two processes at the same time', async () => {
  const busy = await createTestDatabase();
  const migrationsFolder = await mkdtemp(path.join(tmpdir(), 'spindle-migrations-'));
  // the folder in which the migration's imports resolve
  const modules = path.join(import.meta.dirname, '../../node_modules');
  await symlink(modules, path.join(migrationsFolder, 'node_modules'));
  const made = await createOrm({ entities, url: busy.url, migrationsFolder });
  const [first, second] = [1, 2].map(() => new pg.Client({ connectionString: busy.url }));
  if (!first || !second) throw new Error('nobody writes');
  try {
    const up = ['create index "orders_of_somebody" on "orders" ("user_id", "updated_at");'];
    const name = 'Migration20990101000000_index';
    const { migrator, config } = made;
    const generator = new ForwardMigrationGenerator(
      made.em.getDriver(),
      config.getNamingStrategy(),
      config.get('migrations'),
    );
    const file = generator.generateMigrationFile(name, { up, down: [] });
    await writeFile(path.join(migrationsFolder, `${name}.ts`), file);
    await Promise.all([first.connect(), second.connect()]);
    await first.query('begin; update orders set version = version');
    const both = [migrate(made), migrate(made)];
    await eventually(async () => expect(await waitingForLocks({ orm: made })).toBe(1));
    await second.query(`set lock_timeout = 1000; update orders set version = version`);
    await first.query('commit');
    expect((await Promise.all(both)).flat()).toHaveLength(1);
    const { rows } = await second.query(
      `select indisvalid from pg_index where indexrelid = 'orders_of_somebody'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await migrator.getPending()).toEqual([]);
  } finally {
    await Promise.all([first.end(), second.end()]);
    await made.close();
    await rm(migrationsFolder, { recursive: true });
    await busy.drop();
  }
});
