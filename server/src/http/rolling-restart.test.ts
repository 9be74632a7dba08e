import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/start.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eventually } from '../../test/eventually.ts';
import { sandboxSettings } from '../../test/sandbox-settings.ts';
import { startShopProcess, type ShopProcess } from '../../test/shop-process.ts';

/** Reuses its connections, like a load balancer. */
const agent = new Agent({ keepAlive: true, maxSockets: 12 });
let sandbox: Sandbox;
let database: TestDatabase;
let old: ShopProcess;
let fresh: ShopProcess;
beforeAll(async () => {
  sandbox = await startSandbox();
  database = await createTestDatabase();
  const env = { ...sandboxSettings(sandbox), DRAIN_SECONDS: '2' };
  const start = () => startShopProcess({ databaseUrl: database.url, parts: 'web', env });
  [old, fresh] = await Promise.all([start(), start()]);
}, 120_000);
afterAll(async () => {
  agent.destroy();
  for (const each of [old, fresh]) await each?.kill();
  await sandbox.close();
  await database.drop();
});

interface Reply {
  status: number | undefined;
  keeps: boolean;
}

function ask(url: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (reply) => {
      const { statusCode: status, headers } = reply;
      reply.once('error', reject).once('end', () => {
        resolve({ status, keeps: headers.connection !== 'close' });
      });
      reply.resume();
    });
    sent.once('error', reject).end();
  });
}

const isReady = async ({ url }: ShopProcess) =>
  (await fetch(`${url}/readyz`).catch(() => ({ ok: false }))).ok;

it('no request is lost when a process is replaced under load', async () => {
  const lost: string[] = [];
  let last: Reply[] = [];
  let target = old;
  let served = 0;
  let over = false;
  async function customer(path: string): Promise<void> {
    while (!over) {
      const { url } = target;
      const reply = await ask(url + path).catch((error: unknown) => String(error));
      if (typeof reply === 'string') lost.push(`${path}: ${reply}`);
      else if (target === old && url === old.url) last = [...last.slice(-50), reply];
      served++;
    }
  }
  const paths = ['/api/catalog', '/api/user', '/', '/healthz'];
  const customers = Array.from({ length: 12 }, (_, at) => customer(paths[at % 4] ?? '/'));
  await eventually(async () => expect(served).toBeGreaterThan(100));

  old.signal('SIGTERM');
  await eventually(async () => expect(await isReady(old)).toBe(false));
  expect((await ask(`${old.url}/api/catalog`)).status).toBe(200);
  await eventually(async () => expect(last.at(-1)?.keeps).toBe(false));
  target = fresh;
  expect(await old.ended).toBe(0);
  const before = served;
  await eventually(async () => expect(served).toBeGreaterThan(before + 50));
  over = true;
  await Promise.all(customers);
  expect(lost).toEqual([]);
});
