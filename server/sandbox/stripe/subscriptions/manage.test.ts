import { expect, test } from 'vitest';
import { openScene, openShop, type Scene } from '../../test/scene.ts';
import { advanceDays, periodOf, recurringPrice, subscribed } from '../../test/subscribed.ts';
import { until } from '../../test/until.ts';

async function chargeOf({ stripe }: Scene, invoice: unknown): Promise<string> {
  const { data } = await stripe.invoicePayments.list({
    invoice: String(invoice),
    expand: ['data.payment.payment_intent'],
  });
  const intent = data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? String(intent.latest_charge) : '';
}

test('a subscription canceled at the end of its period stays open until then, and can be restored', async () => {
  const scene = await openScene();
  const { id, items } = await subscribed(scene);
  const ending = await scene.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: items.data[0]?.current_period_end,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  const continues = await scene.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(continues).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  });
  await advanceDays(scene, 31);
  expect((await scene.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('a canceled subscription ends with its period, without another payment', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const before = await subscribed(scene);
  await scene.stripe.subscriptions.update(before.id, { cancel_at_period_end: true });
  await advanceDays(scene, 31);
  expect(await scene.stripe.subscriptions.retrieve(before.id)).toMatchObject({
    status: 'canceled',
    ended_at: periodOf(before).end,
  });
  expect((await scene.stripe.invoices.list({ subscription: before.id })).data).toHaveLength(1);
  await until(() => shop.events.some(({ type }) => type === 'customer.subscription.deleted'));
});

test('a subscription canceled immediately ends, and is listed only if ended ones are requested', async () => {
  const scene = await openScene();
  const { id, customer } = await subscribed(scene);
  const ended = await scene.stripe.subscriptions.cancel(id, { expand: ['customer'] });
  expect(ended).toMatchObject({ status: 'canceled', customer: { id: customer } });
  const { list } = scene.stripe.subscriptions;
  const ask = list.bind(scene.stripe.subscriptions);
  expect((await ask({ customer: String(customer) })).data).toEqual([]);
  const all = await ask({ customer: String(customer), status: 'all' });
  expect(all.data.map((one) => one.id)).toEqual([id]);
  await expect(scene.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
    code: 'resource_missing',
  });
  await expect(
    scene.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test('an update says what it changed', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const { id } = await subscribed(scene);
  await scene.stripe.subscriptions.update(id, { metadata: { itemId: 'plans' } });
  const updated = await until(() =>
    shop.events.find(({ type }) => type === 'customer.subscription.updated'),
  );
  expect(updated.data).toMatchObject({
    object: { id, metadata: { userId: 'ida', itemId: 'plans' } },
    previous_attributes: { metadata: { userId: 'ida' } },
  });
});

test('a more expensive plan with the same interval costs the difference, now or with the next invoice', async () => {
  const scene = await openScene();
  const dearer = await recurringPrice(scene, { unit_amount: 1900 });
  const { id, items } = await subscribed(scene);
  const [item] = items.data;
  const changed = await scene.stripe.subscriptions.update(id, {
    items: [{ id: item?.id ?? '', price: dearer.id }],
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  });
  expect(periodOf(changed)).toEqual({
    start: item?.current_period_start,
    end: item?.current_period_end,
  });
  expect(changed).toMatchObject({
    items: { data: [{ price: { id: dearer.id } }] },
    latest_invoice: { billing_reason: 'subscription_update', status: 'paid', amount_paid: 1000 },
  });
  await scene.stripe.subscriptions.update(id, { items: [{ id: item?.id ?? '', quantity: 2 }] });
  await advanceDays(scene, 31);
  const renewed = await scene.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(renewed.latest_invoice).toMatchObject({ amount_paid: 3800 + 1900 });
});

test('a plan with another interval starts a new period, less the unused part', async () => {
  const scene = await openScene();
  const yearly = await recurringPrice(scene, {
    unit_amount: 9000,
    recurring: { interval: 'year' },
  });
  const { id, items } = await subscribed(scene);
  const changed = await scene.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: yearly.id }],
    expand: ['latest_invoice'],
  });
  const { start, end } = periodOf(changed);
  expect(Math.round((end - start) / 86_400)).toBeGreaterThanOrEqual(365);
  expect(changed.latest_invoice).toMatchObject({ amount_paid: 8100 });
});

test('a cheaper plan leaves a credit that the next invoices use up', async () => {
  const scene = await openScene();
  const cheaper = await recurringPrice(scene, { unit_amount: 300 });
  const { id, items, customer } = await subscribed(scene);
  await scene.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: cheaper.id }],
    proration_behavior: 'always_invoice',
  });
  expect(await scene.stripe.customers.retrieve(String(customer))).toMatchObject({ balance: -600 });
  await advanceDays(scene, 31);
  const renewed = await scene.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', total: 300, amount_due: 0 });
  expect(await scene.stripe.customers.retrieve(String(customer))).toMatchObject({ balance: -300 });
});

test('a refund shows in the charge behind the latest invoice', async () => {
  const scene = await openScene();
  const { latest_invoice: invoice } = await subscribed(scene);
  const charge = await chargeOf(scene, invoice);
  await scene.stripe.refunds.create({ charge });
  expect(await scene.stripe.charges.retrieve(charge)).toMatchObject({
    refunded: true,
    amount_refunded: 900,
  });
});

test('a dispute shows in the charge, which leads back to the invoice', async () => {
  const scene = await openScene();
  const { latest_invoice: invoice } = await subscribed(scene);
  const charge = await chargeOf(scene, invoice);
  await scene.call('POST', '/stripe/control/disputes', { charge });
  const disputed = await scene.stripe.charges.retrieve(charge);
  expect(disputed.disputed).toBe(true);
  const { data } = await scene.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: String(disputed.payment_intent) },
  });
  expect(data.map((payment) => payment.invoice)).toEqual([invoice]);
});

test('a subscription created without a page is paid with the saved card', async () => {
  const scene = await openScene();
  const price = await recurringPrice(scene);
  const customer = await scene.stripe.customers.create({ email: 'max@example.com' });
  const input = { customer: customer.id, items: [{ price: price.id }] };
  expect(await scene.stripe.subscriptions.create(input)).toMatchObject({ status: 'active' });
  const rejected = { ...input, default_payment_method: 'pm_card_chargeCustomerFail' };
  expect(await scene.stripe.subscriptions.create(rejected)).toMatchObject({ status: 'incomplete' });
  await expect(
    scene.stripe.subscriptions.create({ ...rejected, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ statusCode: 402 });
  const { data } = await scene.stripe.subscriptions.list({ price: price.id });
  expect(data.map(({ status }) => status)).toEqual(['incomplete', 'active']);
});

test('a subscription requested twice with one key starts once', async () => {
  const scene = await openScene();
  const price = await recurringPrice(scene);
  const { id: customer } = await scene.stripe.customers.create({ email: 'max@example.com' });
  const input = { customer, items: [{ price: price.id }] };
  const key = { idempotencyKey: 'subscribe-max' };
  const first = await scene.stripe.subscriptions.create(input, key);
  const again = await scene.stripe.subscriptions.create(input, key);
  expect(again.id).toBe(first.id);
  expect((await scene.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
});
