import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox/start.ts';
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts';
import { eventually } from '../test/eventually.ts';
import { httpClient } from '../test/http-client.ts';
import { sandboxSettings } from '../test/sandbox-settings.ts';
import { startShopProcess, type ShopProcess } from '../test/shop-process.ts';
import { tcpGate, type TcpGate } from '../test/tcp-gate.ts';
import { expectRejection } from './contract/fixtures/expect-rejection.ts';

let gate: TcpGate;
let sandbox: Sandbox;
let database: TestDatabase;
const started: ShopProcess[] = [];
beforeAll(async () => {
  gate = await tcpGate(inject('databaseUrl'));
  await gate.shut();
  sandbox = await startSandbox();
  database = await createEmptyDatabase();
});
afterAll(async () => {
  for (const each of started) await each.kill();
  await gate.open().catch(() => {});
  await gate.shut();
  await sandbox.close();
  await database.drop();
});

async function startWithoutDatabase(): Promise<ShopProcess> {
  const shop = await startShopProcess({
    databaseUrl: gate.through(database.url),
    parts: 'both',
    env: { ...sandboxSettings(sandbox), LOG_LEVEL: 'fatal', DRAIN_SECONDS: '0' },
    until: 'alive',
  });
  started.push(shop);
  return shop;
}

it('a process that starts before its database waits, migrates it, and opens', async () => {
  const shop = httpClient((await startWithoutDatabase()).url);
  expectRejection(await shop.get('/readyz'), 503);
  const early = await shop.get('/api/catalog');
  expectRejection(early, 503);
  expect(early.headers.get('Retry-After')).toBe('5');

  await gate.open();
  await eventually(async () => expect((await shop.get('/readyz')).status).toBe(200), 60_000);
  expect((await shop.get('/api/catalog')).body).toEqual([]);
}, 120_000);

it('a waiting process stops cleanly on request', async () => {
  await gate.shut();
  const shop = await startWithoutDatabase();
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);
}, 60_000);
