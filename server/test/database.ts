import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from './database-url.ts';
import { newTestDatabaseName } from './stale-databases.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a separate database, migrated and empty. Close every connection before you drop it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  // The default strategy writes each page twice, because it uses the log.
  return createDatabase(`template "${template}" strategy file_copy`);
}

/** Creates a database without any migration. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template template0');
}

async function createDatabase(from: string): Promise<TestDatabase> {
  const name = newTestDatabaseName();
  await asServer(`create database "${name}" ${from}`);
  return {
    url: withDatabase(inject('databaseUrl'), name),
    drop: () => asServer(`drop database if exists "${name}" with (force)`),
  };
}

async function asServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
