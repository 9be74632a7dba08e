import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pruneCheckoutsJob } from '../src/checkout/jobs.ts';
import { query } from '../src/database/query.ts';
import { foldMovementsJob } from '../src/inventory/jobs.ts';
import { reconcileStock } from '../src/inventory/reconcile-stock.ts';
import type { AnyJob } from '../src/jobs/job.ts';
import { pruneProviderEventsJob } from '../src/payments/jobs.ts';
import { eventually } from './eventually.ts';
import { makeItem, type TestItem } from './factories/catalog.ts';
import { listPath } from './list-path.ts';
import { onlyOrder } from './only-order.ts';
import { startShop, type TestShop } from './shop.ts';
import { newShopper, type Shopper } from './shopper.ts';
import { signInAs } from './sign-in.ts';
import { stockOf } from './stock.ts';
import { waitingForLocks } from './waiting-for-locks.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const run = (job: AnyJob, leaving?: AbortSignal) => job.run(shop.services, {}, leaving);
const sql = <Row = object>(statement: string, values: readonly unknown[] = []) =>
  query<Row>(shop.orm.em.fork(), statement, values);
const count = async (from: string): Promise<number> => {
  const [row] = await sql<{ rows: number }>(`select count(*)::int as rows from ${from}`);
  return row?.rows ?? 0;
};
/** The process is stopped as soon as it has started. */
const leaves = AbortSignal.abort();

describe('unpaid checkouts', () => {
  const statusOf = async (who: Shopper, session: string) =>
    (await who.get(`/api/cart/checkout/status?session=${session}`)).status;

  async function expired(who: Shopper, days: number): Promise<string> {
    await who.add(await makeItem(shop));
    const session = await who.payable();
    await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'expired' });
    await eventually(async () => {
      const closed = await sql(
        `update checkouts set closed_at = closed_at - make_interval(days => $2)
          where session_id = $1 and closed_at is not null returning 1`,
        [session, days],
      );
      expect(closed).toHaveLength(1);
    });
    return session;
  }

  it('are deleted after ninety days, in batches; paid ones stay complete and can be refunded', async () => {
    const buyer = await newShopper(shop);
    const other = await newShopper(shop);
    const item = await makeItem(shop, { onHand: 3 });
    await buyer.add(item, 2);
    const paid = await buyer.payable();
    await shop.control(`/stripe/control/sessions/${paid}`, { outcome: 'paid' });
    const { orderId } = await onlyOrder(buyer);
    await sql(`update checkouts set closed_at = closed_at - interval '1 year'`);
    const old = await expired(other, 91);
    const another = await newShopper(shop);
    const recent = await expired(another, 89);
    // add enough rows for two batches
    await sql(
      `insert into checkouts (id, user_id, state, fingerprint, request, subtotal_cents, created_at,
                              expires_at, next_check_at, closed_at)
       select gen_random_uuid(), user_id, 'EXPIRED', '', '{}', 1, created_at, expires_at,
              next_check_at, closed_at
         from checkouts, generate_series(1, 1500) where session_id = $1`,
      [old],
    );

    await run(pruneCheckoutsJob, leaves);
    expect(await count('checkouts')).toBe(503);
    await run(pruneCheckoutsJob);
    expect(await count('checkouts')).toBe(2);
    expect(await statusOf(other, old)).toBe(404);
    expect(await statusOf(another, recent)).toBe(200);
    expect(await count('checkout_lines')).toBe(2);

    expect(await statusOf(buyer, paid)).toBe(200);
    await buyer.cancel(orderId);
    await eventually(async () => {
      const order = await onlyOrder(buyer);
      expect(order.total_refunded).toBe(order.total);
    });
    expect(await stockOf(shop, item)).toEqual({ onHand: 3, reserved: 0 });
    expect(await reconcileStock(shop, { repair: false })).toEqual([]);
  });
});

describe('provider events', () => {
  it('are deleted once no one sends them again', async () => {
    await sql(
      `insert into provider_events (provider, event_id, type, object_id, received_at)
       select 'stripe', days || ' ' || nth, 'refund.updated', '', now() - make_interval(days => days)
         from unnest(array[34, 36]) days, generate_series(1, 1200) nth`,
    );
    const before = await count('provider_events');
    await run(pruneProviderEventsJob, leaves);
    expect(await count('provider_events')).toBe(before - 1000);
    await run(pruneProviderEventsJob);
    expect(await count('provider_events')).toBe(before - 1200);
    expect(await count(`provider_events where event_id like '36 %'`)).toBe(0);
  });
});

describe('the stock ledger', () => {
  const places = 'catalog_id = $1 and item_id = $2';

  /**
   * Creates an item that was bought, then bought again three years later, with 2,400 movements in
   * between that cancel out.
   */
  async function longSold(): Promise<TestItem> {
    const item = await makeItem(shop, { onHand: 9 });
    const { catalogId, itemId } = item;
    const shopper = await newShopper(shop);
    const buy = async () => {
      await shopper.add(item, 2);
      const session = await shopper.payable();
      await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
    };
    await buy();
    await eventually(async () => expect(await stockOf(shop, item)).toEqual(has(7)));
    await sql(
      `insert into stock_movements (id, at, catalog_id, item_id, reason, on_hand, reserved,
                                    on_hand_after, reserved_after)
       select gen_random_uuid(), clock_timestamp(), $1, $2,
              case step % 2 when 1 then 'reservation' else 'release' end,
              0, case step % 2 when 1 then 1 else -1 end, 7, step % 2
         from generate_series(1, 2400) step`,
      [catalogId, itemId],
    );
    await shop.orm.em.fork().transactional(async (tx) => {
      await query(tx, `set local spindle.folds_movements = 'on'`);
      await query(tx, `update stock_movements set at = at - interval '3 years' where ${places}`, [
        catalogId,
        itemId,
      ]);
    });
    await buy();
    await eventually(async () => expect(await stockOf(shop, item)).toEqual(has(5)));
    return item;
  }

  const has = (onHand: number) => ({ onHand, reserved: 0 });

  it('folds old entries into an opening entry, and adds up whenever the work is interrupted', async () => {
    const staff = await signInAs(shop, 'extended');
    const item = await longSold();
    const { catalogId, itemId } = item;
    const agrees = async () => expect(await reconcileStock(shop, { repair: false })).toEqual([]);
    const entries = async () =>
      (await sql(`select from stock_movements where ${places}`, [catalogId, itemId])).length;
    expect(await entries()).toBe(2405);

    // another session locks a row of the second batch, and the process that waits for it is killed
    const killed = await shop.orm.em.fork().transactional(async (tx) => {
      await query(
        tx,
        `select from stock_movements where id = (
           select id from stock_movements where ${places} order by position offset 1500 limit 1
         ) for update`,
        [catalogId, itemId],
      );
      const work = run(foldMovementsJob).catch((error: unknown) => error);
      await eventually(async () => expect(await waitingForLocks(shop)).toBe(1));
      await sql(`select pg_terminate_backend(pid) from pg_stat_activity
                  where datname = current_database() and wait_event_type = 'Lock'`);
      return work;
    });
    expect(killed).toBeInstanceOf(Error);
    await agrees();
    expect(await entries()).toBe(1405);

    await run(foldMovementsJob);
    await agrees();
    expect(await stockOf(shop, item)).toEqual(has(5));
    const { body } = await staff.get(
      listPath('stock', {
        sort: ['dateCreated', 'ASC'],
        filter: { catalogId, catalogItemId: itemId },
      }),
    );
    expect(body).toMatchObject([
      {
        reason: 'opening',
        onHand: 7,
        reserved: 0,
        onHandAfter: 7,
        reservedAfter: 0,
        subject: null,
      },
      { reason: 'reservation', reserved: 2, onHandAfter: 7 },
      { reason: 'sale', onHand: -2, onHandAfter: 5, reservedAfter: 0 },
    ]);
  });

  it('keeps the last two years, whatever the database is asked', async () => {
    const before = await count('stock_movements');
    await sql(`select fold_stock_movements('infinity')`);
    expect(await count('stock_movements')).toBe(before);
  });
});
