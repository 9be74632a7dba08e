import { setTimeout } from 'node:timers/promises';
import { DriverException, type MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrateJobTables } from './job-tables.ts';
import { createOrm } from './orm.ts';

/** Any number that nothing else in this database locks. */
const lock = 7_203_451;
/** How long others wait behind a migration that waits for a table, and how often it retries. */
const LOCK_MS = 3_000;
const MAX_TURNS = 100;

/**
 * Migrates the database and returns the names of the migrations it ran. Several processes may start
 * at once: one does the work, the others wait for it.
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

/** Polls for the lock, because an index being built would wait for a statement that waits. */
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
 * Runs the migrations on a separate connection, because one may take longer than any statement of
 * the shop. A migration that waits for a table blocks others behind it, so it lets them pass and
 * retries. Completed migrations are kept.
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

/** @param names of the migrations that were run, to which it adds */
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

/** Returns true when every migration that this code knows has been run. */
export async function isMigrated(orm: MikroORM): Promise<boolean> {
  const pending = await orm.migrator.getPending();
  return pending.length === 0;
}
