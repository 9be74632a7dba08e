import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, runningPostmaster } from './postmaster.ts';
import { startPostgres } from './start-postgres.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'spindle-test-')), 'with a space');
});

afterEach(async () => {
  const server = await startPostgres({ dataDir });
  await server.stop();
  await rm(path.dirname(dataDir), { recursive: true, force: true });
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>({ text: statement });
  await client.end();
  return rows.map((row) => Object.values(row)[0]);
}

async function serverPid(): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

test('it creates a database in UTF-8 on first start, and keeps its password secret', async () => {
  const server = await startPostgres({ dataDir });
  expect(await ask(server.url, 'show server_encoding')).toEqual(['UTF8']);
  expect(await ask(server.url, `select upper('é') < 'z'`)).toEqual([false]);
  const { mode } = await stat(path.join(dataDir, 'postgres', 'spindle-password'));
  expect(mode & 0o077).toBe(0);
  const guess = new URL(server.url);
  guess.password = 'guess';
  await expect(ask(guess.href, 'select 1')).rejects.toThrow('password');
});

test('files prepared by a killed run are removed, but not those that another run is still preparing', async () => {
  const killed = spawnSync(process.execPath, ['--version']).pid;
  const abandoned = path.join(dataDir, `postgres-new-${killed}`);
  await mkdir(path.join(abandoned, 'base'), { recursive: true });
  await writeFile(`${abandoned}-password`, 'secret');
  const underWay = `postgres-new-${process.ppid}`;
  await mkdir(path.join(dataDir, underWay));
  await startPostgres({ dataDir });
  const names = await readdir(dataDir);
  expect(names.filter((name) => name.startsWith('postgres-new-'))).toEqual([underWay]);
});

test('committed data survives a kill -9', async () => {
  const first = await startPostgres({ dataDir });
  await ask(first.url, 'create table kept as select 1 as n');
  const pid = await serverPid();
  process.kill(pid, 'SIGKILL');
  const second = await startPostgres({ dataDir });
  expect(second.attached).toBe(false);
  expect(await ask(second.url, 'select n from kept')).toEqual([1]);
});

test('a start waits for a slow server and reports what it is waiting for', async () => {
  const server = await startPostgres({ dataDir });
  const pid = await serverPid();
  process.kill(pid, 'SIGSTOP');
  const messages: string[] = [];
  const slow = startPostgres({ dataDir, tellEveryMs: 20, log: (line) => messages.push(line) });
  await expect.poll(() => messages.length).toBeGreaterThan(2);
  process.kill(pid, 'SIGCONT');
  expect(await slow).toMatchObject({ url: server.url, attached: true });
  expect(messages[0]).toMatch(/^Waiting for PostgreSQL/);
});

test('a start does not wait for a server that rejects logins', async () => {
  await startPostgres({ dataDir });
  const file = path.join(dataDir, 'postgres', 'spindle-password');
  const password = await readFile(file, 'utf8');
  await writeFile(file, 'another server');
  await expect(startPostgres({ dataDir })).rejects.toThrow("isn't accepting connections");
  await writeFile(file, password);
});

test('a running server is reused, and the process that reuses it can stop it', async () => {
  const first = await startPostgres({ dataDir });
  const second = await startPostgres({ dataDir });
  expect(second).toMatchObject({ url: first.url, attached: true });
  const pid = await serverPid();
  await second.stop();
  expect(isAlive(pid)).toBe(false);
  await first.stop();
});

test('reusing a server that was started without BACKUP_DIR prints a warning', async () => {
  const backupDir = path.join(dataDir, 'backups');
  await startPostgres({ dataDir });
  const messages: string[] = [];
  const join = () => startPostgres({ dataDir, backupDir, log: (line) => messages.push(line) });
  const joined = await join();
  expect(messages).toEqual([expect.stringContaining(`without BACKUP_DIR=${backupDir}`)]);
  await joined.stop();
  await join();
  await join();
  expect(messages).toHaveLength(1);
});

test('a server does not outlive the process that started it', async () => {
  const module = path.join(import.meta.dirname, 'start-postgres.ts');
  const program = `
    const { startPostgres } = await import(${JSON.stringify(module)});
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.exit(3);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
  expect(status).toBe(3);
  expect(runningPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined();
});

test('shops that start at the same time share one server', async () => {
  const servers = await Promise.all([startPostgres({ dataDir }), startPostgres({ dataDir })]);
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
});
