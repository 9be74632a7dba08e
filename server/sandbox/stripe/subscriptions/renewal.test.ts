import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createClock } from '../../clock.ts';
import { openStore } from '../../store.ts';
import { openScene, openShop } from '../../test/scene.ts';
import { advanceDays, DAY, periodOf, recurringPrice, subscribed } from '../../test/subscribed.ts';
import { until } from '../../test/until.ts';
import { intervalsAfter } from '@spindle/sdk/demo/subscriptions/intervals';

const MONTH = { interval: 'month', interval_count: 1 };

test('a month later a subscription is in its next period, which is invoiced and paid', async () => {
  const scene = await openScene();
  const before = await subscribed(scene);
  await advanceDays(scene, 31);
  const after = await scene.stripe.subscriptions.retrieve(before.id, {
    expand: ['latest_invoice'],
  });
  expect(after.status).toBe('active');
  expect(periodOf(after).start).toBe(periodOf(before).end);
  expect(after.latest_invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_cycle',
    amount_paid: 900,
  });
  const invoices = await scene.stripe.invoices.list({ subscription: before.id });
  expect(invoices.data.map(({ number }) => number?.slice(-4))).toEqual(['0002', '0001']);
});

test('several periods in one jump follow each other, each at its own time', async () => {
  const scene = await openScene();
  const before = await subscribed(scene);
  const { start } = periodOf(before);
  await advanceDays(scene, 95);
  const { data } = await scene.stripe.invoices.list({ subscription: before.id });
  const times = [3, 2, 1, 0].map((months) => intervalsAfter(start, months, MONTH));
  expect(data.map(({ created }) => created)).toEqual(times);
  expect(data.every(({ status }) => status === 'paid')).toBe(true);
});

test.each([
  { from: '2026-01-31T10:00:00Z', count: 1, every: MONTH, to: '2026-02-28T10:00:00Z' },
  { from: '2026-01-31T10:00:00Z', count: 2, every: MONTH, to: '2026-03-31T10:00:00Z' },
  { from: '2026-11-30T23:59:59Z', count: 3, every: MONTH, to: '2027-02-28T23:59:59Z' },
  {
    from: '2028-02-29T00:00:00Z',
    count: 1,
    every: { interval: 'year', interval_count: 1 },
    to: '2029-02-28T00:00:00Z',
  },
  {
    from: '2026-12-01T08:00:00Z',
    count: 2,
    every: { interval: 'week', interval_count: 2 },
    to: '2026-12-29T08:00:00Z',
  },
])('$count periods after $from end at $to', ({ from, count, every, to }) => {
  expect(intervalsAfter(Date.parse(from) / 1000, count, every)).toBe(Date.parse(to) / 1000);
});

test('a yearly subscription renews after a year', async () => {
  const scene = await openScene();
  const price = await recurringPrice(scene, { recurring: { interval: 'year' }, unit_amount: 9000 });
  const { id } = await subscribed(scene, { line_items: [{ price: price.id, quantity: 1 }] });
  await advanceDays(scene, 364);
  expect((await scene.stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  await advanceDays(scene, 2);
  expect((await scene.stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
});

test('a failed renewal makes a subscription past due until a later attempt succeeds', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const { id } = await subscribed(scene);
  const control = `/stripe/control/subscriptions/${id}`;
  await scene.call('POST', control, { outcome: 'renewal_fails' });
  await advanceDays(scene, 31);
  const late = await scene.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(late).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1, amount_remaining: 900 },
  });
  await scene.call('POST', control, { outcome: 'renewal_succeeds' });
  await advanceDays(scene, 3);
  const paid = await scene.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(paid).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  expect(periodOf(paid)).toEqual(periodOf(late));
  await until(() => shop.events.some(({ type }) => type === 'invoice.payment_failed'));
});

test('a subscription that is never paid ends after the last attempt', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const { id } = await subscribed(scene);
  await scene.call('POST', `/stripe/control/subscriptions/${id}`, { outcome: 'renewal_fails' });
  await advanceDays(scene, 50);
  expect(
    await scene.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
  ).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
  });
  await until(() => shop.events.some(({ type }) => type === 'customer.subscription.deleted'));
});

test('an unpaid invoice can be paid by hand, and a declined attempt is recorded', async () => {
  const scene = await openScene();
  const { id } = await subscribed(scene);
  const control = `/stripe/control/subscriptions/${id}`;
  await scene.call('POST', control, { outcome: 'renewal_fails' });
  await advanceDays(scene, 31);
  const { latest_invoice: invoice } = await scene.stripe.subscriptions.retrieve(id);
  await expect(scene.stripe.invoices.pay(String(invoice))).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
  });
  expect(await scene.stripe.invoices.retrieve(String(invoice))).toMatchObject({ attempt_count: 2 });
  await scene.call('POST', control, { outcome: 'renewal_succeeds' });
  expect(await scene.stripe.invoices.pay(String(invoice))).toMatchObject({ status: 'paid' });
  expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('everything due happens automatically, and once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = join(folder, 'sandbox.sqlite');
  const before = await openScene({ database });
  const { id } = await subscribed(before);
  const store = openStore(database);
  createClock(store).advance(31 * DAY);
  store.close();
  const after = await openScene({ database });
  const invoices = async () => (await after.stripe.invoices.list({ subscription: id })).data;
  await until(async () => (await invoices()).length > 1);
  await advanceDays(after, 0);
  expect((await invoices()).map(({ status }) => status)).toEqual(['paid', 'paid']);
});
