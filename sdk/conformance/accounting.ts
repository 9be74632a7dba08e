import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import { dayIn, monthOf, plusMonths } from '../domain/time/calendar.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { listQuery } from './makers/list-query.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale, moveTo, settledOrder } from './makers/sale.ts';
import { until } from './until.ts';

export const accountingConformance = defineConformance(['accounting'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;

  async function monthAt(month?: string) {
    const params = { query: month === undefined ? {} : { month } };
    return replyOf((await staff()).GET('/api/admin/accounting', { params }));
  }

  async function list(filter: object) {
    const params = listQuery({ filter, range: [0, 999] });
    return replyOf((await staff()).GET('/api/admin/transactions', { params }));
  }

  /** Figures older than ten minutes are refreshed from the provider in the background. */
  async function waitForTransactions(filter: object, count: number) {
    shop().advance(11);
    await monthAt();
    return until(async () => {
      const found = await list(filter);
      if (found.length < count) throw new Error('Not all transactions have arrived yet.');
      return found;
    });
  }

  it('reports a month at the payment provider that adds up', async () => {
    await makeSale(shop());
    const last = await monthAt();
    const current = monthOf(dayIn(last.timeZone, new Date(shop().now())));
    expect(last.month).toBe(plusMonths(current, -1));
    const month = await monthAt(current);
    const booked = month.categories.reduce((sum, { net }) => sum + net, 0);
    expect(month.opening).toBe(last.closing);
    expect(month.opening + booked - month.paidOut).toBe(month.closing);
    expect(month.waiting.net).toBe(month.closing);
    for (const { net, amount } of month.payouts) expect(net).toBe(amount);
  });

  it('lists the charge and the refund of an order, with tax, in their month', async () => {
    const { order, key } = await makeSale(shop(), { quantity: 2 });
    await moveTo(await staff(), key, 'CANCELLED');
    await settledOrder(await staff(), key);
    const both = await waitForTransactions({ orderId: order.orderId }, 2);
    const { total, tax, orderId } = order;
    const [paid, back] = ['charge', 'refund'].map((kind) =>
      both.find(({ category }) => category === kind),
    );
    expect(paid).toMatchObject({ orderId, amount: total, tax, payoutId: null });
    expect(paid?.net).toBe(total - (paid?.fee ?? 0));
    expect(back).toMatchObject({ orderId, amount: -total, tax: -tax });
    const { timeZone } = await monthAt();
    const month = monthOf(dayIn(timeZone, new Date(paid?.dateCreated ?? '')));
    const ids = (found: typeof both) => found.map(({ id }) => id).toSorted();
    expect(ids(await list({ orderId, month }))).toEqual(ids(both));
    expect(await list({ orderId, month: plusMonths(month, -1) })).toEqual([]);
    expect(await list({ orderId, category: 'refund' })).toEqual([back]);
    const params = { path: { id: paid?.id ?? '' } };
    const found = (await staff()).GET('/api/admin/transactions/{id}', { params });
    expect(await replyOf(found)).toEqual(paid);
  });

  it('rejects an invalid month', async () => {
    expect(await rejectionOf(list({ month: '2026-13' }))).toMatchObject({ status: 400 });
    expect(await rejectionOf(monthAt('2026-13'))).toMatchObject({ status: 400 });
  });
});
