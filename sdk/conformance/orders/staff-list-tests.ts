import { expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makeSale, moveTo, settledOrder, staffOrder } from '../makers/sale.ts';

const DAY_MS = 86_400_000;

export function staffListTests(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;
  const idsOf = (orders: readonly { orderId: string }[]) => orders.map(({ orderId }) => orderId);

  async function search(query: Omit<BodyOf<'searchOrders'>, 'startDate' | 'endDate'>) {
    const now = shop().now().getTime();
    // Other tests move the shop's clock, so an order placed at 23:59 may be from yesterday by now.
    const [startDate = '', endDate = ''] = [now - DAY_MS, now].map((at) =>
      new Date(at).toISOString().slice(0, 10),
    );
    const body = { startDate, endDate, ...query };
    return replyOf((await staff()).POST('/api/orderManager/list', { body }));
  }

  it('lists orders to pick and picked ones, oldest first', async () => {
    const [waiting, picked] = [await makeSale(shop()), await makeSale(shop())];
    const client = await staff();
    await moveTo(client, picked.key, 'PICKED');
    const pending = idsOf(await replyOf(client.POST('/api/orderManager/list/pending')));
    expect(pending).toContain(waiting.order.orderId);
    expect(pending).not.toContain(picked.order.orderId);
    const ready = await replyOf(client.POST('/api/orderManager/list/picked'));
    expect(idsOf(ready)).toContain(picked.order.orderId);
    const dates = ready.map(({ dateCreated }) => dateCreated);
    expect(dates).toEqual(dates.toSorted());
  });

  it("finds a customer's orders by email, ignoring case, and by the provider's id", async () => {
    const { buyer, key } = await makeSale(shop());
    const searchValue = ` ${buyer.email.toUpperCase()} `;
    expect(idsOf(await search({ searchType: 'Email', searchValue }))).toEqual([key.orderId]);
    const byId = await search({ searchType: 'CustomerId', searchValue: key.customerId });
    expect(idsOf(byId)).toEqual([key.orderId]);
  });

  it('finds orders by any name of their state, and by their charge', async () => {
    const { buyer, order, key } = await makeSale(shop());
    await replyOf(buyer.shop.POST('/api/order/cancel', { body: { orderId: order.orderId } }));
    await settledOrder(await staff(), key);
    for (const searchValue of ['cancelled', 'REFUNDED']) {
      const found = await search({ searchType: 'OrderState', searchValue });
      expect(idsOf(found)).toContain(order.orderId);
    }
    const found = await search({ searchType: 'OrderState', searchValue: 'PICKED' });
    expect(idsOf(found)).not.toContain(order.orderId);
    const paid = await search({ searchType: 'OrderStatus', searchValue: 'succeeded' });
    expect(idsOf(paid)).toContain(order.orderId);
  });

  it('finds all orders of the days, and no others', async () => {
    const { order } = await makeSale(shop());
    expect(idsOf(await search({ searchType: 'Email' }))).toContain(order.orderId);
    const client = await staff();
    const body = { searchType: 'Email', startDate: '2001-01-01', endDate: '2001-01-31' } as const;
    expect(await replyOf(client.POST('/api/orderManager/list', { body }))).toEqual([]);
  });

  it('rejects an end before the start', async () => {
    const body = { searchType: 'Email', startDate: '2026-02-02', endDate: '2026-02-01' } as const;
    const rejection = await rejectionOf(
      replyOf((await staff()).POST('/api/orderManager/list', { body })),
    );
    expect(rejection).toMatchObject({
      status: 400,
      message: 'The first day must not be after the last.',
      errors: [{ path: 'endDate' }],
    });
  });

  it('shows staff an order with everything they need', async () => {
    const { buyer, item, key } = await makeSale(shop());
    expect(await staffOrder(await staff(), key)).toMatchObject({
      ...key,
      email: buyer.email,
      userId: buyer.userId,
      paid: true,
      refunded: false,
      status: 'succeeded',
      shippingPreference: 'Standard',
      labelUrl: null,
      dateShipped: null,
      trackingStatus: null,
      refunds: [],
      disputes: [],
      timeline: [{ actor: null, from: null, to: 'PENDING', why: 'Paid' }],
      items: [{ itemPrice: 389.95, taxCode: item.taxCode, version: item.version }],
    });
  });
}
