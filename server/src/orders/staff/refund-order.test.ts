import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeOrder } from '../../../test/factories/order.ts';
import { mailsTo } from '../../../test/mails.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { makeToken, programWith } from '../../../test/program.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';
import { sell, sendBack, ship, type Sale } from './fixtures/sold-order.ts';

let shop: TestShop;
let staff: OrderManager;
let other: OrderManager;
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
  other = asOrderManager(await signInAs(shop, 'extended'));
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/refunds', { status: 'succeeded' }));

const unitsOf = ({ item }: Sale, quantity: number) => ({
  lines: [{ catalogId: item.catalogId, catalogItemId: item.itemId, quantity }],
});

const settled = ({ order }: Sale) =>
  eventually(async () => {
    const now = await staff.refresh(order);
    expect(now.refunds.length).toBeGreaterThan(0);
    expect(now.refunds.every(({ state }) => state === 'SUCCEEDED' || state === 'FAILED')).toBe(
      true,
    );
    return now;
  });

const amountsOf = async ({ order }: Sale) =>
  (await refundsOf(shop, order.paymentIntentId)).map(({ amount }) => amount);

describe('staff refunding a part of an order', () => {
  it('can refund an amount and shipping, up to the full payment', async () => {
    const sale = await sell(shop, staff);
    const { total } = sale.order;
    const shipping = sale.order.money?.shipping.paid ?? 0;
    await staff.refund(sale.order, { amount: 1_000 });
    await staff.refund(sale.order, { shipping: true });
    expect(await staff.refund(sale.order, { shipping: true })).toMatchObject({
      Status: 'ERROR',
      code: 'NOTHING_LEFT',
      refundId: null,
    });
    await staff.refund(sale.order, unitsOf(sale, 1));
    expect(await staff.refund(sale.order, { amount: 1 })).toMatchObject({ code: 'MORE_THAN_LEFT' });
    const now = await settled(sale);
    expect(now).toMatchObject({ total_refunded: total, refunded: true });
    expect((await amountsOf(sale)).toSorted((a, b) => a - b)).toEqual(
      [1_000, shipping, total - shipping - 1_000].toSorted((a, b) => a - b),
    );
  });

  it('leave the rest to a cancellation, a return or a full refund', async () => {
    const canceled = await sell(shop, staff, { quantity: 2 });
    await staff.refund(canceled.order, { amount: 777, shipping: true });
    await staff.edit(canceled.order, 'CANCELLED');
    const returned = await sell(shop, staff, { quantity: 2 });
    await ship(staff, returned);
    const paid = returned.order.money?.lines[0]?.paid ?? 0;
    await staff.refund(returned.order, { ...unitsOf(returned, 1), amount: 900 });
    const child = await sendBack(staff, returned, 2);
    await staff.edit(child, 'REFUNDED');
    expect(await settled(canceled)).toMatchObject({ total_refunded: canceled.order.total });
    expect(await settled(returned)).toMatchObject({ total_refunded: paid });
    expect(await staff.refresh(child)).toMatchObject({ total: paid - 900 });
    const all = await sell(shop, staff);
    await ship(staff, all);
    await staff.refund(all.order, { amount: 900 });
    await staff.edit(all.order, 'REFUNDED');
    expect(await settled(all)).toMatchObject({ total_refunded: all.order.money?.lines[0]?.paid });
  });

  it('that cost nothing record it without the provider', async () => {
    const orderId = await makeOrder(shop, {
      userId: newId(),
      customerId: 'cus_Ada',
      totalCents: 0,
      lines: [{ unitPriceCents: 0, quantity: 2 }],
    });
    const order = { orderId, customerId: 'cus_Ada' };
    const lines = [{ catalogId: 'spindles', catalogItemId: 'er20-water-2200', quantity: 2 }];
    expect(await staff.refund(order, { lines })).toMatchObject({ Status: 'SUCCESS' });
    expect(await staff.refund(order, { lines })).toMatchObject({ code: 'TOO_MANY_UNITS' });
    await eventually(async () => {
      expect((await staff.refresh(order)).refunds).toMatchObject([
        { amount: 0, state: 'SUCCEEDED', lines: [{ quantity: 2, amount: 0 }] },
      ]);
    });
  });
});

describe('simultaneous requests', () => {
  it('of a token refund no cent more than its daily cap', async () => {
    const sales = [await sell(shop, staff), await sell(shop, staff), await sell(shop, staff)];
    const maker = await signInAs(shop, 'extended');
    const rights = { scopes: 'refunds:write', dailyRefundCap: '1000' };
    const { token } = await makeToken(maker, rights);
    const program = programWith(shop, token);
    const replies = await Promise.all(
      [...sales, ...sales].map(({ order: { orderId } }) =>
        program.send('POST', '/api/orderManager/refund', {
          body: JSON.stringify({ orderId, amount: 400, reason: 'As agreed' }),
          headers: { 'Content-Type': 'application/json' },
        }),
      ),
    );
    const made = replies.filter(({ status }) => status === 200);
    const rejected = replies.filter(({ status }) => status === 403);
    expect([made.length, rejected.length]).toEqual([2, 4]);
    await eventually(async () => {
      expect((await Promise.all(sales.map(amountsOf))).flat()).toEqual([400, 400]);
    });
  });

  it('of two administrators refund a unit once', async () => {
    const sale = await sell(shop, staff);
    const replies = await Promise.all(
      [staff, other, staff, other].map((one) => one.refund(sale.order, unitsOf(sale, 1))),
    );
    const rejected = replies.filter(({ Status }) => Status === 'ERROR');
    expect(rejected.map(({ code }) => code)).toEqual(Array(3).fill('TOO_MANY_UNITS'));
    await settled(sale);
    expect(await amountsOf(sale)).toHaveLength(1);
  });

  it('refund a return, and the returned unit only once', async () => {
    const sale = await sell(shop, staff);
    await ship(staff, sale);
    const child = await sendBack(staff, sale, 1);
    const [byUnit] = await Promise.all([
      other.refund(sale.order, unitsOf(sale, 1)),
      staff.edit(child, 'REFUNDED'),
      other.refund(sale.order, { amount: 500 }),
    ]);
    expect(byUnit).toMatchObject({ code: 'TOO_MANY_UNITS' });
    const now = await settled(sale);
    expect(now.total_refunded).toBe(sale.order.money?.lines[0]?.paid);
    const overrides = (await amountsOf(sale)).reduce((sum, amount) => sum + amount, 0);
    expect(overrides).toBe(now.total_refunded);
  });

  it('with the same key make one refund, even if the reply was lost', async () => {
    const sale = await sell(shop, staff, { quantity: 2 });
    const key = { 'Idempotency-Key': newId() };
    const first = await staff.refund(sale.order, unitsOf(sale, 1), key);
    expect(await staff.refund(sale.order, unitsOf(sale, 1), key)).toEqual(first);
    // simulates a crash between the refund and its reply
    await query(shop.orm.em.fork(), 'delete from idempotency_keys', []);
    expect(await staff.refund(sale.order, unitsOf(sale, 1), key)).toEqual(first);
    expect((await settled(sale)).refunds).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('that fails later at the bank can be made again', async () => {
    const sale = await sell(shop, staff);
    await staff.refund(sale.order, unitsOf(sale, 1));
    await settled(sale);
    const [made] = await refundsOf(shop, sale.order.paymentIntentId);
    await shop.control(`/stripe/control/refunds/${made?.id}`, { status: 'failed' });
    await eventually(async () => {
      const { refunds, money } = await staff.refresh(sale.order);
      expect(refunds).toMatchObject([{ state: 'FAILED' }]);
      expect(money).toMatchObject({ lines: [{ unitsRefunded: 0, refunded: 0 }] });
    });
    const [bought] = await sale.shopper.orders();
    expect(bought?.refunds).toMatchObject([{ state: 'FAILED' }]);
    expect(await staff.refund(sale.order, unitsOf(sale, 1))).toMatchObject({ Status: 'SUCCESS' });
    const now = await settled(sale);
    expect(now.total_refunded).toBe(sale.order.money?.lines[0]?.paid);
  });

  it('of a large amount requires a recent authenticator code, which API tokens cannot give', async () => {
    const sale = await sell(shop, staff, { priceCents: 50_000 });
    const { token } = await makeToken(staff);
    const program = asOrderManager({ ...staff, ...programWith(shop, token) });
    const much = program.refund(sale.order, { amount: 20_001 });
    await expect(much).rejects.toThrow('FRESH_PROOF_NEEDED');
    expect(await program.refund(sale.order, { amount: 20_000 })).toMatchObject({
      Status: 'SUCCESS',
    });
    await expect(program.refund(sale.order, { amount: 1 })).rejects.toThrow('REFUND_CAP_REACHED');
    expect(await staff.refund(sale.order, { amount: 20_001 })).toMatchObject({ Status: 'SUCCESS' });
  });
});

describe('a return opened by staff', () => {
  it('belongs to the customer, has a reason, and can be opened late', async () => {
    const sale = await sell(shop, staff, { quantity: 2 });
    const { catalogId, itemId: catalogItemId } = sale.item;
    const back = [{ catalogId, catalogItemId, quantity: 1, reason: 'DAMAGED' as const }];
    expect(await staff.openReturn(sale.order, back)).toMatchObject({ code: 'NOT_SHIPPED' });
    await ship(staff, sale);
    await query(shop.orm.em.fork(), `update orders set shipped_at = $2 where id = $1`, [
      sale.order.orderId,
      new Date('2020-01-01'),
    ]);
    expect(await sale.shopper.sendBack(sale.order, [1])).toMatchObject({
      code: 'RETURN_WINDOW_OVER',
    });
    const reply = await staff.openReturn(sale.order, back);
    expect(reply).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'Return opened. We emailed the customer.',
    });
    const child = (await staff.ordersOf(sale.shopper.account.email)).at(-1);
    expect(child).toMatchObject({
      orderId: reply.returnId,
      orderState: 'RETURN_REQUESTED',
      money: null,
      items: [{ quantity: 1, returnReason: 'DAMAGED' }],
    });
    expect(await staff.refresh(sale.order)).toMatchObject({
      money: { lines: [{ unitsInReturns: 1 }] },
    });
    expect(
      await staff.openReturn(sale.order, [{ ...back[0], catalogId, catalogItemId, quantity: 2 }]),
    ).toMatchObject({ code: 'TOO_MANY_UNITS' });
    await eventually(async () => {
      const subjects = (await mailsTo(shop, sale.shopper.account.email)).map((one) => one.subject);
      const id = sale.order.orderId.slice(0, 8);
      expect(subjects).toContain(`Your return for Spindle order ${id}`);
    });
  });
});
