import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from './database-url.ts';
import { newTestDatabaseName } from './stale-databases.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of one's own, migrated and empty. Close every connection, then drop it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  // Through the log each page would be written twice.
  return createDatabase(`template "${template}" strategy file_copy`);
}

/** Not even migrated. */
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
