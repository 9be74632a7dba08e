import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCheckoutsJob } from '../src/checkout/jobs.ts';
import { startPostgres, type EmbeddedPostgres } from '../src/database/embedded/start-postgres.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';
import { query } from '../src/database/query.ts';
import { makeCrowd } from './crowd.ts';
import { eventually } from './eventually.ts';
import { makeItem } from './factories/catalog.ts';
import { httpClient } from './http-client.ts';
import { movingClock } from './moving-clock.ts';
import { onlyOrder } from './only-order.ts';
import { runShopCommand } from './shop-command.ts';
import { startShop, type TestShop } from './shop.ts';
import { asShopper, type Shopper } from './shopper.ts';
import { stockOf } from './stock.ts';

let folder: string;
let backupDir: string;
/** Its sandbox also serves the other two shops and has the events of both. */
let providers: TestShop;
let server: EmbeddedPostgres | undefined;
let shop: TestShop | undefined;
const clock = movingClock();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spindle-restore-'));
  backupDir = path.join(folder, "a shop's backups");
  providers = await startShop();
}, 120_000);
afterAll(async () => {
  await closeShop();
  await providers.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a shop on a separate database server. */
async function openShop(dataDir: string): Promise<TestShop> {
  const started = await startPostgres({ dataDir, backupDir, fast: true });
  server = started;
  await prepareDatabase({ url: started.url });
  shop = await startShop({ beside: providers, databaseBy: () => started.url, now: clock.now });
  providers.sandbox.deliverTo(shop.url);
  return shop;
}

async function closeShop(): Promise<void> {
  await shop?.close();
  await server?.stop();
  shop = undefined;
  server = undefined;
}

const pay = (session: string) =>
  providers.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });

/** Adds items to the cart until it should stop. */
async function keepBusy(
  shopper: Shopper,
  item: Parameters<Shopper['add']>[0],
  until: () => boolean,
) {
  while (!until()) await shopper.add(item);
}

/** Waits until everything committed so far is archived. */
async function untilKept({ orm }: TestShop): Promise<void> {
  const [row] = await query<{ file: string }>(
    orm.em.fork(),
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  await eventually(async () => {
    const [saved] = await query<{ file: string }>(
      orm.em.fork(),
      'select last_archived_wal as file from pg_stat_archiver',
    );
    expect(saved?.file.localeCompare(row?.file ?? 'z')).toBeGreaterThanOrEqual(0);
  });
}

it('a backup taken under load is restored to just before a payment, and the jobs find what was paid', async () => {
  const before = await openShop(path.join(folder, 'before'));
  const item = await makeItem(before, { onHand: 20 });
  const [early, late, ...others] = await makeCrowd(before, 6);
  if (!early || !late) throw new Error('nobody came');

  let taken = false;
  const busy = others.map((shopper) => keepBusy(shopper, item, () => taken));
  const backup = await runShopCommand(before, 'src/commands/backup.ts', [], {
    BACKUP_DIR: backupDir,
    DATA_DIR: path.join(folder, 'before'),
  });
  taken = true;
  expect(backup).toEqual({ code: 0, output: expect.stringContaining('You can restore') });
  await Promise.all(busy);

  await early.add(item);
  await pay(await early.payable());
  const earlier = await onlyOrder(early);
  await late.add(item);
  const session = await late.payable();
  const [timestamp] = await query<{ now: Date }>(
    before.orm.em.fork(),
    'select clock_timestamp() as now',
  );
  await pay(session);
  const lost = await onlyOrder(late);
  await untilKept(before);
  await closeShop();

  const restore = (to: string, ...options: string[]) =>
    runShopCommand(before, 'src/commands/restore.ts', [`--to=${to}`, ...options], {
      BACKUP_DIR: backupDir,
      DATA_DIR: path.join(folder, 'after'),
      DATABASE_URL: '',
    });
  expect(await restore('2099-01-01T00:00:00Z')).toEqual({
    code: 1,
    output: expect.stringContaining('nothing committed at 2099-01-01T00:00:00.000Z'),
  });
  const into = path.join(folder, 'for another server');
  expect(await restore(timestamp?.now.toISOString() ?? '', `--into=${into}`)).toEqual({
    code: 0,
    output: expect.stringContaining(`Start PostgreSQL on ${into}`),
  });
  expect(existsSync(path.join(into, 'recovery.signal'))).toBe(true);
  const restored = await restore(timestamp?.now.toISOString() ?? '');
  expect(restored).toEqual({
    code: 0,
    output: expect.stringContaining('The database was restored'),
  });
  const after = await openShop(path.join(folder, 'after'));
  const [earlyAgain, lateAgain] = [early, late].map(({ cookies, account }) =>
    asShopper({ ...httpClient(after.url, cookies), account }),
  );
  expect(await earlyAgain?.orders()).toMatchObject([{ orderId: earlier.orderId }]);
  expect(await lateAgain?.orders()).toEqual([]);
  expect(await stockOf(after, item)).toEqual({ onHand: 19, reserved: 1 });

  clock.advance(10);
  await after.services.jobs.sendNow(checkCheckoutsJob, {});
  await eventually(async () => {
    expect(await lateAgain?.orders()).toMatchObject([{ total: lost.total, items: lost.items }]);
  });
  expect(await stockOf(after, item)).toEqual({ onHand: 18, reserved: 0 });
  expect(await providers.recorded('/stripe/control/refunds')).toEqual([]);
}, 300_000);
