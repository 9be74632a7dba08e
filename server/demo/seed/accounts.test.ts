import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayIn, plusDays } from '@spindle/sdk/domain/insights/calendar';
import {
  readInsights as readQuery,
  type By,
  type Of,
} from '@spindle/sdk/domain/insights/read-insights';
import { planDemo } from '@spindle/sdk/demo/orders/plan-demo';
import { readInsights } from '../../src/insights/read-insights.ts';
import { demandAccountsAddUp } from '../../test/accounts-add-up.ts';
import { demandDocumentsForMoney } from '../../test/invoices-add-up.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { fillSandbox } from './fill-sandbox.ts';
import { providerIds, providerPayments } from './provider-payments.ts';
import { seedCatalogs } from './seed-catalogs.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedPayment } from './seed-orders.ts';
import { providerCustomers, seedPeople } from './seed-people.ts';

let shop: TestShop;
const payments = planDemo(new Date());

beforeAll(async () => {
  shop = await startShop();
  const { orm, config } = shop;
  const now = new Date();
  await orm.em.fork().transactional(async (em) => {
    seedCatalogs(em, now);
    const userIds = await seedPeople(em, config, now);
    const sandboxUrl = shop.sandbox.url;
    for (const payment of payments) await seedPayment({ em, userIds, sandboxUrl, now }, payment);
  });
  await seedInvoices(orm, config);
  await fillSandbox(shop.sandbox.url, [...providerCustomers(), ...providerPayments(payments)]);
}, 120_000);
afterAll(() => shop.close());

it('insights, the accountant’s months, invoices and the provider agree on each day of the demo', async () => {
  const [first, second] = payments.filter(({ refundedCents }) => refundedCents === 0);
  if (!first || !second) throw new Error('The demo has sold nothing.');
  for (const one of [first, second]) {
    await shop.control('/stripe/control/disputes', { payment_intent: providerIds(one).intent });
  }
  const [dispute] = await shop.recorded<{ id: string }>('/stripe/control/disputes');
  await shop.control(`/stripe/control/disputes/${dispute?.id}`, { status: 'won' });
  await demandAccountsAddUp(shop, ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu']);
  await demandDocumentsForMoney(shop);
});

it('the demo has a best seller, a part that comes back because it does not work, and a code that takes off', async () => {
  const now = new Date();
  const today = dayIn('UTC', now);
  const from = plusDays(today, -89);
  const read = async (of: Of, by: By) => {
    const request = readQuery({ from, to: today, by, of }, today);
    if ('path' in request) throw new Error(request.message);
    return readInsights(shop.orm.em.fork(), request, { timeZone: 'UTC', now });
  };
  const rowsOf = async (of: Of, by: By) => (await read(of, by)).rows;
  const [best, next] = await rowsOf('sales', 'item');
  expect(best?.key).toBe('spindles/er20-2k2w-water');
  expect(best?.sales).toBeGreaterThan(1.5 * (next?.sales ?? 0));
  expect((await rowsOf('returns', 'item'))[0]?.key).toBe('spindles/vfd-2k2w-220v');
  expect((await rowsOf('returns', 'reason'))[0]?.key).toBe('DEFECTIVE');
  expect((await read('sales', 'day')).totals.discounts).toBeGreaterThan(0);
});
