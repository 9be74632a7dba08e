import { expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { listQuery, type ListOptions } from '../makers/list-query.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makeSale, moveTo } from '../makers/sale.ts';
import { buy } from '../makers/shopper.ts';

export function adminOrderTests(shop: () => ConformingShop): void {
  async function list(options: ListOptions) {
    const { shop: staff } = await administratorOf(shop());
    const call = staff.GET('/api/admin/orders', { params: listQuery(options) });
    const orders = await replyOf(call);
    const { response } = await call;
    return { orders, range: response.headers.get('Content-Range') };
  }

  it('lists orders a page at a time, newest first', async () => {
    const made = [await makeSale(shop()), await makeSale(shop())].map(({ order }) => order.orderId);
    const { orders } = await list({ range: [0, 9] });
    const ids = orders.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(made));
    // Rounded to seconds, like the provider's payment times. Within a second, ids decide the order.
    const dates = orders.map(({ dateCreated }) => dateCreated);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const next = await list({ range: [1, 2] });
    expect(next.orders.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    expect(next.range).toMatch(/^orders 1-2\/\d+$/);
  });

  it('have their lines, and are filtered by last change', async () => {
    const { buyer, key, order, item } = await makeSale(shop(), { quantity: 2 });
    const { userId } = buyer;
    const { orders } = await list({ filter: { userId } });
    const { catalogId, catalogItemId, title, price } = item;
    const line = { catalogId, catalogItemId, title, price, quantity: 2 };
    expect(orders).toMatchObject([{ id: key.orderId, items: [line] }]);
    expect(orders[0]?.items).toHaveLength(1);
    shop().advance(1);
    const { shop: staff } = await administratorOf(shop());
    await moveTo(staff, key, 'PROCESSING');
    const since = new Date(Date.parse(order.dateModified) + 1).toISOString();
    expect((await list({ filter: { userId, dateModified_gte: since } })).orders).toHaveLength(1);
    expect((await list({ filter: { userId, dateCreated_gte: since } })).orders).toHaveLength(0);
  });

  it('sorts by age, state and id', async () => {
    const { buyer } = await makeSale(shop());
    await buy(shop(), buyer, [{ item: await makeItem(shop()) }]);
    const filter = { userId: buyer.userId };
    const idsBy = async (field: string, direction: 'ASC' | 'DESC') => {
      const { orders } = await list({ filter, sort: [field, direction] });
      return orders.map(({ id }) => id);
    };
    for (const field of ['dateCreated', 'dateModified', 'orderState', 'id']) {
      const ascending = await idsBy(field, 'ASC');
      expect(ascending).toHaveLength(2);
      expect(await idsBy(field, 'DESC'), field).toEqual(ascending.toReversed());
    }
    // Both orders wait to be picked, so their age decides.
    expect(await idsBy('orderState', 'ASC')).toEqual(await idsBy('dateCreated', 'ASC'));
    expect(await idsBy('id', 'ASC')).toEqual((await idsBy('dateCreated', 'ASC')).toSorted());
  });

  it('finds orders by all their details', async () => {
    const { buyer, key, order } = await makeSale(shop());
    const filters: object[] = [
      { id: [key.orderId] },
      { userId: buyer.userId },
      { email: buyer.email.toUpperCase() },
      { customerId: key.customerId },
      { userId: buyer.userId, orderState: 'PENDING', state: 'pending', status: 'succeeded' },
      { userId: buyer.userId, shippingGrouping: 'PARCEL', dateCreated_gte: order.dateCreated },
      { userId: buyer.userId, dateModified_gte: order.dateModified },
      { q: buyer.email },
      { userId: buyer.userId, q: 'PAR ad' },
      { q: `#${key.orderId.slice(0, 8)}` },
    ];
    for (const filter of filters) {
      const { orders, range } = await list({ filter });
      expect(
        orders.map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual([key.orderId]);
      expect(range).toBe('orders 0-0/1');
    }
    const other = { userId: buyer.userId, orderState: ['PICKED', 'SHIPPED'] };
    expect(await list({ filter: other })).toEqual({ orders: [], range: 'orders 0-0/0' });
  });

  it("returns one in the list's format", async () => {
    const { buyer, key, order, item } = await makeSale(shop());
    const { shop: staff } = await administratorOf(shop());
    const path = { id: key.orderId };
    const { catalogId, catalogItemId, title, price } = item;
    const record = await replyOf(staff.GET('/api/admin/orders/{id}', { params: { path } }));
    expect(record).toEqual((await list({ filter: { id: key.orderId } })).orders[0]);
    expect(record).toEqual({
      id: key.orderId,
      ...key,
      claimedBy: null,
      claimedUntil: null,
      userId: buyer.userId,
      email: buyer.email,
      customerName: 'Ada Park',
      dateCreated: order.dateCreated,
      dateModified: order.dateModified,
      items: [{ catalogId, catalogItemId, title, price, quantity: 1 }],
      state: 'PENDING',
      orderState: 'PENDING',
      total: order.total,
      total_refunded: 0,
      trackingNumber: null,
      parentId: null,
      shippingGrouping: 'PARCEL',
      disputed: false,
      refundFailed: false,
      tags: [],
      noteCount: 0,
    });
  });

  it('rejects any other sort field, filter or value', async () => {
    const unknown: ListOptions[] = [
      { sort: ['total', 'ASC'] },
      { filter: { total: 1 } },
      { filter: { orderState: 'LOST' } },
      { filter: { trouble: 'none' } },
      { filter: { dateCreated_gte: 'yesterday' } },
    ];
    for (const query of unknown) {
      expect((await rejectionOf(list(query))).status, JSON.stringify(query)).toBe(400);
    }
  });

  it('finds no order for an unknown id', async () => {
    const { shop: staff } = await administratorOf(shop());
    const path = { id: '00000000-0000-4000-8000-000000000000' };
    const rejection = await rejectionOf(
      replyOf(staff.GET('/api/admin/orders/{id}', { params: { path } })),
    );
    expect(rejection.status).toBe(404);
  });

  it('is for administrators', async () => {
    const { shop: picker } = await shop().signedIn('warehouse');
    expect((await rejectionOf(replyOf(picker.GET('/api/admin/orders')))).status).toBe(403);
    expect((await rejectionOf(replyOf(picker.GET('/api/admin/summary')))).status).toBe(403);
  });
}
