import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../sdk/test/free-port.ts';
import { parseConfig } from '../src/config.ts';
import { startPostgres, type EmbeddedPostgres } from '../src/database/embedded/start-postgres.ts';
import { createOrm } from '../src/database/orm.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';
import { query } from '../src/database/query.ts';
import { startOperations } from '../src/start-operations.ts';
import { eventually } from './eventually.ts';
import { runShopCommand } from './shop-command.ts';

let folder: string;
let server: EmbeddedPostgres | undefined;
let orm: MikroORM | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spindle-backup-age-'));
});
afterEach(close);
afterAll(() => rm(folder, { recursive: true, force: true }));

const backupDir = (shop: string) => path.join(folder, `${shop}-backups`);

/** Opens a separate migrated server, or the one that was restored there. */
async function open(dataDir: string, shop: string): Promise<{ url: string; orm: MikroORM }> {
  server = await startPostgres({ dataDir, backupDir: backupDir(shop), fast: true });
  const { url } = server;
  await prepareDatabase({ url });
  orm = await createOrm({ url, entities: [] });
  return { url, orm };
}

async function close(): Promise<void> {
  await orm?.close();
  await server?.stop();
  orm = undefined;
  server = undefined;
}

/** Returns the age of the last backup that a new worker reports. */
async function ageSeen(databaseUrl: string): Promise<string> {
  const port = await freePort();
  const config = parseConfig({ NODE_ENV: 'test', METRICS_PORT: String(port) });
  const errors: unknown[] = [];
  const operations = await startOperations(config, (error) => void errors.push(error));
  try {
    operations?.readFigures(databaseUrl);
    return await eventually(async () => {
      expect(errors).toEqual([]);
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(text).toMatch(/^shop_figures_read_timestamp_seconds [1-9]/m);
      return /^shop_last_backup_age_seconds (\S+)$/m.exec(text)?.[1] ?? 'not told';
    });
  } finally {
    await operations?.stop();
  }
}

function run(program: string, dataDir: string, shop: string, { url, orm: of }: Opened) {
  return runShopCommand({ url: 'http://127.0.0.1', orm: of }, `src/commands/${program}.ts`, [], {
    BACKUP_DIR: backupDir(shop),
    DATA_DIR: dataDir,
    DATABASE_URL: url,
  });
}

type Opened = Awaited<ReturnType<typeof open>>;

it('operators see how old the last backup is, and a restore does not make it look newer', async () => {
  const before = path.join(folder, 'before');
  const opened = await open(before, 'shop');
  expect(await ageSeen(opened.url)).toBe('+Inf');

  const backup = await run('backup', before, 'shop', opened);
  expect(backup).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backup saved in .* You can restore to any time after .*\.$/m),
  });
  expect(backup.output).not.toContain("don't show this backup");
  expect(Number(await ageSeen(opened.url))).toBeLessThan(300);

  const yesterday = `update last_backup set ended_at = ended_at - interval '27 hours'`;
  await query(opened.orm.em.fork(), yesterday);
  const restored = path.join(folder, 'after');
  await close();
  expect(await run('restore', restored, 'shop', { ...opened, url: '' })).toMatchObject({ code: 0 });
  const { url } = await open(restored, 'shop');
  expect(Number(await ageSeen(url))).toBeGreaterThan(27 * 3600);
}, 300_000);

it("a backup that can't be recorded, as before a release migrates, is complete anyway", async () => {
  const dataDir = path.join(folder, 'old');
  const opened = await open(dataDir, 'old');
  await query(opened.orm.em.fork(), 'drop table last_backup');
  const backup = await run('backup', dataDir, 'old', opened);
  expect(backup).toEqual({ code: 0, output: expect.stringContaining('You can restore') });
  expect(backup.output).toContain("The metrics don't show this backup");
}, 300_000);

it('a command that keeps running makes the missed backup, then waits for the next day', async () => {
  const dataDir = path.join(folder, 'daily');
  const opened = await open(dataDir, 'daily');
  const { output } = await runShopCommand(
    { url: 'http://127.0.0.1', orm: opened.orm },
    'src/commands/backup.ts',
    ['--daily=00:00'],
    { BACKUP_DIR: backupDir('daily'), DATA_DIR: dataDir, DATABASE_URL: opened.url },
    /The next backup starts|No backup was made/,
  );
  const [, endedAt = ''] = /You can restore to any time after (\S+)\.\n/.exec(output) ?? [];
  const midnight = new Date(endedAt).setUTCHours(24, 0, 0, 0);
  expect(output).toContain(`The next backup starts at ${new Date(midnight).toISOString()}.`);
}, 300_000);
