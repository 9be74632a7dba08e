import { expect, test } from 'vitest';
import { createSession, openScene } from '../../test/scene.ts';
import { until } from '../../test/until.ts';

const key = { idempotencyKey: 'key-1' };

test('the same request with the same key runs once and is answered twice', async () => {
  const { stripe } = await openScene();
  const first = await stripe.customers.create({ name: 'Ida' }, key);
  const again = await stripe.customers.create({ name: 'Ida' }, key);
  expect(again.id).toBe(first.id);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test('another request with the same key is rejected', async () => {
  const { stripe } = await openScene();
  await stripe.customers.create({ name: 'Ida' }, key);
  await expect(stripe.customers.create({ name: 'Max' }, key)).rejects.toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
  });
});

test('an error after the work has begun is returned again', async () => {
  const scene = await openScene();
  const session = await createSession(scene);
  await scene.call('POST', `/stripe/control/sessions/${session.id}`, { outcome: 'paid' });
  const { payment_intent: intent } = await scene.stripe.checkout.sessions.retrieve(session.id);
  const refund = { payment_intent: String(intent), amount: 999_999 };
  await expect(scene.stripe.refunds.create(refund, key)).rejects.toMatchObject({ param: 'amount' });
  await expect(scene.stripe.refunds.create(refund, key)).rejects.toMatchObject({
    param: 'amount',
    headers: { 'idempotent-replayed': 'true' },
  });
});

test('a request with invalid parameters does not use up its key', async () => {
  const { stripe } = await openScene();
  await expect(stripe.products.create({ name: '' }, key)).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(stripe.products.create({ name: 'Spindle' }, key)).resolves.toMatchObject({
    name: 'Spindle',
  });
});

test('two concurrent requests with one key: the second is told to wait', async () => {
  const scene = await openScene();
  await scene.call('POST', '/control/faults', { provider: 'stripe', held: true });
  const slow = scene.stripe.customers.create({ name: 'Ida' }, key);
  await until(async () => {
    const { body } = await scene.call('GET', '/control/faults');
    return Array.isArray(body) && body.length === 0;
  });
  await expect(scene.stripe.customers.create({ name: 'Ida' }, key)).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  await scene.call('POST', '/control/faults/release');
  await expect(slow).resolves.toMatchObject({ name: 'Ida' });
});

test('a response lost on the way is found again with the same key', async () => {
  const scene = await openScene();
  // The official client retries automatically when a connection breaks.
  await scene.call('POST', '/control/faults', { provider: 'stripe', afterEffect: true, times: 2 });
  await expect(scene.stripe.customers.create({ name: 'Ida' }, key)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  const found = await scene.stripe.customers.create({ name: 'Ida' }, key);
  expect((await scene.stripe.customers.list()).data.map(({ id }) => id)).toEqual([found.id]);
});

test("the provider's own failure is returned again", async () => {
  const scene = await openScene();
  const fault = { provider: 'stripe', status: 500, afterEffect: true, times: 1 };
  await scene.call('POST', '/control/faults', fault);
  const create = () => scene.stripe.customers.create({ name: 'Ida' }, key);
  await expect(create()).rejects.toMatchObject({ statusCode: 500 });
  await expect(create()).rejects.toMatchObject({ statusCode: 500 });
  expect((await scene.stripe.customers.list()).data).toHaveLength(1);
});

test('a fault before the effect leaves nothing behind', async () => {
  const scene = await openScene();
  await scene.call('POST', '/control/faults', { provider: 'stripe', status: 503, times: 1 });
  await expect(scene.stripe.customers.create({ name: 'Ida' }, key)).rejects.toMatchObject({
    statusCode: 503,
  });
  expect((await scene.stripe.customers.list()).data).toHaveLength(0);
});
