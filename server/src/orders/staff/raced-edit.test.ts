import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeOrder } from '../../../test/factories/order.ts';
import { makeUser } from '../../../test/factories/user.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { recordStatus } from '../refunds/settle-refund.ts';
import { sell, sendBack, ship } from './fixtures/sold-order.ts';

let shop: TestShop;
let staff: OrderManager;
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
});
afterAll(() => shop.close());

async function pendingOrder() {
  const customerId = `cus_${crypto.randomUUID()}`;
  const user = await makeUser(shop, { providerCustomerId: customerId });
  const orderId = await makeOrder(shop, { userId: user.id, customerId });
  return staff.refresh({ orderId, customerId });
}

type Seen = Awaited<ReturnType<typeof pendingOrder>>;

const save = ({ orderId, customerId, version }: Seen, orderState: string, more = {}) =>
  staff.post('/api/orderManager/edit/state', {
    orderId,
    customerId: customerId ?? '',
    orderState,
    version: String(version),
    ...more,
  });

describe('an order edited by two people', () => {
  it('stays unchanged by the second one, who gets the current order', async () => {
    const seen = await pendingOrder();
    expect((await save(seen, 'PICKED')).body).toMatchObject({ Status: 'SUCCESS' });
    const late = await save(seen, 'CANCELLED', { trackingNumber: '9400' });
    expect(late.status).toBe(409);
    const present = await staff.refresh(seen);
    expect(late.body).toMatchObject({
      Status: 'ERROR',
      Reason: 'Someone changed this order after you loaded it.',
      Order: present,
    });
    expect(present).toMatchObject({ orderState: 'PICKED', trackingNumber: null });
    expect((await save(present, 'CANCELLED')).body).toMatchObject({ Status: 'SUCCESS' });
  });

  it('is changed by only one of them, however close together they are', async () => {
    const seen = await pendingOrder();
    const replies = await Promise.all(
      ['1', '2', '3', '4'].map((trackingNumber) => save(seen, 'PENDING', { trackingNumber })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    expect((await staff.refresh(seen)).timeline).toHaveLength(1);
  });

  it('takes the last change of those who send no version', async () => {
    const seen = await pendingOrder();
    await save(seen, 'PICKED');
    expect(await staff.edit(seen, 'PROCESSING')).toMatchObject({ Status: 'SUCCESS' });
  });
});

describe('the version of an order rises', () => {
  async function expectRisen(order: Seen): Promise<void> {
    expect((await staff.refresh(order)).version).toBeGreaterThan(order.version);
  }

  it('when its payment is disputed, for its returns as well', async () => {
    const sale = await sell(shop, staff);
    await ship(staff, sale);
    const child = await sendBack(staff, sale, 1);
    const parent = await staff.refresh(sale.order);
    const intent = { payment_intent: parent.paymentIntentId };
    await shop.control('/stripe/control/disputes', intent);
    await eventually(() => expectRisen(parent));
    await expectRisen(child);
  });

  it('when a refund of its return fails', async () => {
    const sale = await sell(shop, staff);
    await ship(staff, sale);
    await staff.edit(await sendBack(staff, sale, 1), 'REFUNDED');
    const parent = await staff.refresh(sale.order);
    const [refund] = parent.refunds;
    await recordStatus(shop.services, refund?.refundId ?? '', {
      state: 'FAILED',
      providerRefundId: null,
      failure: 'The card was closed.',
    });
    await expectRisen(parent);
  });

  it('when its customer sends something back', async () => {
    const sale = await sell(shop, staff);
    await ship(staff, sale);
    const parent = await staff.refresh(sale.order);
    await sendBack(staff, sale, 1);
    await expectRisen(parent);
  });
});
