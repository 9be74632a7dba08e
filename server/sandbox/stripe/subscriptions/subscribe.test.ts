import { expect, test } from 'vitest';
import { createSession, openScene, openShop } from '../../test/scene.ts';
import {
  finish,
  periodOf,
  recurringPrice,
  subscribed,
  subscriptionSession,
} from '../../test/subscribed.ts';
import { until } from '../../test/until.ts';
import { intervalsAfter } from '@spindle/sdk/demo/subscriptions/intervals';

test('paying the page starts a subscription with a paid first period', async () => {
  const scene = await openScene();
  const { id } = await subscriptionSession(scene);
  await finish(scene, id, 'paid');
  const session = await scene.stripe.checkout.sessions.retrieve(id, {
    expand: ['subscription', 'invoice'],
  });
  expect(session).toMatchObject({
    mode: 'subscription',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: null,
    subscription: {
      object: 'subscription',
      status: 'active',
      cancel_at_period_end: false,
      metadata: { userId: 'ida' },
      customer: session.customer,
      items: { data: [{ quantity: 1, price: { unit_amount: 900 }, plan: { interval: 'month' } }] },
    },
    invoice: { object: 'invoice', status: 'paid', amount_paid: 900, amount_remaining: 0 },
  });
});

test('the first period is a month long', async () => {
  const scene = await openScene();
  const { start, end } = periodOf(await subscribed(scene));
  expect(end).toBe(intervalsAfter(start, 1, { interval: 'month', interval_count: 1 }));
});

test('the latest invoice leads to its payments when expanded, and those to their charge', async () => {
  const scene = await openScene();
  const { id } = await subscribed(scene);
  const expanded = await scene.stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments'],
  });
  expect(expanded.latest_invoice).toMatchObject({
    billing_reason: 'subscription_create',
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
    payments: { data: [{ status: 'paid', amount_paid: 900 }] },
  });
  const { data } = await scene.stripe.invoicePayments.list({
    expand: ['data.payment.payment_intent'],
  });
  expect(data).toMatchObject([
    { payment: { type: 'payment_intent', payment_intent: { amount_received: 900 } } },
  ]);
});

test('nothing is expanded deeper than at the provider', async () => {
  const scene = await openScene();
  const { id } = await subscribed(scene);
  const expand = ['latest_invoice.payments.data.payment.payment_intent.latest_charge'];
  await expect(scene.stripe.subscriptions.retrieve(id, { expand })).rejects.toThrow(
    /cannot expand more than 4 levels/,
  );
});

test("tax on the period depends on the customer's location", async () => {
  const scene = await openScene();
  const { latest_invoice: invoice } = await subscribed(scene, {
    automatic_tax: { enabled: true },
  });
  expect(await scene.stripe.invoices.retrieve(String(invoice))).toMatchObject({
    subtotal: 900,
    total: 972,
    amount_paid: 972,
    automatic_tax: { enabled: true, status: 'complete' },
  });
});

test('a subscription is reported in signed events', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  await subscribed(scene);
  await until(() => shop.events.length === 10);
  expect(shop.events.map(({ type }) => type).toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test('a declined card starts nothing and leaves the page open', async () => {
  const scene = await openScene();
  const { id } = await subscriptionSession(scene);
  await finish(scene, id, 'declined');
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'open',
    subscription: null,
  });
  expect((await scene.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  await finish(scene, id, 'paid');
  expect((await scene.stripe.subscriptions.list()).data).toHaveLength(1);
});

test.each([
  { outcome: 'async_succeeded', payment: 'paid', status: 'active' },
  { outcome: 'async_failed', payment: 'unpaid', status: 'incomplete' },
])(
  'a bank debit leaves the subscription incomplete until the debit is $outcome',
  async (expected) => {
    const scene = await openScene();
    const { id } = await subscriptionSession(scene);
    await finish(scene, id, 'async_pending');
    const pending = await scene.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
    expect(pending).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      subscription: { status: 'incomplete' },
    });
    await finish(scene, id, expected.outcome);
    const settled = await scene.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
    expect(settled).toMatchObject({
      payment_status: expected.payment,
      subscription: { status: expected.status },
    });
  },
);

test('a pending debit does not expire, a failed one does', async () => {
  const scene = await openScene();
  const { id } = await subscriptionSession(scene);
  await finish(scene, id, 'async_pending');
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 3 * 24 * 3600 });
  const [waiting] = (await scene.stripe.subscriptions.list({ status: 'all' })).data;
  expect(waiting?.status).toBe('incomplete');
  await finish(scene, id, 'async_failed');
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 1 });
  const { data } = await scene.stripe.subscriptions.list({
    status: 'all',
    expand: ['data.latest_invoice'],
  });
  expect(data).toMatchObject([
    { status: 'incomplete_expired', latest_invoice: { status: 'void' } },
  ]);
});

test('an expired page starts nothing', async () => {
  const scene = await openScene();
  const { id } = await subscriptionSession(scene);
  await finish(scene, id, 'expired');
  expect((await scene.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  expect((await scene.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

test('an unknown visitor becomes a customer by subscribing', async () => {
  const scene = await openScene();
  const { id } = await scene.stripe.prices.create({
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'year' },
    product_data: { name: 'Plans' },
  });
  const session = await createSession(scene, {
    mode: 'subscription',
    line_items: [{ price: id, quantity: 1 }],
  });
  await finish(scene, session.id, 'paid');
  const { customer } = await scene.stripe.checkout.sessions.retrieve(session.id);
  const { data } = await scene.stripe.subscriptions.list({ customer: String(customer) });
  expect(data).toHaveLength(1);
});

test('prices and parameters of one mode are rejected in the other', async () => {
  const scene = await openScene();
  const { id } = await recurringPrice(scene);
  const line_items = [{ price: id, quantity: 1 }];
  await expect(createSession(scene, { line_items })).rejects.toMatchObject({ statusCode: 400 });
  await expect(createSession(scene, { mode: 'subscription' })).rejects.toMatchObject({
    param: 'line_items',
  });
  await expect(
    subscriptionSession(scene, { payment_intent_data: { metadata: { a: 'b' } } }),
  ).rejects.toMatchObject({ param: 'payment_intent_data' });
});

test('an invoice has a page and a file once it is finalized', async () => {
  const scene = await openScene();
  const { id } = await subscribed(scene);
  const [invoice] = (await scene.stripe.invoices.list({ subscription: id })).data;
  const page = await fetch(invoice?.hosted_invoice_url ?? '');
  const text = await page.text();
  for (const fact of [`Invoice ${invoice?.number}`, 'Paid', 'Ida Noddack', '$9.00']) {
    expect(text).toContain(fact);
  }
  expect(text).toContain(invoice?.invoice_pdf);
  const pdf = await fetch(invoice?.invoice_pdf ?? '');
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  const draft = await fetch((invoice?.hosted_invoice_url ?? '').replace(/in_\w+$/, 'in_none'));
  expect(draft.status).toBe(404);
});
