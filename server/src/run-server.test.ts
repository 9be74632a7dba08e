import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../sdk/test/free-port.ts';
import { startSandbox, type Sandbox } from '../sandbox/start.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { eventually } from '../test/eventually.ts';
import { makeItem, type TestItem } from '../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../test/http-client.ts';
import { onlyOrder } from '../test/only-order.ts';
import { sandboxSettings } from '../test/sandbox-settings.ts';
import { startShopProcess, type ShopProcess } from '../test/shop-process.ts';
import { newShopper, type Shopper } from '../test/shopper.ts';
import { signInWith, type ShopUnderTest } from '../test/sign-in.ts';
import { startTraceReceiver, type TraceReceiver } from '../test/trace-receiver.ts';
import { makeUser } from '../test/factories/user.ts';
import { query } from './database/query.ts';
import { createOrm } from './database/orm.ts';
import { entities } from './entities.ts';

let sandbox: Sandbox;
let database: TestDatabase;
let orm: MikroORM;
let one: ShopProcess;
let other: ShopProcess;
let worker: ShopProcess | undefined;
let shop: ShopUnderTest;
let shopper: Shopper;
let elsewhere: HttpClient;
let item: TestItem;
let operationsPort: number;
let traces: TraceReceiver;

beforeAll(async () => {
  sandbox = await startSandbox();
  operationsPort = await freePort();
  traces = await startTraceReceiver();
  database = await createTestDatabase();
  orm = await createOrm({ entities, url: database.url });
  const [first, second] = await Promise.all([start('web'), start('web')]);
  [one, other] = [first, second];
  sandbox.deliverTo(one.url);
  shop = { ...one, orm, now: () => new Date() };
  item = await makeItem(shop, { onHand: 3 });
  shopper = await newShopper(shop);
  elsewhere = httpClient(other.url, shopper.cookies);
}, 120_000);
afterAll(async () => {
  for (const each of [one, other, worker]) await each?.kill();
  await orm.close();
  await sandbox.close();
  traces.close();
  await database.drop();
});

function start(parts: 'web' | 'worker', env: Record<string, string> = {}): Promise<ShopProcess> {
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url };
  const settings = { ...sandboxSettings(sandbox), ...traced, ...env };
  return startShopProcess({ databaseUrl: database.url, parts, env: settings });
}

function waitingJobs(): Promise<{ name: string }[]> {
  return query(
    orm.em.fork(),
    `select name from pgboss.job where state = 'created' and name = 'handle-stripe-event'`,
    [],
  );
}

describe('two web processes and a worker', () => {
  it('share sessions and carts', async () => {
    expect((await elsewhere.get('/api/user')).body).toMatchObject({ Email: shopper.account.email });
    await elsewhere.get(`/api/cart/add/${item.catalogId}/${item.itemId}`);
    expect(await shopper.cart()).toMatchObject([{ item: { catalogItemId: item.itemId } }]);
  });

  it('leave jobs to the worker', async () => {
    const paid = { method: 'POST', body: '{"outcome":"paid"}' };
    const headers = { 'Content-Type': 'application/json' };
    const session = await shopper.payable();
    await fetch(`${sandbox.url}/stripe/control/sessions/${session}`, { ...paid, headers });
    await eventually(async () => expect(await waitingJobs()).not.toEqual([]));
    expect(await shopper.orders()).toEqual([]);

    worker = await start('worker', { METRICS_PORT: String(operationsPort) });
    const { orderId } = await onlyOrder(shopper);
    expect((await elsewhere.get('/api/order/list/90')).text).toContain(orderId);
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
  });

  it("report metrics: the worker's state, its jobs and providers, and the shop's figures", async () => {
    const worked = httpClient(`http://127.0.0.1:${operationsPort}`);
    expect((await worked.get('/healthz')).body).toEqual({ status: 'ok' });
    await eventually(async () => {
      expect(await worked.get('/readyz')).toMatchObject({ status: 200, body: { ready: true } });
    });
    await eventually(async () => {
      const { text } = await worked.get('/metrics');
      for (const line of [
        /^job_duration_seconds_count\{job="handle-stripe-event",outcome="done"\} [1-9]/m,
        /^provider_call_duration_seconds_count\{provider="Stripe",outcome="answered"\} [1-9]/m,
        /^provider_breaker_state\{provider="Stripe"\} 0$/m,
        /^database_pool_wait_seconds_count [1-9]/m,
        /^shop_jobs\{job="handle-stripe-event",state="waiting"\} \d/m,
        /^shop_dead_letters_all 0$/m,
        /^shop_open_refunds 0$/m,
        /^shop_events_behind \d/m,
      ]) {
        expect(text).toMatch(line);
      }
    });
  });

  it("show each other's sales", async () => {
    await eventually(async () => {
      for (const { url } of [one, other]) {
        const { body } = await httpClient(url).get(`/api/catalog/${item.catalogId}/${item.itemId}`);
        expect(body).toMatchObject({ inventory: 2 });
      }
    });
  });

  it('count failed attempts together', async () => {
    const { email } = await makeUser(shop);
    const form = { username: email, password: 'wrong', rct: 'sandbox:SIGNIN' };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      const { url } = count % 2 === 0 ? one : other;
      statuses.push((await httpClient(url).post('/login', form)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('both notice when a session has ended', async () => {
    const again = await signInWith(shop, await makeUser(shop));
    const same = httpClient(other.url, new Map(again.cookies));
    expect((await same.get('/api/user')).status).toBe(200);
    await again.post('/logout');
    expect((await same.get('/api/user')).status).toBe(401);
  });

  it('record one trace of a click: the request, its statements, jobs, and calls to providers', async () => {
    const traceId = randomBytes(16).toString('hex');
    const { orderId } = await onlyOrder(shopper);
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    const canceled = await elsewhere.send('POST', '/api/order/cancel', {
      body: new URLSearchParams({ orderId }),
      headers: { traceparent },
    });
    expect(canceled.body).toMatchObject({ Status: 'SUCCESS' });
    await eventually(async () => {
      expect(traces.of(traceId)).toEqual(
        expect.arrayContaining([
          'spindle-web: cancelOrder',
          'spindle-web: read-session',
          'spindle-web: select orders',
          'spindle-web: send send-refund',
          'spindle-web: commit',
          'spindle-worker: send-refund',
          'spindle-worker: select refunds',
          'spindle-worker: Stripe',
          'spindle-worker: The mail server',
        ]),
      );
    });
    const { email, id } = shopper.account;
    for (const personal of [email, id, orderId]) expect(traces.text()).not.toContain(personal);
  });
});
