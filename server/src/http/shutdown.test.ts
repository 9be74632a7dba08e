import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/start.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { sandboxSettings } from '../../test/sandbox-settings.ts';
import { startShopProcess, type ShopProcess } from '../../test/shop-process.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { createOrm } from '../database/orm.ts';
import { entities } from '../entities.ts';

/** A payment provider that responds on command. */
const provider = createServer((_, response) => {
  pending.push(response);
});
const pending: ServerResponse[] = [];

/**
 * There is no load balancer to notice. STOP_SECONDS is how long the server waits for a request that
 * never ends.
 */
const stopping = { DRAIN_SECONDS: '0', STOP_SECONDS: '6', PROVIDER_DEADLINE_SECONDS: '60' };

let sandbox: Sandbox;
let database: TestDatabase;
let shop: ShopProcess;
let staff: SignedIn;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  sandbox = await startSandbox();
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await sandbox.close();
});
beforeEach(async () => {
  database = await createTestDatabase();
  const address = provider.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  shop = await startShopProcess({
    databaseUrl: database.url,
    parts: 'both',
    env: { ...sandboxSettings(sandbox), STRIPE_API_URL: `http://127.0.0.1:${port}`, ...stopping },
  });
  sandbox.deliverTo(shop.url);
  const orm = await createOrm({ entities, url: database.url });
  staff = await signInAs({ ...shop, orm, now: () => new Date() }, 'extended');
  await orm.close();
}, 120_000);
afterEach(async () => {
  await shop.kill();
  await database.drop();
});

async function requestUnderWay() {
  const before = pending.length;
  const reply = staff.get('/api/catbuilder/taxcodes').catch(() => undefined);
  await eventually(async () => expect(pending.length).toBeGreaterThan(before));
  return { reply, answer: (text: string) => answer(pending.at(-1), text) };
}

function answer(response: ServerResponse | undefined, text: string): void {
  response?.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
}

async function closesItsDoor(): Promise<void> {
  await eventually(() => expect(fetch(`${shop.url}/healthz`)).rejects.toThrow('fetch failed'));
}

describe('a process that is asked to stop', () => {
  it('accepts no more requests, finishes the pending one and exits normally', async () => {
    const { reply, answer: provide } = await requestUnderWay();
    shop.signal('SIGTERM');
    await closesItsDoor();
    const code = { id: 'txcd_1', object: 'tax_code', name: 'Goods', description: '' };
    provide(
      JSON.stringify({ object: 'list', data: [code], has_more: false, url: '/v1/tax_codes' }),
    );
    expect(await reply).toMatchObject({
      status: 200,
      body: { taxCodes: [{ id: 'txcd_1', name: 'Goods' }] },
    });
    expect(await shop.ended).toBe(0);
  });

  it('exits within its time limit even if a request never ends', async () => {
    const { reply } = await requestUnderWay();
    shop.signal('SIGTERM');
    expect(await reply).toBeUndefined();
    expect(await shop.ended).not.toBeNull();
  });

  it('treats a signal that arrives twice as one, and exits immediately when signaled again later', async () => {
    let hasEnded = false;
    void shop.ended.then(() => (hasEnded = true));
    await requestUnderWay();
    shop.signal('SIGTERM');
    await closesItsDoor();
    shop.signal('SIGTERM');
    await pause(2_100);
    expect(hasEnded).toBe(false);
    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(1);
  });
});
