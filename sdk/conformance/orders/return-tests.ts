import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { readItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { keyOf, makeSale, moveTo, settledOrder, staffOrder, type Sale } from '../makers/sale.ts';
import { listOf } from './customer-order-tests.ts';
import { until } from '../until.ts';

export function returnTests(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  /** Sells and ships three units for 100 dollars each, plus eight percent tax. */
  async function shippedSale(): Promise<Sale> {
    const sale = await makeSale(shop(), { price: '100.00', quantity: 3, inventory: 5 });
    await moveTo(await staff(), sale.key, 'PICKED');
    await moveTo(await staff(), sale.key, 'SHIPPED');
    return sale;
  }

  function sendBack({ buyer, item, order }: Sale, quantity: number) {
    const { catalogId, catalogItemId } = item;
    return replyOf(
      buyer.shop.POST('/api/order/return', {
        body: { orderId: order.orderId, items: [{ catalogId, catalogItemId, quantity }] },
        ...asJson,
      }),
    );
  }

  async function returnOf(sale: Sale) {
    const orders = await listOf(sale.buyer);
    const child = orders.find(({ parentId }) => parentId === sale.order.orderId);
    if (child === undefined) throw new Error('Nothing is sent back.');
    return { child, key: await keyOf(shop(), child) };
  }

  it('creates a separate order for what is returned', async () => {
    const sale = await shippedSale();
    expect(await sendBack(sale, 2)).toEqual({
      Status: 'SUCCESS',
      Reason: "Return requested. We'll email you the next steps.",
    });
    const { child } = await returnOf(sale);
    expect(child).toMatchObject({
      orderState: 'RETURN_REQUESTED',
      total: 21_600,
      tax: 1600,
      shippingPrice: 0,
      returnable: false,
      expectedShippingDate: null,
      trackingNumber: null,
      items: [{ quantity: 2 }],
    });
    const orders = await listOf(sale.buyer);
    expect(orders.find(({ orderId }) => orderId === sale.order.orderId)).toMatchObject({
      orderState: 'SHIPPED',
      state: 'SHIPPED RETURN_REQUESTED',
      returnable: true,
      items: [{ quantity: 3, quantityReturnable: 1 }],
    });
    expect(await staffOrder(await staff(), sale.key)).toMatchObject({ allowedStates: [] });
  });

  it('offers no refunded unit for a return', async () => {
    const sale = await shippedSale();
    const { orderId } = sale.order;
    const { catalogId, catalogItemId } = sale.item;
    const lines = [{ catalogId, catalogItemId, quantity: 2 }];
    const body = { orderId, reason: 'Arrived scratched', lines };
    await replyOf((await staff()).POST('/api/orderManager/refund', { body, ...asJson }));
    const offered = async () =>
      (await listOf(sale.buyer)).find((order) => order.orderId === orderId);
    expect(await offered()).toMatchObject({ returnable: true, items: [{ quantityReturnable: 1 }] });
    await sendBack(sale, 1);
    expect(await offered()).toMatchObject({
      returnable: false,
      items: [{ quantityReturnable: 0 }],
    });
  });

  it('rejects returning more than was bought', async () => {
    const sale = await shippedSale();
    const tooMany = { Status: 'ERROR', Reason: "You cannot Return more than you've purchased." };
    expect(await sendBack(sale, 4)).toMatchObject(tooMany);
    expect(await sendBack(sale, 0)).toMatchObject({
      Status: 'ERROR',
      Reason: 'Choose at least one unit to return.',
    });
    await sendBack(sale, 2);
    expect(await sendBack(sale, 2)).toMatchObject(tooMany);
  });

  it('accepts returns of shipped items, not of digital ones', async () => {
    const waiting = await makeSale(shop());
    expect(await sendBack(waiting, 1)).toMatchObject({
      Status: 'ERROR',
      Reason: 'Only shipped orders can be returned.',
    });
    const digital = await makeSale(shop(), { digital: true });
    expect(await sendBack(digital, 1)).toMatchObject({
      Reason: "Digital items can't be returned.",
    });
  });

  it("rejects returning another customer's order", async () => {
    const sale = await shippedSale();
    const stranger = await shop().signedIn('customer');
    expect(await rejectionOf(sendBack({ ...sale, buyer: stranger }, 1))).toMatchObject({
      status: 404,
      message: 'Order not found.',
    });
  });

  it('receives a return, restocks its units and refunds it', async () => {
    const sale = await shippedSale();
    await sendBack(sale, 2);
    const { key } = await returnOf(sale);
    expect(await moveTo(await staff(), key, 'RETURNED')).toEqual({
      Status: 'SUCCESS',
      Reason: 'Return received. Units restocked.',
    });
    expect(await readItem(await staff(), sale.item)).toMatchObject({ inventory: 4 });
    expect(await moveTo(await staff(), key, 'REFUNDED')).toEqual({
      Status: 'SUCCESS',
      Reason: '$216.00 will be refunded to the customer.',
    });
    expect(await settledOrder(await staff(), key)).toMatchObject({
      orderState: 'REFUNDED',
      total_refunded: 21_600,
      refunded: true,
    });
    const parent = await settledOrder(await staff(), sale.key);
    expect(parent).toMatchObject({
      state: 'SHIPPED REFUNDED',
      total_refunded: 21_600,
      refunded: false,
      refunds: [{ amount: 21_600, reason: 'Return refunded' }],
      allowedStates: ['REFUNDED'],
    });
    const why = parent.timeline.map((event) => event.why);
    expect(why).toEqual(
      expect.arrayContaining([
        'Return requested by the customer',
        'Return received, units restocked',
        'Return refunded: $216.00',
      ]),
    );
    const id = sale.order.orderId.slice(0, 8);
    await until(async () => {
      const mails = await shop().mailsTo(sale.buyer.email, 5);
      expect(mails.map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([
          `Your return for Spindle order ${id}`,
          `We received your return for Spindle order ${id}`,
          `Your refund for Spindle order ${id}`,
        ]),
      );
    });
  });

  it('discards unusable units', async () => {
    const sale = await shippedSale();
    await sendBack(sale, 1);
    const { key } = await returnOf(sale);
    const client = await staff();
    const reply = await replyOf(
      client.POST('/api/orderManager/edit/state', {
        body: { ...key, orderState: 'RETURNED', restock: false },
      }),
    );
    expect(reply.Reason).toBe('Return received. Units discarded.');
    expect(await readItem(client, sale.item)).toMatchObject({ inventory: 2 });
  });

  it('denies a return, after which its units can be returned again', async () => {
    const sale = await shippedSale();
    await sendBack(sale, 3);
    const { key } = await returnOf(sale);
    expect(await moveTo(await staff(), key, 'CANCELLED')).toEqual({
      Status: 'SUCCESS',
      Reason: 'Return denied.',
    });
    const denied = await staffOrder(await staff(), key);
    expect(denied).toMatchObject({ state: 'CANCELLED', refunds: [] });
    expect(await staffOrder(await staff(), sale.key)).toMatchObject({
      state: 'SHIPPED',
      items: [{ quantityReturnable: 3 }],
    });
    expect(await sendBack(sale, 3)).toMatchObject({ Status: 'SUCCESS' });
    const id = sale.order.orderId.slice(0, 8);
    await until(async () => {
      const mails = await shop().mailsTo(sale.buyer.email, 5);
      const subjects = mails.map(({ subject }) => subject);
      expect(subjects).toContain(`Your return for Spindle order ${id} was not accepted`);
    });
  });

  it('refunds the rest of a shipped order, but not its shipping', async () => {
    const sale = await shippedSale();
    expect(await moveTo(await staff(), sale.key, 'REFUNDED')).toEqual({
      Status: 'SUCCESS',
      Reason: 'Order refunded. $324.00 will be refunded to the customer.',
    });
    expect(await settledOrder(await staff(), sale.key)).toMatchObject({
      orderState: 'REFUNDED',
      total_refunded: 32_400,
      refunded: false,
      refunds: [{ amount: 32_400, reason: 'The rest of the order was refunded' }],
    });
  });
}
