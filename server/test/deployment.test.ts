import { request } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findHaproxy } from '../deploy/local/find-haproxy.ts';
import { startDeployment, type Deployment } from '../deploy/local/start-deployment.ts';
import { stock, type StockedShop } from '../load/scene.ts';
import { requireAll } from './chaos/invariants.ts';
import { runChaos } from './chaos/run-chaos.ts';
import { settleShop } from './chaos/settle-shop.ts';
import { eventually } from './eventually.ts';
import { mailsTo } from './mails.ts';
import { onlyOrder } from './only-order.ts';
import { newShopper, type Shopper } from './shopper.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test could not run on this machine. `npm test` repeats it at the end. */
    notRun?: string;
  }
}

/** A nightly run is long enough for every kind of failure, other runs only for a few. */
const CHAOS_SECONDS = Number(process.env['CHAOS_SECONDS'] ?? 10);
/** A nightly run builds the image with the Dockerfile, including `npm ci`. */
const isWhole = process.env['CHAOS_IMAGE'] === 'whole';
const initial = 100_000;
let rejectionReason: string | undefined;
let deployment: Deployment | undefined;
let shop: StockedShop;
let shopper: Shopper;
beforeAll(async () => {
  try {
    findHaproxy();
  } catch (error) {
    rejectionReason = String(error);
    return;
  }
  // Must be on the same disk as the installed packages, to which the image links.
  vi.stubEnv('TMPDIR', undefined);
  deployment = await startDeployment({ quick: !isWhole }).finally(() => vi.unstubAllEnvs());
  shop = await stock(deployment, initial);
}, 900_000);
afterAll(async () => {
  await shop?.close();
  await deployment?.stop();
});

it('the image sells behind a balancer, and is replaced under load without a failed request', async ({
  skip,
  task,
}) => {
  if (deployment === undefined) {
    task.meta.notRun = rejectionReason ?? '';
    return skip(rejectionReason);
  }
  const { image, webs, worker, url } = deployment;
  const { sandbox: calls, items } = shop;
  for (const { program } of [...webs, worker]) expect(userOf(program.pid)).toBe(image.user?.uid);
  expect(readFileSync(path.join(image.root, 'shop', 'sbom.cdx.json'), 'utf8')).toContain('koa');

  // of a customer's connection, which the balancer closes earlier than the shop would
  expect((await fetch(`${url}/healthz`)).headers.get('Keep-Alive')).toBeNull();

  shopper = await newShopper(shop);
  for (const item of items.slice(0, 1)) await shopper.add(item);
  await calls.control(`/stripe/control/sessions/${await shopper.payable()}`, { outcome: 'paid' });
  await eventually(async () => {
    expect(await onlyOrder(shopper)).toMatchObject({ orderState: 'PENDING' });
    expect(await mailsTo({ ...shop, ...calls }, shopper.account.email)).toHaveLength(1);
  });

  const lost: string[] = [];
  let served = 0;
  let over = false;
  async function visitor(address: string): Promise<void> {
    while (!over) {
      const status = await statusOf(url + address);
      if (status === 200) served++;
      else lost.push(`${address}: ${status}`);
    }
  }
  const visitors = ['/home', '/api/catalog', '/healthz', '/home'].map(visitor);
  const before = webs.map(({ program }) => program.pid);
  await deployment.rollingRestart();
  over = true;
  await Promise.all(visitors);
  expect(webs.map(({ program }) => program.pid)).not.toEqual(before);
  expect(served).toBeGreaterThan(100);
  expect(lost).toEqual([]);
  expect(await onlyOrder(shopper)).toMatchObject({ orderState: 'PENDING' });
}, 900_000);

it(
  'money, stock, labels, emails and events stay consistent while processes, database and providers fail',
  async ({ skip, task }) => {
    if (deployment === undefined) {
      task.meta.notRun = rejectionReason ?? '';
      return skip(rejectionReason);
    }
    const at = deployment;
    const run = await runChaos(at, shop, CHAOS_SECONDS);
    process.stdout.write(`${JSON.stringify({ ...run, people: run.people.length })}\n`);
    expect(run.bugs).toEqual([]);
    const long = CHAOS_SECONDS >= 600;
    expect({ kills: run.kills >= 60 || !long, faults: run.faults >= 200 || !long }).toEqual({
      kills: true,
      faults: true,
    });
    await eventually(async () => {
      await settleShop(at, shop);
      const soon = 10_000;
      await eventually(
        () => requireAll({ shop, people: [...run.people, { client: shopper }], initial }),
        soon,
      );
    }, 600_000);
  },
  CHAOS_SECONDS * 1_000 + 900_000,
);

/** Uses a new connection each time, so that the balancer selects a server each time. */
function statusOf(address: string): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(address, { agent: false }, (reply) => {
      reply.once('error', (error) => resolve(String(error)));
      reply.once('end', () => resolve(reply.statusCode ?? 0)).resume();
    });
    sent.once('error', (error) => resolve(String(error))).end();
  });
}

/** Reads the user from Linux. Only root can start processes as another user. */
function userOf(pid: number): number | undefined {
  if (process.getuid?.() !== 0) return 1000;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
}
