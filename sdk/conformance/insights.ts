import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf, type ShopError } from '../src/errors.ts';
import { dayIn, firstOf, lastOf, monthOf, plusDays, plusMonths } from '../domain/time/calendar.ts';
import type { components, operations } from '../src/schema.d.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { storeBuilder } from './makers/store-builder.ts';
import { listOf } from './orders/customer-order-tests.ts';
import { makeSale, moveTo, settledOrder, staffOrder } from './makers/sale.ts';

type InsightRow = components['schemas']['InsightRow'];
type Query = NonNullable<operations['getInsights']['parameters']['query']>;

export const insightsConformance = defineConformance(['insights'], (shop) => {
  const read = async (query: Query = {}) => {
    const { shop: staff } = await administratorOf(shop());
    return replyOf(staff.GET('/api/admin/insights', { params: { query } }));
  };

  it('adds up payments and refunds, in total and by item', async () => {
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
    expect(row).not.toHaveProperty('margin');
    const costPrice = 1.25;
    await storeBuilder(shop).saveDetails(item, { costPrice });
    const priced = (await read({ by: 'item' })).rows.find((one) => one.key === row?.key);
    expect(priced?.margin).toBe((row?.sales ?? 0) - 3 * 125);
    for (const by of ['week', 'month', 'catalog', 'country'] as const) {
      const grouped = await read({ by });
      expect(grouped.rows.reduce((sum, { units }) => sum + units, 0)).toBe(grouped.totals.units);
    }
  });

  it('has a row for each day, and compares with as many earlier months as requested', async () => {
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

  it('lists what runs out first, what sells slowest, and what is returned', async () => {
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

  it('counts returns by reason and item once they are refunded', async () => {
    const { shop: staff } = await administratorOf(shop());
    const { buyer, item, order, key } = await makeSale(shop(), { quantity: 3 });
    await moveTo(staff, key, 'PICKED');
    await moveTo(staff, key, 'SHIPPED');
    const { catalogId, catalogItemId } = item;
    const of = (rows: InsightRow[], name: string) => rows.find((row) => row.key === name);
    const doesNotFit = async () => of((await read(byReason)).rows, 'DOES_NOT_FIT')?.units ?? 0;
    const byReason = { of: 'returns', by: 'reason' } as const;
    const before = await doesNotFit();
    const items = [{ catalogId, catalogItemId, quantity: 2, reason: 'DOES_NOT_FIT' as const }];
    const body = { orderId: order.orderId, items };
    await replyOf(buyer.shop.POST('/api/order/return', { body, ...asJson }));
    const sent = (await listOf(buyer)).find(({ parentId }) => parentId === order.orderId);
    const returned = { ...key, orderId: sent?.orderId ?? '' };
    await moveTo(staff, returned, 'REFUNDED');
    const { total_refunded } = await settledOrder(staff, returned);
    expect(await doesNotFit()).toBe(before + 2);
    const { rows } = await read({ of: 'returns', by: 'item' });
    expect(of(rows, `${catalogId}/${catalogItemId}`)).toMatchObject({ units: 2 });
    expect(total_refunded).toBeGreaterThan(0);
  });

  it('rejects invalid requests', async () => {
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
