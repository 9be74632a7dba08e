import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayIn, plusDays } from '@spindle/sdk/domain/time/calendar';
import {
  readInsights as readQuery,
  type GroupBy,
  type InsightsSubject,
} from '@spindle/sdk/domain/insights/read-insights';
import { planDemo } from '@spindle/sdk/demo/orders/plan-demo';
import { readInsights } from '../../src/insights/read-insights.ts';
import { requireAccountsAddUp } from '../../test/accounts-add-up.ts';
import { eventually } from '../../test/eventually.ts';
import { query } from '../../src/database/query.ts';
import { sumDays } from '../../src/insights/sum-days.ts';
import { requireDocumentsForMoney } from '../../test/invoices-add-up.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { reconcileStock } from '../../src/inventory/reconcile-stock.ts';
import { fillSandbox } from './fill-sandbox.ts';
import { providerIds, providerPayments } from './provider-payments.ts';
import { seedCatalogs } from './seed-catalogs.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedPayment } from './seed-orders.ts';
import { seedStock } from './seed-stock.ts';
import { providerCustomers, seedPeople } from './seed-people.ts';

let shop: TestShop;
const now = new Date();
const payments = planDemo(now);

beforeAll(async () => {
  shop = await startShop();
  const { orm, config } = shop;
  await orm.em.fork().transactional(async (em) => {
    seedCatalogs(em, now);
    const userIds = await seedPeople(em, config, now);
    const sandboxUrl = shop.sandbox.url;
    for (const payment of payments) await seedPayment({ em, userIds, sandboxUrl, now }, payment);
    seedStock(em, now, payments);
  });
  await seedInvoices(orm, config);
  await fillSandbox(shop.sandbox.url, [...providerCustomers(), ...providerPayments(payments)]);
}, 120_000);
afterAll(() => shop.close());

it('insights, accounting months, invoices and the provider agree on each day of the demo', async () => {
  const [first, second] = payments.filter(({ refundedCents }) => refundedCents === 0);
  if (!first || !second) throw new Error('The demo has sold nothing.');
  for (const one of [first, second]) {
    await shop.control('/stripe/control/disputes', { payment_intent: providerIds(one).intent });
  }
  const [dispute] = await shop.recorded<{ id: string }>('/stripe/control/disputes');
  await shop.control(`/stripe/control/disputes/${dispute?.id}`, { status: 'won' });
  const heard = () =>
    query<{ status: string }>(shop.orm.em.fork(), 'select status from disputes order by status');
  await eventually(async () =>
    expect(await heard()).toEqual([{ status: 'needs_response' }, { status: 'won' }]),
  );
  await requireAccountsAddUp(shop, ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu']);
  await requireDocumentsForMoney(shop);
});

async function read(of: InsightsSubject, by: GroupBy, timeZone = 'UTC') {
  const today = dayIn('UTC', now);
  const request = readQuery({ from: plusDays(today, -89), to: today, by, of }, today);
  if ('path' in request) throw new Error(request.message);
  return readInsights(shop.orm.em.fork(), request, { timeZone, now });
}

it('the demo has a best seller, a part that is returned because it does not work, and a code with a discount', async () => {
  const rowsOf = async (of: InsightsSubject, by: GroupBy) => (await read(of, by)).rows;
  const [best, next] = await rowsOf('sales', 'item');
  expect(best?.key).toBe('spindles/er20-2k2w-water');
  expect(best?.sales).toBeGreaterThan(1.5 * (next?.sales ?? 0));
  expect((await rowsOf('returns', 'item'))[0]?.key).toBe('spindles/vfd-2k2w-220v');
  expect((await rowsOf('returns', 'reason'))[0]?.key).toBe('DEFECTIVE');
  expect((await read('sales', 'day')).totals.discounts).toBeGreaterThan(0);
});

it('sold units have left the stock: the ledger adds up, and shows low stock', async () => {
  expect(await reconcileStock(shop, { repair: false })).toEqual([]);
  const staff = await signInAs(shop, 'extended');
  const filter = encodeURIComponent(JSON.stringify({ toReorder: true }));
  const { body } = await staff.get(`/api/admin/items?filter=${filter}`);
  expect(body).toContainEqual(
    expect.objectContaining({
      catalogItemId: 'er20-2k2w-water',
      inventory: 14,
      reorderLevel: 20,
      daysLeft: expect.any(Number),
    }),
  );
});

it('whole months are stored too, and updated when something arrives late', async () => {
  const keep = () => sumDays(shop.orm, { timeZone: 'UTC', now });
  const savedMonths = () =>
    query<{ month: string }>(
      shop.orm.em.fork(),
      'select month::text from summed_months order by month',
    );
  // The same days under a different time zone name, for which nothing is stored.
  const requireSame = async () => {
    for (const by of ['item', 'catalog'] as const) {
      expect((await read('sales', by)).rows).toEqual((await read('sales', by, 'Etc/UTC')).rows);
    }
  };
  await keep();
  const months = await savedMonths();
  expect(months.length).toBeGreaterThanOrEqual(1); // 90 days contain at least one whole month
  await requireSame();
  await query(
    shop.orm.em.fork(),
    `with sold as (
       select * from orders o
        where parent_id is null and (created_at at time zone 'UTC')::date >= $1::date
          and not exists (select from orders s where s.payment_id = o.payment_id and s.id <> o.id)
        order by created_at limit 1),
     late as (
       insert into orders
       select (jsonb_populate_record(null::orders, to_jsonb(sold) ||
                 '{"id": "6f0c1f3a-2f64-4d6e-9a3b-0d5d3d1c9b11", "shipping_group": "LATE", "shipment_id": null}')).*
         from sold
       returning id)
     insert into order_lines
     select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'order_id', late.id))).*
       from late, sold join order_lines l on l.order_id = sold.id`,
    [months.at(-1)?.month],
  );
  await requireSame();
  await keep();
  expect(await savedMonths()).toEqual(months);
  await requireSame();
});
