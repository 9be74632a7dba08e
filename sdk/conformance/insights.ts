import { expect, it } from 'vitest';
import { replyOf, type ShopError } from '../src/errors.ts';
import { dayIn, firstOf, lastOf, monthOf, plusDays, plusMonths } from '../domain/time/calendar.ts';
import type { operations } from '../src/schema.d.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { until } from './until.ts';
import { makeSale, moveTo, settledOrder, staffOrder } from './makers/sale.ts';

type Query = NonNullable<operations['getInsights']['parameters']['query']>;

export const insightsConformance = defineConformance(['insights', 'accounting'], (shop) => {
  const read = async (query: Query = {}) => {
    const { shop: staff } = await administratorOf(shop());
    return replyOf(staff.GET('/api/admin/insights', { params: { query } }));
  };

  it('adds up what was paid and what was given back, in all and by item', async () => {
    const { shop: staff } = await administratorOf(shop());
    const before = (await read()).totals;
    const { key, item } = await makeSale(shop(), { quantity: 3 });
    const { total, tax, shippingPrice } = await staffOrder(staff, key);
    const sold = await read();
    expect(sold.totals).toMatchObject({
      orders: before.orders + 1,
      units: before.units + 3,
      sales: before.sales + total - tax - shippingPrice,
      tax: before.tax + tax,
      shipping: before.shipping + shippingPrice,
      refunds: before.refunds,
    });
    expect(sold.rows.reduce((sum, { sales }) => sum + sales, 0)).toBe(sold.totals.sales);
    await moveTo(staff, key, 'CANCELLED');
    await settledOrder(staff, key);
    expect((await read()).totals.refunds).toBe(before.refunds + total);
    const { rows } = await read({ by: 'item' });
    const row = rows.find((one) => one.key === `${item.catalogId}/${item.catalogItemId}`);
    expect(row).toMatchObject({
      name: item.title,
      orders: 1,
      units: 3,
      sales: total - tax - shippingPrice,
    });
    for (const by of ['week', 'month', 'catalog', 'country'] as const) {
      const grouped = await read({ by });
      expect(grouped.rows.reduce((sum, { units }) => sum + units, 0)).toBe(grouped.totals.units);
    }
  });

  it('has a row for each day, and as many months before as were asked for', async () => {
    const { timeZone, today, rows } = await read();
    expect(today).toBe(dayIn(timeZone, new Date(shop().now())));
    expect(rows.map(({ key }) => key)).toEqual(
      Array.from({ length: 30 }, (_, at) => plusDays(today, at - 29)),
    );
    const month = plusMonths(monthOf(today), -1);
    const last = await read({ from: firstOf(month), to: lastOf(month), by: 'month' });
    expect(last.rows.map(({ key }) => key)).toEqual([month]);
    const earlier = plusMonths(month, -1);
    expect(last.before).toMatchObject({ from: firstOf(earlier), to: lastOf(earlier) });
  });

  it('says what runs out first, what sells slowest, and what comes back', async () => {
    const { item } = await makeSale(shop(), { quantity: 2 });
    const key = `${item.catalogId}/${item.catalogItemId}`;
    const { rows: stock } = await read({ of: 'stock', by: 'item' });
    expect(stock.map(({ daysLeft = 0 }) => daysLeft)).toEqual(
      stock.map(({ daysLeft = 0 }) => daysLeft).toSorted((a, b) => a - b),
    );
    const { rows: slowest } = await read({ of: 'slowest', by: 'item' });
    expect(slowest.every(({ inStock = 0 }) => inStock > 0)).toBe(true);
    expect([...stock, ...slowest].map((row) => row.key)).toContain(key);
    expect((await read({ of: 'returns', by: 'reason' })).totals.refunds).toBe(0);
  });

  it('has a month of the money at the payment provider, which adds up', async () => {
    const { shop: staff } = await administratorOf(shop());
    await makeSale(shop());
    const ask = (month?: string) =>
      replyOf(staff.GET('/api/admin/accounting', { params: { query: month ? { month } : {} } }));
    const last = await ask();
    const { today } = await read();
    expect(last.month).toBe(plusMonths(monthOf(today), -1));
    const month = await ask(monthOf(today));
    const booked = month.categories.reduce((sum, { net }) => sum + net, 0);
    expect(month.opening).toBe(last.closing);
    expect(month.opening + booked - month.paidOut).toBe(month.closing);
    expect(month.waiting.net).toBe(month.closing);
    for (const { net, amount } of month.payouts) expect(net).toBe(amount);
    const filter = JSON.stringify({ month: monthOf(today) });
    const list = { params: { query: { filter, range: '[0,999]' } } };
    // the provider is asked in the background
    const listed = await until(async () => {
      const [first] = await replyOf(staff.GET('/api/admin/transactions', list));
      if (first === undefined) throw new Error('Nothing is known of the money yet.');
      return first;
    });
    const path = { id: listed.id };
    const found = staff.GET('/api/admin/transactions/{id}', { params: { path } });
    expect(await replyOf(found)).toEqual(listed);
  });

  it('refuses what cannot be asked for', async () => {
    for (const query of [
      { from: '2026-02-01', to: '2026-01-31' },
      { from: '2020-01-01', to: '2026-01-31' },
      { of: 'stock' },
      { by: 'reason' },
    ] as const) {
      await expect(read(query)).rejects.toMatchObject({ status: 400 } satisfies Partial<ShopError>);
    }
  });
});
