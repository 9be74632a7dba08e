import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { pino } from 'pino';
import { migrate } from '../src/database/migrate.ts';
import { createOrm } from '../src/database/orm.ts';
import { withDatabase } from './database-url.ts';

const serverFolder = path.join(import.meta.dirname, '..');
const lock = 7_203_452;

/**
 * Returns the name of a migrated database to copy. It is created again when a migration changes.
 */
export async function prepareTemplate(client: Client, url: string): Promise<string> {
  const name = `template_${await fingerprint()}`;
  await client.query('select pg_advisory_lock($1)', [lock]);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await make(client, url, name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
  }
  return name;
}

async function make(client: Client, url: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`drop database if exists "${draft}" with (force)`);
  await client.query(`create database "${draft}"`);
  const orm = await createOrm({ url: withDatabase(url, draft), entities: [] });
  try {
    await migrate(orm);
  } finally {
    await orm.close();
  }
  // Includes the queues, which each shop would otherwise have to create.
  const [{ startJobs }, { allJobs }] = await Promise.all([
    import('../src/jobs/queue.ts'),
    import('../src/all-jobs.ts'),
  ]);
  const log = pino({ level: 'silent' });
  const jobs = await startJobs({ url: withDatabase(url, draft), log, jobs: allJobs, work: false });
  await jobs.stop();
  await client.query(`alter database "${draft}" rename to "${name}"`);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const folder = path.join(serverFolder, 'migrations');
  for (const file of (await readdir(folder)).toSorted()) {
    if (file.endsWith('.ts')) hash.update(file).update(await readFile(path.join(folder, file)));
  }
  hash.update(await readFile(path.join(serverFolder, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
