import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type EmbeddedPostgres } from '../src/database/embedded/start-postgres.ts';
import { prepareDatabase } from '../src/database/prepare-database.ts';
import { query } from '../src/database/query.ts';
import { eventually } from './eventually.ts';
import { makeItem } from './factories/catalog.ts';
import { makeUser } from './factories/user.ts';
import { listPath } from './list-path.ts';
import { onlyOrder } from './only-order.ts';
import { startShop, type TestShop } from './shop.ts';
import { newShopper, type Shopper } from './shopper.ts';
import { signInAs, type SignedIn } from './sign-in.ts';
import { makeStandby, type Standby } from './standby.ts';

/** Long enough to be noticed on a busy machine. */
const MAX_LAG_SECONDS = 15;

let folder: string;
let primary: EmbeddedPostgres;
let standby: Standby;
let shop: TestShop;
let staff: SignedIn;
let shopper: Shopper;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spindle-replica-'));
  primary = await startPostgres({ dataDir: path.join(folder, 'primary'), fast: true });
  await prepareDatabase({ url: primary.url });
  standby = await newStandby('first');
  shop = await startShop({
    databaseBy: () => primary.url,
    env: {
      DATABASE_REPLICA_URLS: standby.url,
      DATABASE_REPLICA_LAG_SECONDS: String(MAX_LAG_SECONDS),
    },
  });
  staff = await signInAs(shop, 'extended');
}, 180_000);

afterAll(async () => {
  await shop?.close();
  await standby?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true, force: true });
});

const newStandby = (name: string) =>
  makeStandby({ url: primary.url, dataDir: path.join(folder, 'primary') }, path.join(folder, name));

/** Returns which server answers a read that may be some seconds old. */
async function served(by = shop): Promise<'primary' | 'standby'> {
  const [row] = await by.services.replicas.read((em) =>
    query<{ port: string }>(em, `select current_setting('port') as port`),
  );
  return row?.port === new URL(primary.url).port ? 'primary' : 'standby';
}
const untilServed = (by: 'primary' | 'standby', at = shop) =>
  eventually(async () => expect(await served(at)).toBe(by), 60_000);

/** Tells whether the customer export contains this customer. */
async function fileNames(email: string): Promise<boolean> {
  const { status, text } = await staff.get(listPath('customers', { filter: { q: email } }), {
    Accept: 'text/csv',
  });
  expect(status).toBe(200);
  return text.includes(email);
}

/** Goes from the cart to the refund. Each step reads what the previous one wrote. */
async function buyAndCancel(): Promise<void> {
  const item = await makeItem(shop, { onHand: 3 });
  shopper = await newShopper(shop);
  await shopper.add(item);
  const session = await shopper.payable();
  await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
  const order = await onlyOrder(shopper);
  expect(order).toMatchObject({ orderState: 'PENDING', total_refunded: 0 });
  expect((await shopper.cancel(order.orderId)).Status).toBe('SUCCESS');
  await eventually(async () => {
    expect(await onlyOrder(shopper)).toMatchObject({ total_refunded: order.total });
  });
}

const reads = [
  ['/api/search?q=spindle'],
  ['/api/search/suggest?q=spin'],
  ['/api/admin/search?q=spindle'],
  ['/api/admin/insights?by=day'],
  ['/api/admin/accounting'],
  [listPath('transactions')],
];

describe('with a streaming replica', () => {
  it('a checkout paid while replay is paused becomes an order; only reads that may be old wait', async () => {
    await untilServed('standby');
    await standby.ask('select pg_wal_replay_pause()');
    await eventually(async () => {
      const [row] = await standby.ask<{ state: string }>(
        'select pg_get_wal_replay_pause_state() as state',
      );
      expect(row?.state).toBe('paused');
    });
    const late = await makeUser(shop, { email: 'late@example.com' });
    expect(await fileNames(late.email)).toBe(false);
    const list = await staff.get(listPath('customers', { filter: { q: late.email } }));
    expect(list.text).toContain(late.email);

    await buyAndCancel();
    await eventually(async () => expect(await fileNames(late.email)).toBe(true), 60_000);
    expect(await served()).toBe('primary');
    await standby.ask('select pg_wal_replay_resume()');
    await untilServed('standby');
    expect(await fileNames(late.email)).toBe(true);
  }, 180_000);

  it.each(reads)('%s is read from the replica', async (address) => {
    const read = vi.spyOn(shop.services.replicas, 'read');
    expect((await staff.get(address)).status).toBe(200);
    expect(read).toHaveBeenCalled();
    read.mockRestore();
  });

  it('the replica rejects writes', async () => {
    await untilServed('standby');
    const [row] = await shop.services.replicas.read((em) =>
      query<{ readOnly: string }>(
        em,
        `select current_setting('default_transaction_read_only') as "readOnly"`,
      ),
    );
    expect(row?.readOnly).toBe('on');
  });

  it.each(['freezes', 'is killed'])(
    'calls are answered and checkouts become orders when it %s',
    async (how) => {
      await untilServed('standby');
      const frozen = how === 'freezes' ? await standby.freeze() : await standby.kill();
      const replies = await Promise.all(
        reads.map(async ([address = '']) => (await staff.get(address)).status),
      );
      expect(replies).toEqual(reads.map(() => 200));
      await buyAndCancel();
      expect((await staff.get('/readyz')).status).toBe(200);
      expect(await served()).toBe('primary');
      frozen?.thaw();
    },
    120_000,
  );

  it('a promoted replica is no longer used for reads', async () => {
    standby = await newStandby('second');
    const other = await startShop({ beside: shop, env: { DATABASE_REPLICA_URLS: standby.url } });
    await untilServed('standby', other);
    await standby.ask('select pg_promote()');
    await untilServed('primary', other);
    await makeUser(other, { email: 'later@example.com' });
    await pause(3_000);
    expect(await served(other)).toBe('primary');
    expect(await standby.ask(`select from users where email = 'later@example.com'`)).toEqual([]);
    await other.close();
  }, 120_000);
});
