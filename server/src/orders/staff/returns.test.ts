import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { mailsTo } from '../../../test/mails.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { stockOf } from '../../../test/stock.ts';
import { query } from '../../database/query.ts';
import { sell, sendBack, ship } from './fixtures/sold-order.ts';

let shop: TestShop;
let staff: OrderManager;
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
});
afterAll(() => shop.close());

async function grossOf(orderId: string): Promise<number> {
  const [line] = await query<{ gross: number }>(
    shop.orm.em.fork(),
    'select gross_cents as gross from order_lines where order_id = $1',
    [orderId],
  );
  return line?.gross ?? 0;
}

const subjectsOf = async (email: string) =>
  (await mailsTo(shop, email)).map(({ subject }) => subject);

describe('a return', () => {
  it('is received, its units go back on the shelf, then it is refunded', async () => {
    const sale = await sell(shop, staff, { quantity: 3 });
    await ship(staff, sale);
    const { order, item, shopper } = sale;
    const child = await sendBack(staff, sale, 1);
    expect(child.allowedStates).toEqual(['RETURNED', 'REFUNDED', 'CANCELLED']);
    expect(await staff.refresh(order)).toMatchObject({
      state: 'SHIPPED RETURN_REQUESTED',
      allowedStates: [],
    });
    expect(await staff.edit(order, 'REFUNDED')).toMatchObject({
      Status: 'ERROR',
      Reason: 'This order cannot go from SHIPPED to REFUNDED while a return is open.',
    });

    expect(await staff.edit(child, 'RETURNED')).toEqual({
      Status: 'SUCCESS',
      Reason: 'The return was received; its units were put back on the shelf.',
    });
    expect(await stockOf(shop, item)).toEqual({ onHand: 8, reserved: 0 });
    expect(await staff.edit(child, 'REFUNDED')).toMatchObject({ Status: 'SUCCESS' });
    await eventually(async () => {
      expect(await staff.refresh(child)).toMatchObject({
        state: 'REFUNDED',
        total_refunded: child.total,
        refunded: true,
      });
      expect(await staff.refresh(order)).toMatchObject({
        orderState: 'SHIPPED',
        state: 'SHIPPED REFUNDED',
        total_refunded: child.total,
        refunds: [{ amount: child.total, state: 'SUCCEEDED' }],
      });
      const id = order.orderId.slice(0, 8);
      const subjects = await subjectsOf(shopper.account.email);
      expect(subjects).toContain(`We have received your return for Spindle order ${id}`);
      expect(subjects).toContain(`Your refund for Spindle order ${id}`);
    });
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([child.total]);
  });

  it('that is scrap stays off the shelf', async () => {
    const sale = await sell(shop, staff);
    await ship(staff, sale);
    const child = await sendBack(staff, sale, 1);
    expect(await staff.edit(child, 'RETURNED', { restock: 'false' })).toMatchObject({
      Reason: 'The return was received; its units were scrapped.',
    });
    expect(await stockOf(shop, sale.item)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('that is denied moves neither money nor stock, and can be asked for again', async () => {
    const sale = await sell(shop, staff, { quantity: 2 });
    await ship(staff, sale);
    const child = await sendBack(staff, sale, 2);
    expect(await staff.edit(child, 'CANCELLED')).toEqual({
      Status: 'SUCCESS',
      Reason: 'The return was denied.',
    });
    expect(await stockOf(shop, sale.item)).toEqual({ onHand: 8, reserved: 0 });
    expect(await staff.refresh(sale.order)).toMatchObject({
      state: 'SHIPPED',
      refunds: [],
      items: [{ quantityReturnable: 2 }],
    });
    await sendBack(staff, sale, 2);
    await eventually(async () => {
      const id = sale.order.orderId.slice(0, 8);
      const subjects = await subjectsOf(sale.shopper.account.email);
      expect(subjects).toContain(`Your return for Spindle order ${id} was not accepted`);
    });
    expect(await refundsOf(shop, sale.order.paymentIntentId)).toEqual([]);
  });

  it('and others are worth what was paid together, whatever was denied between', async () => {
    const sale = await sell(shop, staff, { quantity: 3, priceCents: 3_334 });
    await ship(staff, sale);
    const first = await sendBack(staff, sale, 1);
    const second = await sendBack(staff, sale, 1);
    await staff.edit(first, 'CANCELLED');
    const third = await sendBack(staff, sale, 1);
    await staff.edit(third, 'REFUNDED');
    await staff.edit(second, 'REFUNDED');
    expect(await staff.edit(sale.order, 'REFUNDED')).toMatchObject({ Status: 'SUCCESS' });
    const gross = await grossOf(sale.order.orderId);
    await eventually(async () => {
      const order = await staff.refresh(sale.order);
      expect(order).toMatchObject({ state: 'REFUNDED', total_refunded: gross });
    });
    const refunds = await refundsOf(shop, sale.order.paymentIntentId);
    expect(refunds).toHaveLength(3);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross);
  });

  it('is refunded once, however often and quickly it is clicked', async () => {
    const sale = await sell(shop, staff, { quantity: 2 });
    await ship(staff, sale);
    const child = await sendBack(staff, sale, 1);
    const replies = await Promise.all([1, 2, 3, 4].map(() => staff.edit(child, 'REFUNDED')));
    // who comes late posts the state it has by then, which saves the tracking number alone
    const paid = replies.filter(({ Reason }) => Reason?.endsWith('goes back to the customer.'));
    expect(paid).toHaveLength(1);
    await eventually(async () => {
      expect(await staff.refresh(child)).toMatchObject({ total_refunded: child.total });
    });
    expect(await refundsOf(shop, sale.order.paymentIntentId)).toHaveLength(1);
  });
});
