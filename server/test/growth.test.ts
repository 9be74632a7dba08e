import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import { largeTables } from '../src/database/large-tables.ts';
import { createOrm } from '../src/database/orm.ts';
import { query } from '../src/database/query.ts';
import { foreignTables, growth } from '../src/growth.ts';
import { schedules } from '../src/schedules.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm({ entities: [], url: database.url });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const rows = async (statement: string): Promise<string[]> =>
  (await query<{ row: string }>(orm.em.fork(), statement)).map(({ row }) => row);

const rules = Object.entries(growth);

describe('growing data', () => {
  it('has a rule for every table, and a table for every rule', async () => {
    const tables = await rows(`
      select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as row
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition`);
    const named = [...Object.keys(growth), ...Object.keys(foreignTables)];
    expect(named.toSorted()).toEqual(tables.toSorted());
  });

  it('is pruned on schedule, using an existing index', async () => {
    const scheduled = new Set(schedules.map(({ job }) => job));
    const indexes = new Set(
      await rows(`select tablename || ' ' || indexname as row from pg_indexes`),
    );
    for (const [table, rule] of rules) {
      if (!('job' in rule)) continue;
      expect(scheduled, `${rule.job.name}, of ${table}`).toContain(rule.job);
      if (rule.index !== null) expect(indexes).toContain(`${table} ${rule.index}`);
    }
  });

  it('is deleted with the rows it references', async () => {
    const cascades = await rows(`
      select conrelid::regclass || ' of ' || confrelid::regclass as row
        from pg_constraint where contype = 'f' and confdeltype = 'c'`);
    for (const [table, rule] of rules) {
      if ('of' in rule) expect(cascades).toContain(`${table} of ${rule.of}`);
    }
  });

  it('from sales and visitors is never read whole by a staff list', () => {
    const bounded = largeTables.filter((table) => 'by' in growth[table]);
    expect(bounded).toEqual([]);
  });
});
