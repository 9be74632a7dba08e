import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openDispute } from '../../../test/factories/dispute.ts';
import { makeOrder } from '../../../test/factories/order.ts';
import { mailsTo } from '../../../test/mails.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { stockOf } from '../../../test/stock.ts';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';
import { sell } from './fixtures/sold-order.ts';
import { canMove, orderStates } from '@spindle/sdk/domain/orders/transitions';

const customerId = 'cus_Ada';
let shop: TestShop;
let staff: OrderManager;
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
});
afterAll(() => shop.close());

type OrderOptions = Partial<Parameters<typeof makeOrder>[1]>;
const made = async (options: OrderOptions) => ({
  customerId,
  orderId: await makeOrder(shop, { userId: newId(), customerId, ...options }),
});

describe('moving an order to another state', () => {
  const forbidden = orderStates.flatMap((from) =>
    orderStates.filter((to) => to !== from && !canMove(from, to)).map((to) => [from, to] as const),
  );
  it.each(forbidden)('is refused from %s to %s, in words', async (from, to) => {
    const order = await made({ orderState: from });
    expect(await staff.edit(order, to)).toMatchObject({
      Status: 'ERROR',
      Reason: `This order cannot go from ${from} to ${to}.`,
    });
  });

  it('goes on, back, and away by hand, with every step on record', async () => {
    const order = await made({ orderState: 'PENDING' });
    for (const [to, reason] of [
      ['PROCESSING', 'The order went from PENDING to PROCESSING.'],
      ['PENDING', 'The order went from PROCESSING to PENDING.'],
      ['PICKED', 'The order went from PENDING to PICKED.'],
    ] as const) {
      expect(await staff.edit(order, to)).toEqual({ Status: 'SUCCESS', Reason: reason });
    }
    await staff.edit(order, 'SHIPPED', { trackingNumber: ' 9400 ' });
    const shown = await staff.refresh(order);
    const actor = staff.account.email;
    expect(shown).toMatchObject({ trackingNumber: '9400', allowedStates: ['REFUNDED'] });
    expect(shown.dateShipped).not.toBeNull();
    expect(shown.timeline).toMatchObject([
      { from: 'PENDING', to: 'PROCESSING', actor },
      { from: 'PROCESSING', to: 'PENDING', actor },
      { from: 'PENDING', to: 'PICKED', actor },
      { why: 'Tracking number 9400', actor },
      { from: 'PICKED', to: 'SHIPPED', actor },
    ]);
    const kept = await query<{ after: object; actor: string }>(
      shop.orm.em.fork(),
      `select v.after, v.actor_email as actor from audit_entries a join audit_values v on v.entry_id = a.id
        where subject = $1 and action = 'orders.edit-state' order by at, id`,
      [`order ${order.orderId}`],
    );
    expect(kept).toHaveLength(4);
    expect(kept.at(-1)).toEqual({
      actor,
      after: { orderState: 'SHIPPED', trackingNumber: '9400' },
    });
  });

  it('to the one it has saves the tracking number alone', async () => {
    const order = await made({ orderState: 'CANCELLED' });
    const saved = { Status: 'SUCCESS', Reason: 'The tracking number was saved.' };
    expect(await staff.edit(order, 'CANCELLED', { trackingNumber: '12' })).toEqual(saved);
    expect(await staff.edit(order, 'CANCELLED')).toEqual(saved);
    const [kept] = await query(
      shop.orm.em.fork(),
      'select order_state as state, tracking_number as number from orders where id = $1',
      [order.orderId],
    );
    expect(kept).toEqual({ state: 'CANCELLED', number: '12' });
  });

  it.each([
    ['shipment_id', 'PICKED', 'CANCELLED'],
    ['label_url', 'PICKED', 'CANCELLED'],
    ['shipment_id', 'PICKED', 'PROCESSING'],
    ['shipment_id', 'PROCESSING', 'CANCELLED'],
  ] as const)('with a %s is refused from %s to %s', async (column, from, to) => {
    const order = await made({ orderState: from });
    const { orderId } = order;
    await query(shop.orm.em.fork(), `update orders set ${column} = $1::text where id = $1::uuid`, [
      orderId,
    ]);
    expect(await staff.edit(order, to)).toMatchObject({
      Status: 'ERROR',
      Reason: `This order cannot go from ${from} to ${to} while a label is bought or being bought.`,
    });
  });

  it('does not ship what a bank disputes, until that is settled', async () => {
    const order = await made({ orderState: 'PICKED' });
    const dispute = await openDispute(shop, order.orderId);
    expect(await staff.edit(order, 'SHIPPED')).toMatchObject({
      Status: 'ERROR',
      Reason: 'This order cannot go from PICKED to SHIPPED while its payment is disputed.',
    });
    await dispute.close();
    expect(await staff.edit(order, 'SHIPPED')).toMatchObject({ Status: 'SUCCESS' });
  });

  it('knows an order only together with its customer', async () => {
    const order = await made({});
    const ask = (form: Record<string, string>) =>
      staff.post('/api/orderManager/edit/state', { orderState: 'PICKED', ...form });
    expect((await ask({ ...order, customerId: 'cus_Other' })).status).toBe(404);
    expect((await ask({ customerId, orderId: newId() })).status).toBe(404);
    expect(await ask({ customerId, orderId: 'x' })).toMatchObject({ status: 400 });
    expect(await ask({ ...order, orderState: 'LOST' })).toMatchObject({ status: 400 });
  });

  it('is for administrators', async () => {
    const form = { ...(await made({})), orderState: 'PICKED' };
    for (const role of ['customer', 'warehouse'] as const) {
      const other = await signInAs(shop, role);
      expect((await other.post('/api/orderManager/edit/state', form)).status).toBe(403);
    }
  });
});

describe('staff cancelling an order', () => {
  it('gives everything back, shipping included, and writes to the customer', async () => {
    const { item, shopper, order } = await sell(shop, staff, { quantity: 3 });
    await staff.edit(order, 'PICKED');
    const replies = await Promise.all([1, 2, 3].map(() => staff.edit(order, 'CANCELLED')));
    const amount = (order.total / 100).toFixed(2);
    const reasons = replies.map(({ Reason }) => Reason);
    expect(reasons).toContain(`The order was cancelled. $${amount} goes back to the customer.`);
    expect(await stockOf(shop, item)).toEqual({ onHand: 10, reserved: 0 });
    await eventually(async () => {
      const now = await staff.refresh(order);
      expect(now).toMatchObject({ state: 'CANCELLED REFUNDED', refunded: true });
      expect(now.refunds).toMatchObject([
        {
          amount: order.total,
          state: 'SUCCEEDED',
          origin: 'SHOP',
          reason: 'Cancelled by the shop',
        },
      ]);
      const mails = await mailsTo(shop, shopper.account.email);
      const mail = mails.find(({ subject }) => subject.endsWith('was cancelled'));
      expect(mail?.text).toContain('Cancelled by the shop.');
      expect(mail?.text).toContain(`$${amount} goes back`);
    });
    expect(await refundsOf(shop, order.paymentIntentId)).toHaveLength(1);
  });
});

describe('refunding a shipped order', () => {
  it('gives back its lines without the shipping', async () => {
    const { item, shopper, order } = await sell(shop, staff, { quantity: 3 });
    await staff.edit(order, 'PICKED');
    await staff.edit(order, 'SHIPPED');
    expect(await staff.edit(order, 'REFUNDED')).toMatchObject({ Status: 'SUCCESS' });
    const [lines] = await query<{ cents: number }>(
      shop.orm.em.fork(),
      'select sum(gross_cents)::int as cents from order_lines where order_id = $1',
      [order.orderId],
    );
    expect(lines?.cents).toBeLessThan(order.total);
    await eventually(async () => {
      expect(await staff.refresh(order)).toMatchObject({
        state: 'REFUNDED',
        refunded: false,
        total_refunded: lines?.cents,
      });
      const subjects = (await mailsTo(shop, shopper.account.email)).map(({ subject }) => subject);
      expect(subjects).toContain(`Your refund for Spindle order ${order.orderId.slice(0, 8)}`);
    });
    expect(await stockOf(shop, item)).toEqual({ onHand: 7, reserved: 0 });
  });
});
