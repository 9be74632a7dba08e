import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
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

describe('a return', () => {
  it('and other returns together refund exactly the price paid, whatever was denied in between', async () => {
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
    // later requests already see the new status, so they only save the tracking number
    const paid = replies.filter(({ Reason }) =>
      Reason?.endsWith('will be refunded to the customer.'),
    );
    expect(paid).toHaveLength(1);
    await eventually(async () => {
      expect(await staff.refresh(child)).toMatchObject({ total_refunded: child.total });
    });
    expect(await refundsOf(shop, sale.order.paymentIntentId)).toHaveLength(1);
  });
});
