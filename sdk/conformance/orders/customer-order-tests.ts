import { expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { makeItem, readItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makeSale, moveTo, settledOrder } from '../makers/sale.ts';
import { buy } from '../makers/shopper.ts';
import { until } from '../until.ts';

export const listOf = ({ shop }: SignedIn, days = 30) =>
  replyOf(shop.GET('/api/order/list/{days}', { params: { path: { days } } }));

export function customerOrderTests(shop: () => ConformingShop): void {
  const cancel = ({ shop: client }: SignedIn, orderId: string) =>
    replyOf(client.POST('/api/order/cancel', { body: { orderId } }));

  it("lists a customer's own orders, newest first", async () => {
    const { buyer, order } = await makeSale(shop());
    const [second] = await buy(shop(), buyer, [{ item: await makeItem(shop()) }]);
    const orders = await listOf(buyer);
    expect(orders.map(({ orderId }) => orderId)).toEqual([second?.orderId, order.orderId]);
    expect(await listOf(await shop().signedIn('customer'))).toEqual([]);
  });

  it('returns the orders of the latest payment after checkout', async () => {
    const { buyer } = await makeSale(shop());
    const [second] = await buy(shop(), buyer, [{ item: await makeItem(shop()) }]);
    const completed = await replyOf(buyer.shop.GET('/api/order/checkoutComplete'));
    expect(completed.map(({ orderId }) => orderId)).toEqual([second?.orderId]);
  });

  it('cancels an order that no one has begun to pick, restocks and refunds it', async () => {
    const { buyer, item, order, key } = await makeSale(shop(), { quantity: 2, inventory: 5 });
    const { shop: staff } = await administratorOf(shop());
    expect(await readItem(staff, item)).toMatchObject({ inventory: 3 });
    const dollars = (order.total / 100).toFixed(2);
    expect(await cancel(buyer, order.orderId)).toEqual({
      Status: 'SUCCESS',
      Reason: `Your order was canceled. We're refunding $${dollars}.`,
    });
    expect(await readItem(staff, item)).toMatchObject({ inventory: 5 });
    const settled = await settledOrder(staff, key);
    expect(settled).toMatchObject({
      orderState: 'CANCELLED',
      state: 'CANCELLED REFUNDED',
      total_refunded: order.total,
      refunded: true,
      allowedStates: [],
      refunds: [
        {
          amount: order.total,
          state: 'SUCCEEDED',
          origin: 'SHOP',
          reason: 'Canceled by the customer',
        },
      ],
    });
    expect(settled.timeline.map(({ from, to, why }) => ({ from, to, why }))).toEqual([
      { from: null, to: 'PENDING', why: 'Paid' },
      { from: 'PENDING', to: 'CANCELLED', why: 'Canceled by the customer' },
      { from: 'CANCELLED', to: 'CANCELLED', why: `Refund of $${dollars} succeeded` },
    ]);
    const id = order.orderId.slice(0, 8);
    await until(async () => {
      const mails = await shop().mailsTo(buyer.email, 2);
      const subject = `Your Spindle order ${id} was canceled`;
      const mail = mails.find((one) => one.subject === subject);
      expect(mail?.text).toContain(`refunding $${dollars} to the card or account you paid with.`);
    });
  });

  it('rejects a second cancellation, and one of an order in preparation', async () => {
    const [{ buyer, order }, other] = [await makeSale(shop()), await makeSale(shop())];
    await cancel(buyer, order.orderId);
    expect(await cancel(buyer, order.orderId)).toMatchObject({
      Status: 'ERROR',
      Reason: 'This order was already canceled.',
    });
    const { shop: staff } = await administratorOf(shop());
    await moveTo(staff, other.key, 'PROCESSING');
    expect(await cancel(other.buyer, other.order.orderId)).toMatchObject({
      Status: 'ERROR',
      Reason: "We're already preparing or have shipped this order, so you can't cancel it.",
    });
  });

  it("rejects canceling another customer's order", async () => {
    const { order } = await makeSale(shop());
    const stranger = await shop().signedIn('customer');
    expect(await rejectionOf(cancel(stranger, order.orderId))).toMatchObject({
      status: 404,
      message: 'Order not found.',
    });
  });
}
