import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import type { SignedIn } from './conforming-shop.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { listQuery } from './makers/list-query.ts';
import { listOf } from './orders/customer-order-tests.ts';
import { rejectionOf } from './makers/rejection.ts';
import { packingTests } from './picking/packing-tests.ts';
import { makeItem } from './makers/make-item.ts';
import { buy, newShopper } from './makers/shopper.ts';
import { newGtin, storeBuilder } from './makers/store-builder.ts';
import { keyOf, makeSale, moveTo, staffOrder, type OrderKey } from './makers/sale.ts';
import { until } from './until.ts';

export const pickingConformance = defineConformance(['picking'], (shop) => {
  packingTests(shop);

  const picker = () => shop().signedIn('warehouse');

  async function listed({ shop: client }: SignedIn, { orderId }: OrderKey) {
    const orders = await replyOf(client.GET('/api/admin/adminPicking'));
    return orders.find((one) => one.orderId === orderId);
  }

  const claim = ({ shop: client }: SignedIn, body: OrderKey) =>
    replyOf(client.POST('/api/admin/adminPicking/claim', { body }));

  const complete = ({ shop: client }: SignedIn, body: OrderKey & { units?: number }) =>
    replyOf(client.POST('/api/admin/adminPicking/save', { body }));

  const yours = {
    status: 'SUCCESS',
    reason: 'You have 15 minutes to pick this order.',
  };

  it('lists orders to pick, with the contents of each box', async () => {
    const [sam, { key, item }] = [await picker(), await makeSale(shop(), { quantity: 3 })];
    expect(await listed(sam, key)).toMatchObject({
      ...key,
      claimedUntil: null,
      items: [
        { catalogItemId: item.catalogItemId, title: item.title, quantity: 3, price: item.price },
      ],
    });
  });

  it('lists the contents in the order of the shelves, and packs them by barcode', async () => {
    const [sam, buyer] = [await picker(), await newShopper(shop())];
    const { saveDetails } = storeBuilder(shop);
    const bins = ['B-1', null, 'A-10', 'A-2'];
    const sold = await Promise.all(
      bins.map(async (bin) => {
        const item = await makeItem(shop());
        const gtin = newGtin();
        await saveDetails(item, { bin, gtin });
        return { item, quantity: 1, gtin };
      }),
    );
    const [order] = await buy(shop(), buyer, sold);
    const key = await keyOf(shop(), order ?? { orderId: '' });
    const items = (await listed(sam, key))?.items;
    expect(items?.map(({ bin }) => bin)).toEqual(['A-2', 'A-10', 'B-1', null]);
    expect(items?.map(({ gtin }) => gtin)).toEqual([3, 2, 0, 1].map((at) => sold[at]?.gtin));

    await complete(sam, key);
    for (const { gtin } of sold) {
      const { orderId } = key;
      const body = { scanId: crypto.randomUUID(), code: `0${gtin}` };
      const call = { params: { path: { orderId } }, body, ...asJson };
      expect(await replyOf(sam.shop.POST('/api/admin/packing/{orderId}', call))).toMatchObject({
        Status: 'SUCCESS',
      });
    }
  });

  it('lists the oldest first', async () => {
    const sam = await picker();
    const first = await makeSale(shop());
    const second = await makeSale(shop());
    const orders = await replyOf(sam.shop.GET('/api/admin/adminPicking'));
    const at = (key: OrderKey) => orders.findIndex(({ orderId }) => orderId === key.orderId);
    expect(at(first.key)).toBeGreaterThanOrEqual(0);
    expect(at(first.key)).toBeLessThan(at(second.key));
  });

  it('keeps a claimed order for its picker', async () => {
    const [sam, kim, { key }] = [await picker(), await picker(), await makeSale(shop())];
    expect(await claim(sam, key)).toEqual(yours);
    expect((await listed(sam, key))?.claimedUntil).not.toBeNull();
    expect(await listed(kim, key)).toBeUndefined();
    const rejection = {
      status: 'ERROR',
      code: 'HELD_BY_OTHER',
      reason: expect.stringMatching(/^\w+ is picking this order until \d{1,2}:\d\d [AP]M UTC\.$/),
    };
    expect(await claim(kim, key)).toMatchObject(rejection);
    expect(await complete(kim, key)).toMatchObject(rejection);
    expect(await claim(sam, key)).toEqual(yours);
  });

  it('lets a claim expire', async () => {
    const [sam, { key }] = [await picker(), await makeSale(shop())];
    await claim(sam, key);
    shop().advance(16);
    const kim = await picker();
    expect(await listed(kim, key)).toMatchObject({ claimedUntil: null });
    expect(await claim(kim, key)).toEqual(yours);
  });

  it('moves a packed order to PICKED, claimed or not', async () => {
    const [sam, { key }] = [await picker(), await makeSale(shop())];
    expect(await complete(sam, key)).toEqual({
      status: 'SUCCESS',
      reason: 'This Order Has Been Picked',
    });
    expect(await listed(sam, key)).toBeUndefined();
    const { shop: staff } = await administratorOf(shop());
    const order = await staffOrder(staff, key);
    expect(order).toMatchObject({
      orderState: 'PICKED',
      allowedStates: ['SHIPPED', 'PROCESSING', 'CANCELLED'],
    });
    expect(order.timeline.at(-1)).toMatchObject({
      actor: sam.email,
      from: 'PENDING',
      to: 'PICKED',
      why: 'Picked',
    });
    expect(await complete(sam, key)).toMatchObject({
      status: 'ERROR',
      code: 'ALREADY_PICKED',
      reason: expect.stringMatching(/^This order was already picked by .+\.$/),
    });
    const params = listQuery({
      filter: { subject: `order ${key.orderId}`, actorEmail: sam.email },
    });
    expect(await replyOf(staff.GET('/api/admin/audit', { params }))).toMatchObject([
      {
        action: 'picking.complete',
        before: { orderState: 'PENDING' },
        after: { orderState: 'PICKED' },
      },
    ]);
  });

  it('excludes returns, which are neither picked nor packed', async () => {
    const [sam, { shop: staff }] = [await picker(), await administratorOf(shop())];
    const { buyer, item, order, key } = await makeSale(shop());
    await moveTo(staff, key, 'PICKED');
    await moveTo(staff, key, 'SHIPPED');
    const items = [{ catalogId: item.catalogId, catalogItemId: item.catalogItemId, quantity: 1 }];
    const body = { orderId: order.orderId, items };
    await replyOf(buyer.shop.POST('/api/order/return', { body, ...asJson }));
    const sent = (await listOf(buyer)).find(({ parentId }) => parentId === order.orderId);
    const returned = { ...key, orderId: sent?.orderId ?? '' };
    expect(await claim(sam, returned)).toMatchObject({ status: 'ERROR', code: 'IS_A_RETURN' });
    const scan = { scanId: crypto.randomUUID(), code: item.catalogItemId };
    const params = { path: { orderId: returned.orderId } };
    const packed = sam.shop.POST('/api/admin/packing/{orderId}', { params, body: scan, ...asJson });
    expect(await replyOf(packed)).toMatchObject({ Status: 'ERROR', code: 'IS_A_RETURN' });
  });

  it('shows administrators who is picking an order, and until when', async () => {
    const [sam, { key }] = [await picker(), await makeSale(shop())];
    await claim(sam, key);
    const { shop: staff } = await administratorOf(shop());
    const [order] = await replyOf(staff.POST('/api/orderManager/refresh', { body: key }));
    const held = {
      claimedBy: expect.stringMatching(/./),
      claimedUntil: expect.stringMatching(/Z$/),
    };
    expect(order).toMatchObject(held);
    const params = { path: { id: key.orderId } };
    expect(await replyOf(staff.GET('/api/admin/orders/{id}', { params }))).toMatchObject(held);
  });

  it('rejects picking a canceled order', async () => {
    const [sam, { key, buyer }] = [await picker(), await makeSale(shop())];
    await claim(sam, key);
    await replyOf(buyer.shop.POST('/api/order/cancel', { body: { orderId: key.orderId } }));
    expect(await listed(sam, key)).toBeUndefined();
    expect(await complete(sam, key)).toMatchObject({
      status: 'ERROR',
      code: 'ORDER_CANCELLED',
      reason: 'This order was canceled by the customer. Put its items back on the shelf.',
    });
  });

  it('tells a picker that units they took were refunded in the meantime', async () => {
    const [sam, { key, item }] = [await picker(), await makeSale(shop(), { quantity: 3 })];
    await claim(sam, key);
    const { shop: staff } = await administratorOf(shop());
    const { catalogId, catalogItemId } = item;
    const lines = [{ catalogId, catalogItemId, quantity: 2 }];
    const body = { orderId: key.orderId, lines, reason: 'Damaged' };
    await replyOf(staff.POST('/api/orderManager/refund', { body, ...asJson }));
    expect(await complete(sam, { ...key, units: 3 })).toMatchObject({
      status: 'ERROR',
      code: 'UNITS_CHANGED',
      reason: expect.stringContaining('this order has 1 unit now'),
    });
    expect(await complete(sam, { ...key, units: 1 })).toMatchObject({ status: 'SUCCESS' });
  });

  it('tells a picker which colleague canceled an order', async () => {
    const [sam, { key }] = [await picker(), await makeSale(shop())];
    const { shop: staff } = await administratorOf(shop());
    await claim(sam, key);
    await moveTo(staff, key, 'CANCELLED');
    const { FirstName } = await replyOf(staff.GET('/api/user'));
    const reason = `This order was canceled by ${FirstName}. Put its items back on the shelf.`;
    // The refund is recorded on the order a moment later.
    await until(async () => {
      const [order] = await replyOf(staff.POST('/api/orderManager/refresh', { body: key }));
      expect(order?.refunds).toMatchObject([{ dateSettled: expect.any(String) }]);
    });
    expect(await claim(sam, key)).toMatchObject({ status: 'ERROR', reason });
  });

  it('excludes digital orders', async () => {
    const [sam, { key }] = [await picker(), await makeSale(shop(), { digital: true })];
    expect(await listed(sam, key)).toBeUndefined();
    expect(await claim(sam, key)).toMatchObject({
      status: 'ERROR',
      code: 'DIGITAL_ORDER',
      reason: "This order is digital. There's nothing to pick.",
    });
  });

  it('continues with orders in preparation', async () => {
    const [sam, { key }] = [await picker(), await makeSale(shop())];
    const { shop: staff } = await administratorOf(shop());
    await moveTo(staff, key, 'PROCESSING');
    expect(await listed(sam, key)).toBeDefined();
    expect(await complete(sam, key)).toMatchObject({ status: 'SUCCESS' });
  });

  it("doesn't find an order with another customer", async () => {
    const [sam, { key }] = [await picker(), await makeSale(shop())];
    const wrong = { ...key, customerId: 'cus_another' };
    for (const call of [claim, complete]) {
      expect(await rejectionOf(call(sam, wrong))).toMatchObject({
        status: 404,
        message: 'Order not found.',
      });
    }
  });

  it('is for staff', async () => {
    const customer = await shop().signedIn('customer');
    const rejection = await rejectionOf(replyOf(customer.shop.GET('/api/admin/adminPicking')));
    expect(rejection.status).toBe(403);
  });
});
