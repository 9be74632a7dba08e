import { expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import { restClient } from '../../src/rest-client.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeSale, staffOrder } from '../makers/sale.ts';
import { until } from '../until.ts';

export function disputeTests(shop: () => ConformingShop): void {
  it('show a dispute in list, record and event until the bank decides', async () => {
    const { shop: staff } = await administratorOf(shop());
    const { key, order } = await makeSale(shop());
    const { orderId } = key;
    const list = async (filter: object) => {
      const params = listQuery({ filter: { orderId, ...filter } });
      return replyOf(staff.GET('/api/admin/disputes', { params }));
    };
    await shop().dispute((await staffOrder(staff, key)).paymentIntentId ?? '');
    const [dispute] = await until(async () => {
      const open = await list({ open: true });
      expect(open).toMatchObject([{ orderIds: [orderId], amount: order.total, dateClosed: null }]);
      return open;
    });
    const id = dispute?.id ?? '';
    expect(await list({ open: false })).toEqual([]);
    await shop().decideDispute(id, 'won');
    const [closed] = await until(async () => {
      const won = await list({ open: false });
      const decided = { ...dispute, status: 'won', dateClosed: expect.any(String) };
      expect(won).toEqual([decided]);
      return won;
    });
    const url = await until(async () => {
      const query = { limit: 500 };
      const { events } = await replyOf(staff.GET('/api/admin/events', { params: { query } }));
      const heard = events.find(({ type, data }) => type === 'dispute.closed' && data.id === id);
      if (heard === undefined) throw new Error('Not told yet.');
      return new URL(heard.data.url);
    });
    expect((await restClient(staff)(url.pathname)).json).toEqual(closed);
    const path = { id };
    const one = staff.GET('/api/admin/disputes/{id}', { params: { path } });
    expect(await replyOf(one)).toEqual(closed);
  });
}
