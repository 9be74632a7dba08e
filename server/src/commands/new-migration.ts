import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../database/embedded/start-postgres.ts';
import { createOrm } from '../database/orm.ts';
import { entities } from '../entities.ts';

/**
 * Writes a migration from the current migrations to the current entities: `node
 * server/src/commands/new-migration.ts [name]`. Uses a separate database.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'spindle-migration-'));
const server = await startPostgres({ dataDir, fast: true });
try {
  const orm = await createOrm({
    entities,
    url: await emptyDatabase(server.url),
    statementTimeoutMs: 0,
  });
  await orm.migrator.up();
  const { fileName, diff } = await orm.migrator.create(undefined, false, false, positionals[0]);
  await orm.close();
  const message =
    diff.up.length === 0
      ? 'No migration needed: the schema matches the entities.'
      : `migrations/${fileName}`;
  process.stdout.write(`${message}\n`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function emptyDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `empty_${randomUUID().slice(0, 8)}`;
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/[^/]+$/, name);
}
