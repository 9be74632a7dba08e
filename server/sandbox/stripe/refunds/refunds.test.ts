import { expect, test } from 'vitest';
import { createSession, openScene, openShop, type Scene } from '../../test/scene.ts';
import { until } from '../../test/until.ts';

async function paid(scene: Scene): Promise<string> {
  const { id } = await createSession(scene);
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  const { payment_intent: intent } = await scene.stripe.checkout.sessions.retrieve(id);
  return String(intent);
}

async function chargeOf({ stripe }: Scene, intent: string) {
  const [charge] = (await stripe.charges.list({ payment_intent: intent })).data;
  return charge;
}

test('partial refunds add up on the charge until nothing is left', async () => {
  const scene = await openScene();
  const intent = await paid(scene);
  const first = await scene.stripe.refunds.create({
    payment_intent: intent,
    amount: 10_000,
    metadata: { refund: 'a' },
  });
  expect(first).toMatchObject({ status: 'succeeded', amount: 10_000, metadata: { refund: 'a' } });
  expect(await chargeOf(scene, intent)).toMatchObject({ amount_refunded: 10_000, refunded: false });
  await scene.stripe.refunds.create({ payment_intent: intent });
  expect(await chargeOf(scene, intent)).toMatchObject({ amount_refunded: 25_990, refunded: true });
  const listed = await scene.stripe.refunds.list({ payment_intent: intent });
  expect(listed.data.map(({ amount }) => amount)).toEqual([15_990, 10_000]);
});

test('refunds never exceed the payment', async () => {
  const scene = await openScene();
  const intent = await paid(scene);
  await expect(
    scene.stripe.refunds.create({ payment_intent: intent, amount: 25_991 }),
  ).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount ($259.91) is greater than unrefunded amount on charge ($259.90)',
  });
  await scene.stripe.refunds.create({ payment_intent: intent });
  await expect(scene.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test("a pending refund can fail later and restores the charge's amount", async () => {
  const scene = await openScene();
  const intent = await paid(scene);
  await scene.call('POST', '/stripe/control/refunds', { status: 'pending' });
  const refund = await scene.stripe.refunds.create({ payment_intent: intent });
  expect(refund.status).toBe('pending');
  expect(await chargeOf(scene, intent)).toMatchObject({ amount_refunded: 25_990 });
  await scene.call('POST', `/stripe/control/refunds/${refund.id}`, { status: 'failed' });
  expect(await scene.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
  expect(await chargeOf(scene, intent)).toMatchObject({ amount_refunded: 0, refunded: false });
});

test('imported payments can be refunded', async () => {
  const scene = await openScene();
  const created = 1_790_000_000;
  await scene.call('POST', '/stripe/control/import', {
    objects: [
      {
        object: 'payment_intent',
        id: 'pi_demo1',
        amount: 5000,
        created,
        latest_charge: 'ch_demo1',
      },
      { object: 'charge', id: 'ch_demo1', amount: 5000, created, payment_intent: 'pi_demo1' },
    ],
  });
  const refund = await scene.stripe.refunds.create({ payment_intent: 'pi_demo1' });
  expect(refund).toMatchObject({ amount: 5000, charge: 'ch_demo1' });
  const found = await scene.stripe.paymentIntents.retrieve('pi_demo1', {
    expand: ['latest_charge.refunds'],
  });
  expect(found.latest_charge).toMatchObject({ refunds: { data: [{ id: refund.id }] } });
});

test("payments are found by the shop's metadata", async () => {
  const scene = await openScene();
  const { id } = await createSession(scene, {
    payment_intent_data: { metadata: { checkout: "o'1" } },
  });
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  const found = await scene.stripe.paymentIntents.search({
    query: `status:"succeeded" AND metadata["checkout"]:"o'1"`,
  });
  expect(found.data).toHaveLength(1);
});

test("a refund made by hand in the dashboard is the provider's own, and reported", async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const intent = await paid(scene);
  const input = { payment_intent: intent, amount: 700 };
  const { body } = await scene.call('POST', '/stripe/control/refunds', input);
  expect(body).toMatchObject({ amount: 700, metadata: {}, status: 'succeeded' });
  expect(await chargeOf(scene, intent)).toMatchObject({ amount_refunded: 700 });
  await until(() => shop.events.some(({ type }) => type === 'charge.refunded'));
  const tooMuch = { payment_intent: intent, amount: 25_291 };
  expect(await scene.call('POST', '/stripe/control/refunds', tooMuch)).toMatchObject({
    status: 400,
    body: { error: { message: /greater than unrefunded amount/ } },
  });
});
