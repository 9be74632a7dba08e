import type { Client } from 'pg';

const prefix = 'test_';
const hour = 3_600_000;

/**
 * Creates a name that contains the time, so that databases left by a killed run can be recognized.
 */
export function newTestDatabaseName(): string {
  const random = Math.random().toString(36).slice(2, 10);
  return `${prefix}${Date.now().toString(36)}_${random}`;
}

export async function dropStaleDatabases(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^test_[0-9a-z]+_'`,
  );
  for (const { datname } of rows) {
    const made = Number.parseInt(datname.slice(prefix.length).split('_')[0] ?? '', 36);
    if (Date.now() - made < hour) continue;
    await client.query(`drop database if exists "${datname}" with (force)`);
  }
}
