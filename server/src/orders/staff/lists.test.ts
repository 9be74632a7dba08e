import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../../test/factories/order.ts';
import { makeUser, type TestUser } from '../../../test/factories/user.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { countStatements } from '../../database/count-statements.ts';
import { query } from '../../database/query.ts';

let shop: TestShop;
let staff: OrderManager;
let ada: TestUser;
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
  ada = await makeUser(shop, { email: 'Ada@example.com', providerCustomerId: 'cus_Ada' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const tables = ['order_events', 'order_lines', 'refunds', 'disputes', 'orders', 'payments'];
  for (const table of tables) await query(shop.orm.em.fork(), `delete from ${table}`);
});

const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
const made = (options: Partial<Parameters<typeof makeOrder>[1]> = {}) =>
  makeOrder(shop, { userId: ada.id, createdAt: new Date('2026-11-10'), ...options });
// the shop's own scheduled checks run statements at the same time
const aboutOrders = (statements: string[]) =>
  statements.filter((text) => /\border(s|_lines|_events)\b/.test(text));
const idsOf = (orders: { orderId: string }[]) => orders.map(({ orderId }) => orderId);

describe('the lists of picked and pending orders', () => {
  it('still show an item that is no longer in the catalog', async () => {
    await made({ orderState: 'PICKED', lines: [{ itemId: 'long-gone' }] });
    const nothing = { itemPrice: null, taxCode: null, externalId: null, version: null };
    expect(await staff.picked()).toMatchObject([{ items: [nothing] }]);
  });

  it('take one statement in addition to the session, regardless of the number of orders', async () => {
    for (let count = 0; count < 4; count += 1) await made({ lines: [{}, {}] });
    for (const ask of [() => staff.pending(), () => staff.search(november)]) {
      const { result, statements } = await countStatements(shop.orm, ask);
      expect(result).toHaveLength(4);
      expect(aboutOrders(statements)).toHaveLength(1);
    }
  });
});

describe('searching orders', () => {
  it('includes both days, in UTC', async () => {
    const at = (timestamp: string) => made({ createdAt: new Date(timestamp) });
    await at('2026-10-31T23:59:59.999Z');
    const first = await at('2026-11-01T00:00:00Z');
    const last = await at('2026-11-30T23:59:59.999Z');
    await at('2026-12-01T00:00:00Z');
    expect(idsOf(await staff.search(november))).toEqual([first, last]);
  });

  it("by status finds every name of an order's status", async () => {
    const parent = await made({ orderState: 'SHIPPED', openReturns: 1, refundedCents: 5 });
    const child = await made({
      parent,
      orderState: 'RETURN_REQUESTED',
      createdAt: new Date('2026-11-11'),
    });
    await made();
    const by = async (searchValue: string) =>
      idsOf(await staff.search({ ...november, searchType: 'OrderState', searchValue }));
    expect(await by('RETURN_REQUESTED')).toEqual([parent, child]);
    expect(await by('REFUNDED')).toEqual([parent]);
    expect(await by('shipped')).toEqual([parent]);
    expect(await by('SHIP')).toEqual([]);
  });

  it('ignores case for email addresses, but not for customers and statuses', async () => {
    const mine = await made();
    const other = await makeUser(shop);
    const theirs = await made({
      userId: other.id,
      chargeStatus: 'succeeded',
      createdAt: new Date('2026-11-11'),
    });
    const by = async (searchType: string, searchValue: string) =>
      idsOf(await staff.search({ ...november, searchType, searchValue }));
    expect(await by('Email', 'ADA@EXAMPLE.COM')).toEqual([mine]);
    expect(await by('Email', 'ada@example')).toEqual([]);
    expect(await by('CustomerId', 'cus_Ada')).toEqual([mine]);
    expect(await by('CustomerId', 'cus_ada')).toEqual([]);
    expect(await by('OrderStatus', 'succeeded')).toEqual([theirs]);
    expect(await by('OrderStatus', 'Succeeded')).toEqual([]);
  });

  it('finds the customer shown, even if known only from the payment', async () => {
    const other = await makeUser(shop);
    const theirs = await made({ userId: other.id, customerId: 'cus_once' });
    const found = await staff.search({
      ...november,
      searchType: 'CustomerId',
      searchValue: 'cus_once',
    });
    expect(found).toMatchObject([{ orderId: theirs, customerId: 'cus_once' }]);
  });

  it.each([
    [{ startDate: '2026-11-31', endDate: '2026-12-01' }, 'startDate'],
    [{ startDate: '2026-11-02', endDate: '2026-11-01' }, 'endDate'],
    [{ startDate: '02.11.2026', endDate: '2026-11-01' }, 'startDate'],
    [{ endDate: '2026-11-01' }, 'startDate'],
    [{ ...november, searchType: 'Weather' }, 'searchType'],
  ])('rejects %j, naming the field', async (form, path) => {
    const reply = await staff.post('/api/orderManager/list', { ...form });
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path }] } });
  });
});

describe('reloading one order', () => {
  it('works for customers who paid without being a customer at the provider', async () => {
    const { id: userId } = await makeUser(shop);
    const orderId = await made({ userId });
    const [displayed] = await staff.pending();
    expect(displayed).toMatchObject({ orderId, customerId: null });
    expect(await staff.refresh({ orderId, customerId: 'none' })).toMatchObject({ orderId });
  });
});

describe('what needs attention now', () => {
  it('is counted', async () => {
    await made();
    await made({ orderState: 'PROCESSING' });
    await made({ orderState: 'PICKED' });
    const parent = await made({ orderState: 'SHIPPED', openReturns: 1 });
    await made({ parent, orderState: 'RETURNED' });
    await made({ parent, orderState: 'RETURN_REQUESTED' });
    const unmet = await made({ orderState: 'CANCELLED', createdAt: shop.now() });
    await made({ orderState: 'CANCELLED', createdAt: shop.now() });
    await query(
      shop.orm.em.fork(),
      `with met as (
         insert into order_events (id, order_id, at, "to", why)
         values (gen_random_uuid(), $1, now(), 'CANCELLED', 'Sold out')
       ), doubted as (
         insert into disputes (id, payment_id, amount_cents, reason, status, created_at)
         select 'dp_1', payment_id, 1, 'fraudulent', 'needs_response', now()
           from orders where id = $1
       )
       insert into refunds (id, payment_id, amount_cents, reason, state, created_at, settled_at)
       select gen_random_uuid(), payment_id, 1, 'None', 'FAILED', now(), now()
         from orders, generate_series(1, 2) where id = $1`,
      [unmet],
    );
    const { result, statements } = await countStatements(shop.orm, () => staff.summary());
    expect(result).toMatchObject({
      toPick: 2,
      toShip: 1,
      openReturns: 2,
      failedRefunds: 1,
      openDisputes: 1,
      paymentsWithoutOrder: 1,
      openTickets: 0,
    });
    expect(aboutOrders(statements)).toHaveLength(1);
    expect(await listed('openReturn')).toBe(result.openReturns);
    expect(await listed('failedRefund')).toBe(result.failedRefunds);
    expect(await listed('openDispute')).toBe(result.openDisputes);
    expect(await listed('nothingDelivered')).toBe(result.paymentsWithoutOrder);
  });

  it('has as many orders to pick as their list', async () => {
    const doubted = await made();
    await made({ shippingGroup: 'DIGITAL' });
    await made();
    await query(
      shop.orm.em.fork(),
      `insert into disputes (id, payment_id, amount_cents, reason, status, created_at)
       select 'dp_1', payment_id, 1, 'fraudulent', 'needs_response', now()
         from orders where id = $1`,
      [doubted],
    );
    expect((await staff.summary()).toPick).toBe(1);
  });
});

/** Counts the orders listed for a problem. */
async function listed(problem: string): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ trouble: problem }));
  const { headers } = await staff.get(`/api/admin/orders?filter=${filter}`);
  return Number(headers.get('content-range')?.split('/')[1]);
}
