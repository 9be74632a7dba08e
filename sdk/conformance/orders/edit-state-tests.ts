import { expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import { isObject } from '../../contract/document.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { readItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makeSale, moveTo, settledOrder, staffOrder } from '../makers/sale.ts';

export function editStateTests(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  it('allows the transitions of the table', async () => {
    const [client, { key, buyer }] = [await staff(), await makeSale(shop())];
    const steps = ['PROCESSING', 'PENDING', 'PICKED', 'SHIPPED'] as const;
    let from = 'PENDING';
    for (const to of steps) {
      expect(await moveTo(client, key, to)).toEqual({
        Status: 'SUCCESS',
        Reason: `Order moved from ${from} to ${to}.`,
      });
      from = to;
    }
    const order = await staffOrder(client, key);
    expect(order.timeline.map(({ to }) => to)).toEqual(['PENDING', ...steps]);
    expect(order.timeline.at(-1)).toMatchObject({
      actor: (await administratorOf(shop())).email,
      why: 'Changed by staff',
    });
    expect(order.dateShipped).not.toBeNull();
    expect(order).toMatchObject({ returnable: true, items: [{ quantityReturnable: 1 }] });
    const id = key.orderId.slice(0, 8);
    const mails = await shop().mailsTo(buyer.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(`Your Spindle order ${id} is on its way`);
  });

  it('rejects all other transitions', async () => {
    const [client, { key }] = [await staff(), await makeSale(shop())];
    expect(await moveTo(client, key, 'SHIPPED')).toMatchObject({
      Status: 'ERROR',
      Reason: "This order can't move from PENDING to SHIPPED.",
    });
    expect(await staffOrder(client, key)).toMatchObject({
      orderState: 'PENDING',
      allowedStates: ['PROCESSING', 'PICKED', 'CANCELLED'],
    });
  });

  it('saves a tracking number alone', async () => {
    const [client, { key }] = [await staff(), await makeSale(shop())];
    const body = { ...key, orderState: 'PENDING', trackingNumber: 'HAND-1' } as const;
    expect(await replyOf(client.POST('/api/orderManager/edit/state', { body }))).toEqual({
      Status: 'SUCCESS',
      Reason: 'Tracking number saved.',
    });
    const order = await staffOrder(client, key);
    expect(order).toMatchObject({ orderState: 'PENDING', trackingNumber: 'HAND-1' });
    expect(order.timeline.at(-1)).toMatchObject({ why: 'Tracking number HAND-1' });
  });

  it('cancels for the customer, restocks and refunds', async () => {
    const client = await staff();
    const { key, order, item } = await makeSale(shop(), { quantity: 2, inventory: 5 });
    expect(await moveTo(client, key, 'CANCELLED')).toEqual({
      Status: 'SUCCESS',
      Reason: `Order canceled. $${(order.total / 100).toFixed(2)} will be refunded to the customer.`,
    });
    expect(await readItem(client, item)).toMatchObject({ inventory: 5 });
    expect(await settledOrder(client, key)).toMatchObject({
      state: 'CANCELLED REFUNDED',
      refunds: [{ amount: order.total, reason: 'Canceled by the shop' }],
    });
  });

  it('returns the current order to staff who save an older version', async () => {
    const [client, { key }] = [await staff(), await makeSale(shop())];
    const { version } = await staffOrder(client, key);
    await moveTo(client, key, 'PROCESSING');
    const body = { ...key, orderState: 'PICKED', version } as const;
    const stale = await rejectionOf(replyOf(client.POST('/api/orderManager/edit/state', { body })));
    expect(stale).toMatchObject({
      status: 409,
      message: 'Someone changed this order after you loaded it.',
    });
    const present = isObject(stale.body) ? stale.body['Order'] : undefined;
    expect(present).toMatchObject({ orderId: key.orderId, orderState: 'PROCESSING' });
    const { version: now } = await staffOrder(client, key);
    const again = { ...body, version: now };
    expect(
      await replyOf(client.POST('/api/orderManager/edit/state', { body: again })),
    ).toMatchObject({ Status: 'SUCCESS' });
  });

  it('records who moved it', async () => {
    const [client, { key }] = [await staff(), await makeSale(shop())];
    await moveTo(client, key, 'PROCESSING');
    const filter = JSON.stringify({ subject: `order ${key.orderId}` });
    const entries = await replyOf(
      client.GET('/api/admin/audit', { params: { query: { filter } } }),
    );
    expect(entries).toMatchObject([
      {
        action: 'orders.edit-state',
        before: { orderState: 'PENDING' },
        after: { orderState: 'PROCESSING' },
      },
    ]);
  });

  it('requires that order and customer belong together', async () => {
    const [client, { key }] = [await staff(), await makeSale(shop())];
    const wrong = { ...key, customerId: 'cus_another' };
    for (const call of [() => moveTo(client, wrong, 'PICKED'), () => staffOrder(client, wrong)]) {
      expect(await rejectionOf(call())).toMatchObject({
        status: 404,
        message: 'Order not found.',
      });
    }
  });

  it('is for administrators', async () => {
    const { key } = await makeSale(shop());
    for (const role of ['customer', 'warehouse'] as const) {
      const { shop: client } = await shop().signedIn(role);
      expect(await rejectionOf(moveTo(client, key, 'PICKED'))).toMatchObject({ status: 403 });
    }
  });
}
