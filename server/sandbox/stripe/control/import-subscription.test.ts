import { expect, test } from 'vitest';
import { openScene, type Scene } from '../../test/scene.ts';
import { advanceDays, DAY, recurringPrice } from '../../test/subscribed.ts';

const now = () => Math.floor(Date.now() / 1000);

async function importPlan(scene: Scene) {
  const { stripe } = scene;
  const price = await recurringPrice(scene);
  const customer = await stripe.customers.create({ email: 'ida@example.com', name: 'Ida' });
  const start = now() - 10 * DAY;
  const objects = [
    {
      id: 'pi_demo',
      object: 'payment_intent',
      amount: 900,
      created: start,
      latest_charge: 'ch_demo',
    },
    { id: 'ch_demo', object: 'charge', amount: 900, created: start, payment_intent: 'pi_demo' },
    {
      id: 'sub_demo',
      object: 'subscription',
      customer: customer.id,
      created: start - 30 * DAY,
      metadata: { userId: 'ida' },
      latest_invoice: 'in_demo',
      items: {
        data: [
          { price: price.id, current_period_start: start, current_period_end: start + 30 * DAY },
        ],
      },
    },
    {
      id: 'in_demo',
      object: 'invoice',
      subscription: 'sub_demo',
      payment_intent: 'pi_demo',
      created: start,
    },
  ];
  const { status } = await scene.call('POST', '/stripe/control/import', { objects });
  expect(status).toBe(200);
  return start;
}

test('an imported subscription leads to its payment', async () => {
  const scene = await openScene();
  const start = await importPlan(scene);
  const found = await scene.stripe.subscriptions.retrieve('sub_demo', {
    expand: ['latest_invoice.payments'],
  });
  expect(found).toMatchObject({
    status: 'active',
    items: { data: [{ current_period_end: start + 30 * DAY, price: { unit_amount: 900 } }] },
    latest_invoice: {
      status: 'paid',
      amount_paid: 900,
      payments: { data: [{ status: 'paid', payment: { payment_intent: 'pi_demo' } }] },
    },
  });
  expect((await scene.stripe.events.list()).data).toEqual([]);
});

test('an imported subscription renews when its period ends', async () => {
  const scene = await openScene();
  await importPlan(scene);
  await advanceDays(scene, 21);
  const { data } = await scene.stripe.invoices.list({ subscription: 'sub_demo' });
  expect(data.map(({ amount_paid: paid }) => paid)).toEqual([900, 900]);
  expect((await scene.stripe.subscriptions.retrieve('sub_demo')).status).toBe('active');
});

test('a subscription imported as past due is unpaid until another card is used', async () => {
  const scene = await openScene();
  const start = await importPlan(scene);
  const late = {
    id: 'in_demo',
    object: 'invoice',
    subscription: 'sub_demo',
    payment_intent: 'pi_demo',
    status: 'open',
    billing_reason: 'subscription_cycle',
    created: start,
    next_payment_attempt: start + 11 * DAY,
  };
  const { items, ...known } = await scene.stripe.subscriptions.retrieve('sub_demo');
  const data = items.data.map((item) => ({ ...item, price: item.price.id }));
  const objects = [{ ...known, items: { data }, status: 'past_due' }, late];
  await scene.call('POST', '/stripe/control/import', { objects });
  await advanceDays(scene, 2);
  expect(await scene.stripe.invoices.retrieve('in_demo')).toMatchObject({
    status: 'open',
    attempt_count: 2,
  });
  const outcome = { outcome: 'renewal_succeeds' };
  await scene.call('POST', '/stripe/control/subscriptions/sub_demo', outcome);
  await scene.stripe.invoices.pay('in_demo');
  expect((await scene.stripe.subscriptions.retrieve('sub_demo')).status).toBe('active');
});
