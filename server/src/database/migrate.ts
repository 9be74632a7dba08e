import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrateJobTables } from './job-tables.ts';
import { createOrm } from './orm.ts';

/** Any number that nothing else in this database locks. */
const lock = 7_203_451;

/**
 * Brings the database up to date; names of the migrations it ran. Several processes may start at
 * once: one does the work, the others wait for it.
 */
export async function migrate(orm: MikroORM): Promise<string[]> {
  const url = orm.config.get('clientUrl');
  if (url === undefined) throw new Error('this ORM was made without a database address');
  const guard = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  guard.on('error', () => {});
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [lock]);
    const names = await runMigrations(url, orm.config.get('migrations').path);
    await migrateJobTables(url);
    return names;
  } finally {
    await guard.end();
  }
}

/** On connections of its own: a migration may take longer than any statement of the shop. */
async function runMigrations(url: string, migrationsFolder?: string): Promise<string[]> {
  const orm = await createOrm({
    url,
    entities: [],
    statementTimeoutMs: 0,
    ...(migrationsFolder === undefined ? {} : { migrationsFolder }),
  });
  try {
    const done = await orm.migrator.up();
    return done.map(({ name }) => name);
  } finally {
    await orm.close();
  }
}

/** True when every migration this code knows has been run. */
export async function isMigrated(orm: MikroORM): Promise<boolean> {
  const pending = await orm.migrator.getPending();
  return pending.length === 0;
}
