import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox/start.ts';
import { createOrm } from '../src/database/orm.ts';
import { query } from '../src/database/query.ts';
import { entities } from '../src/entities.ts';
import { freePort } from '../../sdk/test/free-port.ts';
import { makeCrowd } from './crowd.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { expectReported, tellOfOrders } from './expect-reported.ts';
import { eventually } from './eventually.ts';
import { makeItem, type TestItem } from './factories/catalog.ts';
import { releaseWork } from './release-work.ts';
import { sandboxCalls } from './sandbox-calls.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';
import type { Shopper } from './shopper.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** All connections of a process that serves, runs jobs and is measured. */
const names = ['catalogue', 'figures', 'jobs', 'readiness', 'shop'].map((one) => `spindle ${one}`);
const ROUNDS = 6;

let sandbox: Sandbox;
let database: TestDatabase;
let shop: ShopProcess;
let receiver: WebhookReceiver;
let item: TestItem;
let metricsUrl: string;
let orm: Awaited<ReturnType<typeof createOrm>>;
let endedWith: number | null | undefined;

beforeAll(async () => {
  sandbox = await startSandbox({ retryWaitsMs: Array.from({ length: 200 }, () => 200) });
  database = await createTestDatabase();
  orm = await createOrm({ name: 'a test', entities, url: database.url });
  receiver = await startReceiver();
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const env = {
    ...sandboxSettings(sandbox),
    METRICS_PORT: String(metricsPort),
    WEBHOOKS_LOCAL: '1',
    LOG_LEVEL: 'fatal',
  };
  shop = await startShopProcess({ databaseUrl: database.url, parts: 'both', env });
  void shop.ended.then((code) => (endedWith = code));
  sandbox.deliverTo(shop.url);
  await tellOfOrders({ ...shop, orm }, receiver);
  item = await makeItem({ orm }, { onHand: 100 });
}, 120_000);
afterAll(async () => {
  await shop?.kill();
  receiver.close();
  await orm.close();
  await sandbox.close();
  await database.drop();
});

const control = (path: string, body: object) => sandboxCalls(sandbox).control(path, body);

/** Returns the value of a gauge that the process reports for the whole shop. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`${name} is not told`);
  return Number(value);
}

/** @returns the number of connections */
async function terminate(name: string): Promise<number> {
  const rows = await query(
    orm.em.fork(),
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = $1`,
    [name],
  );
  return rows.length;
}

/** Retries whatever is rejected in the meantime. */
const insist = <T>(ask: () => Promise<T>) => eventually(ask, 60_000);

async function buy(shopper: Shopper): Promise<void> {
  await insist(() => shopper.add(item));
  const session = await insist(() => shopper.payable());
  await control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
}

async function browse(path: string, over: () => boolean): Promise<void> {
  while (!over() && endedWith === undefined) {
    const reply = await fetch(shop.url + path).catch(() => undefined);
    await reply?.arrayBuffer();
  }
}

it('a process whose connections are repeatedly terminated continues all its work', async () => {
  await eventually(() => figure('shop_figures_read_timestamp_seconds'));
  const customers = await makeCrowd({ ...shop, orm, now: () => new Date() }, 6);
  let over = false;
  const paths = ['/', `/api/catalog/${item.catalogId}`, '/api/user', '/readyz'];
  const browsing = paths.map((path) => browse(path, () => over));
  const bought = customers.map(buy);

  const terminated = new Map(names.map((name) => [name, 0]));
  const strike = async (name: string) => {
    terminated.set(name, (terminated.get(name) ?? 0) + (await terminate(name)));
    return terminated.get(name);
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      await strike(name);
      await new Promise((resolve) => setTimeout(resolve, 50 + 130 * Math.random()));
    }
  }
  // On a busy machine, some take longer to reconnect.
  for (const [name, count] of terminated) {
    if (count < 2) await insist(async () => expect(await strike(name), name).toBeGreaterThan(1));
  }
  const calmAt = Date.now() / 1000;
  await Promise.all(bought);
  over = true;
  await Promise.all(browsing);
  expect(endedWith).toBeUndefined();

  // work claimed by a statement whose response was lost is given to others after half a minute
  await releaseWork(orm.em.fork(), database.url);
  for (const customer of customers) {
    await eventually(async () => {
      expect((await customer.orders()).map(({ orderState }) => orderState)).toEqual(['PENDING']);
    });
  }
  await expectReported({ orm }, receiver);
  await eventually(async () => {
    expect(await figure('shop_figures_read_timestamp_seconds')).toBeGreaterThan(calmAt);
  });
  await eventually(async () => expect((await fetch(`${shop.url}/readyz`)).status).toBe(200));
  expect(endedWith).toBeUndefined();
}, 180_000);
