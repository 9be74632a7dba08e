import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/factories/order.ts';
import { makeUser, type TestUser } from '../../test/factories/user.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
let ada: TestUser;
let returned: string;
const day = (date: number) => new Date(Date.UTC(2026, 9, date, 12));
const known = '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d';

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  ada = await makeUser(shop, {
    email: 'Ada.Park@example.com',
    firstName: 'Adelaide',
    lastName: 'Brunel',
    providerCustomerId: 'cus_Ada',
  });
  const grace = await makeUser(shop, { email: 'grace_h@example.com' });
  for (let at = 1; at <= 12; at += 1) {
    await makeOrder(shop, {
      userId: grace.id,
      createdAt: day(at),
      orderState: 'SHIPPED',
      chargeStatus: 'succeeded',
    });
  }
  await makeOrder(shop, {
    id: known,
    userId: ada.id,
    createdAt: day(20),
    openReturns: 1,
    trackingNumber: '9400-ada-17',
  });
  returned = await makeOrder(shop, {
    userId: ada.id,
    createdAt: day(21),
    parent: known,
    orderState: 'REFUNDED',
    refundedCents: 38_995,
  });
});

afterAll(() => shop.close());

async function list(options: Parameters<typeof listPath>[1] = {}) {
  const reply = await staff.get(listPath('orders', options));
  expect(reply.status).toBe(200);
  const range = reply.headers.get('Content-Range');
  const orders = Array.isArray(reply.body) ? reply.body : [];
  return { range, orders, ids: orders.map(({ id }) => String(id)) };
}

describe('the list of orders', () => {
  it('shows the newest first, with the total', async () => {
    const { range, orders } = await list();
    expect(range).toBe('orders 0-13/14');
    expect(orders.slice(0, 2)).toMatchObject([
      { orderId: returned, parentId: known, state: 'REFUNDED', total_refunded: 38_995 },
      {
        state: 'PENDING RETURN_REQUESTED',
        email: 'Ada.Park@example.com',
        customerId: 'cus_Ada',
        customerName: 'Adelaide Brunel',
      },
    ]);
  });

  it('has the total even on a page past the end', async () => {
    expect(await list({ range: [50, 74] })).toMatchObject({ range: 'orders 50-50/14', orders: [] });
  });

  it('sorts by status, then by age', async () => {
    const { orders } = await list({ sort: ['orderState', 'ASC'] });
    expect(orders.slice(0, 3)).toMatchObject([
      { orderState: 'PENDING' },
      { orderState: 'REFUNDED' },
      { orderState: 'SHIPPED', dateCreated: day(1).toISOString() },
    ]);
  });

  it.each([
    [{ orderState: 'PENDING' }, 1],
    [{ orderState: ['PENDING', 'REFUNDED'] }, 2],
    [{ id: [known] }, 1],
    [{ id: [] }, 0],
    [{ parentId: known }, 1],
    [{ parentId: null, orderState: 'PENDING' }, 1],
    [{ email: 'ada.park@EXAMPLE.com' }, 2],
    [{ customerId: 'cus_Ada' }, 2],
    [{ shippingGrouping: 'FREIGHT' }, 0],
    [{ dateCreated_gte: '2026-10-02', dateCreated_lte: '2026-10-04T23:59:59Z' }, 3],
    [{ state: 'RETURN_REQUESTED' }, 1],
    [{ state: 'refunded' }, 1],
    [{ state: 'SHIPPED' }, 12],
    [{ state: 'LOST' }, 0],
    [{ status: 'succeeded' }, 12],
    [{ status: 'disputed' }, 0],
    [{ trouble: 'openReturn' }, 0],
    [{ trouble: 'failedRefund' }, 0],
    [{ trouble: 'openDispute' }, 0],
    [{ trouble: 'nothingDelivered' }, 0],
    [{ q: '6f0c1f3a' }, 1],
    [{ q: '#6F0C1F3A ' }, 1],
    [{ q: known }, 1],
    [{ q: 'ADA.P' }, 2],
    [{ q: '_h@' }, 12],
    [{ q: 'a_park' }, 0],
    [{ q: 'laide bru' }, 2],
    [{ q: 'ad' }, 14],
    [{ q: 'brun adel' }, 2],
    // "el" occurs only in the middle of names and in no id. Search matches only the start of a
    // word.
    [{ q: 'el' }, 0],
    [{ q: '@' }, 0],
    [{ q: '9400-ADA' }, 1],
    [{ q: '' }, 14],
  ])('by %j finds %i', async (filter, count) => {
    expect((await list({ filter })).orders).toHaveLength(count);
  });

  it('shows a customer known only from the payment, and finds them', async () => {
    const other = await makeUser(shop);
    const id = await makeOrder(shop, {
      userId: other.id,
      customerId: 'cus_once',
      createdAt: day(2),
    });
    const { orders } = await list({ filter: { customerId: 'cus_once' } });
    expect(orders).toMatchObject([{ id, customerId: 'cus_once' }]);
    await query(shop.orm.em.fork(), 'delete from orders where id = $1', [id]);
  });

  it.each([
    [{ filter: { total: 3 } }, 'filter'],
    [{ filter: { orderState: 'LOST' } }, 'orderState'],
    [{ filter: { userId: 'nobody' } }, 'userId'],
    [{ filter: { trouble: 'noise' } }, 'trouble'],
    [{ filter: { q: 'a\0b' } }, 'q'],
    [{ filter: { dateCreated_gte: 'yesterday' } }, 'dateCreated_gte'],
    [{ sort: ['total', 'ASC'] }, 'sort'],
    [{ range: [0, 5000] }, 'range'],
  ] as const)('rejects %j, naming %s', async (options, named) => {
    const reply = await staff.get(listPath('orders', options));
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(named);
  });

  it('takes one statement in addition to the session, and one more to look up a text', async () => {
    const options = {
      filter: { q: 'ada.park', orderState: 'PENDING' },
      sort: ['id', 'DESC'],
    } as const;
    const { statements } = await countStatements(shop.orm, () => list(options));
    expect(statements.length).toBeLessThanOrEqual(3);
    const { statements: plain } = await countStatements(shop.orm, () =>
      list({ sort: ['id', 'ASC'] }),
    );
    expect(plain.length).toBeLessThanOrEqual(2);
  });

  it('marks open disputes and failed refunds until they are settled', async () => {
    const em = shop.orm.em.fork();
    const problems = async () => {
      const { orders } = await list({ filter: { id: [known] } });
      return orders.map(({ disputed, refundFailed }) => ({ disputed, refundFailed }));
    };
    expect(await problems()).toEqual([{ disputed: false, refundFailed: false }]);
    await query(
      em,
      `insert into disputes (id, payment_id, amount_cents, reason, status, created_at)
       select 'dp_known', payment_id, 100, 'fraudulent', 'needs_response', now()
         from orders where id = $1`,
      [known],
    );
    await query(
      em,
      `insert into refunds (id, payment_id, order_id, amount_cents, reason, state, created_at)
       select gen_random_uuid(), payment_id, id, 100, 'Return received', 'FAILED', now()
         from orders where id = $1`,
      [known],
    );
    expect(await problems()).toEqual([{ disputed: true, refundFailed: true }]);
    const open = listPath('disputes', { filter: { orderId: known, open: true } });
    const dispute = { id: 'dp_known', orderIds: [known], amount: 100, dateClosed: null };
    expect((await staff.get(open)).body).toMatchObject([dispute]);
    await query(em, 'update disputes set closed_at = now()');
    expect((await staff.get(open)).body).toEqual([]);
    const closed = { status: 200, body: { ...dispute, dateClosed: expect.any(String) } };
    expect(await staff.get('/api/admin/disputes/dp_known')).toMatchObject(closed);
    await query(
      em,
      `insert into refunds (id, payment_id, amount_cents, reason, state, origin, created_at)
       select gen_random_uuid(), payment_id, 100, 'By hand', 'SUCCEEDED', 'PROVIDER', now()
         from orders where id = $1`,
      [known],
    );
    expect(await problems()).toEqual([{ disputed: false, refundFailed: false }]);
    await query(em, 'delete from refunds');
  });
});
