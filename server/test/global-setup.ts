import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres, type EmbeddedPostgres } from '../src/database/embedded/start-postgres.ts';
import { memoryFolder } from './memory-folder.ts';
import { dropStaleDatabases } from './stale-databases.ts';
import { prepareTemplate } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which test databases are created. */
    databaseUrl: string;
    /** The migrated, otherwise empty database that is copied. */
    templateDatabase: string;
  }
}

const onDisk = path.join(import.meta.dirname, '..', '..', '.data-test');

/**
 * Provides one PostgreSQL for all tests: TEST_DATABASE_URL, or the built-in one with a folder that
 * is kept between runs. The last run that uses it stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const overrides = process.env['TEST_DATABASE_URL'];
  const server =
    overrides === undefined
      ? await startPostgres({ dataDir: memoryFolder() ?? onDisk, fast: true })
      : undefined;
  const url = overrides ?? server?.url ?? '';
  const present = new pg.Client({ connectionString: url, application_name: 'test run' });
  present.on('error', () => {});
  await present.connect();
  await dropStaleDatabases(present);
  project.provide('databaseUrl', url);
  project.provide('templateDatabase', await prepareTemplate(present, url));
  return async () => {
    await leave(present, server);
  };
}

async function leave(present: pg.Client, server: EmbeddedPostgres | undefined): Promise<void> {
  const others = await present.query(
    `select 1 from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await present.end();
  if (others.rowCount === 0) await server?.stop();
}
