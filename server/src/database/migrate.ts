import { setTimeout } from 'node:timers/promises';
import { DriverException, type MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrateJobTables } from './job-tables.ts';
import { createOrm } from './orm.ts';

/** Any number that nothing else in this database uses for a lock. */
const lock = 7_203_451;
/**
 * How long others wait behind a migration that is waiting for a table, and how often the migration
 * is retried.
 */
const LOCK_MS = 3_000;
const MAX_TURNS = 100;

/**
 * Migrates the database and returns the names of the migrations that ran. Several processes may
 * start at the same time. One migrates, and the others wait.
 */
export async function migrate(orm: MikroORM): Promise<string[]> {
  const url = orm.config.get('clientUrl');
  if (url === undefined) throw new Error('this ORM was created without a database URL');
  const guard = new pg.Client({
    connectionString: url,
    application_name: 'spindle migrations',
    connectionTimeoutMillis: 5_000,
  });
  guard.on('error', () => {});
  await guard.connect();
  try {
    await takeTurn(guard);
    const names = await runMigrations(url, orm.config.get('migrations').path);
    await migrateJobTables(url);
    return names;
  } finally {
    await guard.end();
  }
}

/**
 * Polls for the lock, because building an index would wait for a statement that is waiting for the
 * lock.
 */
async function takeTurn(guard: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await guard.query(
      'select from pg_try_advisory_lock($1) as turn (taken) where taken',
      [lock],
    );
    if (rowCount === 1) return;
    await setTimeout(100);
  }
}

/**
 * Runs the migrations on a separate connection, because one may take longer than any statement in
 * the shop. A migration that waits for a table blocks others behind it, so it gives up after a
 * short time, lets them pass and is retried. Completed migrations are kept.
 */
async function runMigrations(url: string, migrationsFolder?: string): Promise<string[]> {
  const names: string[] = [];
  for (let turn = 1; ; turn += 1) {
    try {
      await runPending(url, names, migrationsFolder);
      return names;
    } catch (error) {
      if (!isLockTimeout(error) || turn === MAX_TURNS) throw error;
      await setTimeout(1_000);
    }
  }
}

const isLockTimeout = (error: unknown) => {
  const code = error instanceof DriverException ? error.code : undefined;
  return code === '55P03';
};

/**
 * Runs the pending migrations.
 * @param names list to which the names of completed migrations are added
 */
async function runPending(url: string, names: string[], migrationsFolder?: string): Promise<void> {
  const orm = await createOrm({
    url,
    name: 'spindle migrations',
    entities: [],
    statementTimeoutMs: 0,
    lockTimeoutMs: LOCK_MS,
    poolSize: 1,
    ...(migrationsFolder === undefined ? {} : { migrationsFolder }),
  });
  try {
    orm.migrator.on('migrated', ({ name }) => void names.push(name));
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
}

/** Returns true if every migration known to this code has run. */
export async function isMigrated(orm: MikroORM): Promise<boolean> {
  const pending = await orm.migrator.getPending();
  return pending.length === 0;
}
