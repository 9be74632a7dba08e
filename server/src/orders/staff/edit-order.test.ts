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

describe("changing an order's status", () => {
  it.each([
    ['shipment_id', 'PICKED', 'CANCELLED'],
    ['label_url', 'PICKED', 'CANCELLED'],
    ['shipment_id', 'PICKED', 'PROCESSING'],
    ['shipment_id', 'PROCESSING', 'CANCELLED'],
  ] as const)('with a %s is rejected from %s to %s', async (column, from, to) => {
    const order = await made({ orderState: from });
    const { orderId } = order;
    await query(shop.orm.em.fork(), `update orders set ${column} = $1::text where id = $1::uuid`, [
      orderId,
    ]);
    expect(await staff.edit(order, to)).toMatchObject({
      Status: 'ERROR',
      Reason: `This order can't move from ${from} to ${to} because a label was bought or is being bought.`,
    });
  });

  it('does not ship while a bank disputes the payment', async () => {
    const order = await made({ orderState: 'PICKED' });
    const dispute = await openDispute(shop, order.orderId);
    expect(await staff.edit(order, 'SHIPPED')).toMatchObject({
      Status: 'ERROR',
      Reason: "This order can't move from PICKED to SHIPPED while its payment is disputed.",
    });
    await dispute.close();
    expect(await staff.edit(order, 'SHIPPED')).toMatchObject({ Status: 'SUCCESS' });
  });
});

describe('staff canceling an order', () => {
  it('refunds everything including shipping, and emails the customer', async () => {
    const { item, shopper, order } = await sell(shop, staff, { quantity: 3 });
    await staff.edit(order, 'PICKED');
    const replies = await Promise.all([1, 2, 3].map(() => staff.edit(order, 'CANCELLED')));
    const amount = (order.total / 100).toFixed(2);
    const reasons = replies.map(({ Reason }) => Reason);
    expect(reasons).toContain(`Order canceled. $${amount} will be refunded to the customer.`);
    expect(await stockOf(shop, item)).toEqual({ onHand: 10, reserved: 0 });
    await eventually(async () => {
      const now = await staff.refresh(order);
      expect(now).toMatchObject({ state: 'CANCELLED REFUNDED', refunded: true });
      expect(now.refunds).toMatchObject([
        {
          amount: order.total,
          state: 'SUCCEEDED',
          origin: 'SHOP',
          reason: 'Canceled by the shop',
        },
      ]);
      const mails = await mailsTo(shop, shopper.account.email);
      const mail = mails.find(({ subject }) => subject.endsWith('was canceled'));
      expect(mail?.text).toContain('We canceled order');
      expect(mail?.text).toContain(`refunding $${amount} to`);
    });
    expect(await refundsOf(shop, order.paymentIntentId)).toHaveLength(1);
  });
});
