import { expect, test, vi } from 'vitest';
import { createSession, openScene, openShop, type Scene } from '../../test/scene.ts';
import { until } from '../../test/until.ts';

async function finish(scene: Scene, outcome: string): Promise<string> {
  const { id } = await createSession(scene);
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome });
  return id;
}

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);

test('a payment is reported in signed events', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const id = await finish(scene, 'paid');
  await until(() => shop.events.length === 4);
  expect(typesOf(shop.events).toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const completed = shop.events.find(({ type }) => type === 'checkout.session.completed');
  expect(completed?.data.object).toMatchObject({ id, payment_status: 'paid' });
  expect(await scene.stripe.events.retrieve(completed?.id ?? '')).toMatchObject({
    type: 'checkout.session.completed',
  });
});

test.each([
  ['declined', 'payment_intent.payment_failed'],
  ['expired', 'checkout.session.expired'],
  ['async_succeeded', 'checkout.session.async_payment_succeeded'],
  ['async_failed', 'checkout.session.async_payment_failed'],
])('a page that ends as %s reports %s', async (outcome, type) => {
  const scene = await openScene();
  const shop = await openShop(scene);
  await finish(scene, outcome);
  await until(() => typesOf(shop.events).includes(type));
});

test('refunds and their outcomes are reported', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const id = await finish(scene, 'paid');
  const { payment_intent: intent } = await scene.stripe.checkout.sessions.retrieve(id);
  const refund = await scene.stripe.refunds.create({ payment_intent: String(intent) });
  await until(() => typesOf(shop.events).includes('charge.refunded'));
  await until(() => typesOf(shop.events).includes('refund.created'));
  await scene.call('POST', `/stripe/control/refunds/${refund.id}`, { status: 'failed' });
  await until(() => typesOf(shop.events).includes('refund.failed'));
});

test('each event is repeated as requested, in random order', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  await scene.call('POST', '/stripe/control/webhooks', { repeat: 4, shuffle: true });
  await finish(scene, 'paid');
  await until(() => shop.events.length === 20);
  const times = Map.groupBy(shop.events, ({ id }) => id);
  expect([...times.values()].map((deliveries) => deliveries.length)).toEqual([5, 5, 5, 5]);
});

test('a delivery that becomes due while others are looked at is sent, too', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const clock = vi.spyOn(Date, 'now');
  try {
    for (let delayMs = 1; delayMs < 150; delayMs += 30) {
      await scene.call('POST', '/stripe/control/webhooks', { delayMs });
      let ms = performance.timeOrigin + performance.now();
      clock.mockImplementation(() => (ms += 30));
      const before = shop.events.length;
      await finish(scene, 'expired');
      await until(() => shop.events.length > before);
    }
  } finally {
    clock.mockRestore();
  }
});

test('dropped events never arrive but are recorded', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  await scene.call('POST', '/stripe/control/webhooks', { drop: true });
  await finish(scene, 'paid');
  await scene.call('POST', '/stripe/control/webhooks', {});
  await finish(scene, 'expired');
  await until(() => shop.events.length === 1);
  expect(typesOf(shop.events)).toEqual(['checkout.session.expired']);
  const { body } = await scene.call('GET', '/stripe/control/events');
  expect(body).toHaveLength(5);
});

test('a rejected delivery is retried', async () => {
  const scene = await openScene({ retryWaitsMs: [1, 1, 1] });
  const shop = await openShop(scene);
  shop.answers.push(500, 503);
  await finish(scene, 'expired');
  await until(() => shop.events.length === 3);
  expect(new Set(shop.events.map(({ id }) => id)).size).toBe(1);
  await until(async () => {
    const { body } = await scene.call('GET', '/stripe/control/deliveries');
    return JSON.stringify(body).includes('"state":"delivered","attempts":3');
  });
});

test('a shop that was unavailable gets its events when it is back', async () => {
  const scene = await openScene();
  await finish(scene, 'expired');
  const shop = await openShop(scene);
  await until(() => shop.events.length === 1);
});
