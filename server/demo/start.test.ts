import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { query } from '../src/database/query.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test/database.ts';
import { childEnvironment } from '../test/child-environment.ts';
import { eventually } from '../test/eventually.ts';
import { makeSection } from '../test/factories/content.ts';
import { freePort } from '../../sdk/test/free-port.ts';
import { settingVariables } from '@spindle/sdk/domain/settings/settings';
import { productionSettings } from '../test/production-settings.ts';

const root = path.join(import.meta.dirname, '..', '..');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spindle-test-'));
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run <name>` with these settings and none of this process's own. */
function run(name: string, settings: Record<string, string>) {
  const child = spawn('sh', ['-c', scripts[name] ?? 'false'], {
    cwd: root,
    env: {
      ...childEnvironment,
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  child.stdout.on('data', (text: Buffer) => (output.text += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.text += text.toString()));
  const ended = once(child, 'close').then(([code]) => Number(code));
  return { child, output, ended };
}

async function tablesIn(url: string): Promise<number> {
  const orm = await createOrm({ entities, url });
  const found = await query(orm.em.fork(), `select from pg_tables where schemaname = 'public'`, []);
  await orm.close();
  return found.length;
}

it.each(['start', 'dev'])(
  'npm run %s creates no demo in production, and changes nothing',
  async (name) => {
    const { ended, output } = run(name, { NODE_ENV: 'production' });
    expect(await ended).toBe(1);
    expect(output.text).toContain('npm run serve');
    expect(output.text).toContain('SANDBOX=1');
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
    expect(await tablesIn(database.url)).toBe(0);
  },
);

it('npm start adds nothing to an existing shop', async () => {
  const own = await createTestDatabase();
  const orm = await createOrm({ entities, url: own.url });
  await makeSection({ orm }, { category: 'own' });
  const { ended, output } = run('start', { DATABASE_URL: own.url, PORT: String(await freePort()) });
  expect(await ended).toBe(1);
  expect(output.text).toContain('contains a shop of your own');
  expect(output.text).toContain('npm run serve');
  expect(await query(orm.em.fork(), 'select from catalogs', [])).toHaveLength(0);
  expect(await query(orm.em.fork(), 'select from users', [])).toHaveLength(0);
  await orm.close();
  await own.drop();
});

it("npm start rejects another program's tables", async () => {
  const other = await createEmptyDatabase();
  const orm = await createOrm({ entities, url: other.url });
  await query(orm.em.fork(), 'create table users (id int)', []);
  const { ended, output } = run('start', {
    DATABASE_URL: other.url,
    PORT: String(await freePort()),
  });
  expect(await ended).toBe(1);
  expect(output.text).toContain('tables of another program');
  expect(await tablesIn(other.url)).toBe(1);
  await orm.close();
  await other.drop();
});

it('npm run serve is for production: it names missing settings, and starts no demo or sandbox', async () => {
  const { ended, output } = run('serve', {});
  expect(await ended).toBe(1);
  expect(output.text).toContain('SANDBOX=1 npm run serve');
  const keys = ['SESSION_KEYS', 'SECRETS_KEY', 'AUDIT_SEAL_KEYS'];
  for (const name of keys) expect(output.text).toContain(`${name}: must`);
  // Staff may have saved the others, which only the database can say.
  const others = ['NODE_ENV', 'DATABASE_URL', ...Object.values(settingVariables)];
  for (const name of Object.keys(productionSettings)) {
    if (![...keys, ...others].includes(name)) expect(output.text).toContain(name);
  }
  expect(await tablesIn(database.url)).toBe(0);
});

it('npm run serve needs only SANDBOX=1 for an empty shop, and says what to do next', async () => {
  const [port, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const { child, ended, output } = run('serve', {
    SANDBOX: '1',
    DATABASE_URL: '',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DRAIN_SECONDS: '0',
  });
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(output.text);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }, 90_000);
  expect(await (await fetch(`http://127.0.0.1:${port}/api/catalog/`)).json()).toEqual([]);
  expect(await (await fetch(`http://127.0.0.1:${sandboxPort}/demo/accounts`)).json()).toEqual([]);
  await eventually(async () => expect(output.text).toContain('npm run admin:create'));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await eventually(async () => {
    await expect(fetch(`http://127.0.0.1:${sandboxPort}/healthz`)).rejects.toThrow('fetch failed');
  });
}, 120_000);
