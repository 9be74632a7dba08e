import { expect, test } from 'vitest';
import { createSession, openScene, openShop, type Scene } from '../../test/scene.ts';
import { until } from '../../test/until.ts';

async function paid(scene: Scene): Promise<string> {
  const { id } = await createSession(scene);
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  const { payment_intent: intent } = await scene.stripe.checkout.sessions.retrieve(id);
  return String(intent);
}

async function disputed(scene: Scene) {
  const intent = await paid(scene);
  const input = { payment_intent: intent, reason: 'product_not_received' };
  await scene.call('POST', '/stripe/control/disputes', input);
  const [dispute] = (await scene.stripe.disputes.list({ payment_intent: intent })).data;
  return { intent, dispute, id: dispute?.id ?? '' };
}

test('a disputed charge says so, and the dispute can be loaded', async () => {
  const scene = await openScene();
  const { intent, dispute, id } = await disputed(scene);
  expect(await scene.stripe.disputes.retrieve(id, { expand: ['charge'] })).toMatchObject({
    amount: 25_990,
    reason: 'product_not_received',
    status: 'needs_response',
    payment_intent: intent,
    charge: { id: dispute?.charge, disputed: true },
    balance_transactions: [{ amount: -25_990 }],
  });
});

test('a dispute and its end are reported', async () => {
  const scene = await openScene();
  const shop = await openShop(scene);
  const { id } = await disputed(scene);
  await scene.call('POST', `/stripe/control/disputes/${id}`, { status: 'won' });
  const delivered = () => shop.events.filter(({ type }) => type.startsWith('charge.dispute'));
  await until(() => delivered().length === 4);
  expect(
    delivered()
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
  ]);
  const closed = delivered().find(({ type }) => type === 'charge.dispute.closed');
  expect(closed?.data.object).toMatchObject({ id, status: 'won' });
});

test('what the bank took back is refunded only if the shop won', async () => {
  const scene = await openScene();
  const { intent, id } = await disputed(scene);
  const refund = () => scene.stripe.refunds.create({ payment_intent: intent });
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
  await scene.call('POST', `/stripe/control/disputes/${id}`, { status: 'won' });
  await expect(refund()).resolves.toMatchObject({ amount: 25_990 });
});

test('a closed dispute stays decided', async () => {
  const scene = await openScene();
  const { id } = await disputed(scene);
  await scene.call('POST', `/stripe/control/disputes/${id}`, { status: 'lost' });
  await scene.call('POST', `/stripe/control/disputes/${id}`, { status: 'won' });
  expect(await scene.stripe.disputes.retrieve(id)).toMatchObject({ status: 'lost' });
});

test("an unknown payment can't be disputed, and no payment can be disputed twice", async () => {
  const scene = await openScene();
  const { intent } = await disputed(scene);
  const dispute = (payment: string) =>
    scene.call('POST', '/stripe/control/disputes', { payment_intent: payment });
  expect(await dispute('pi_none')).toMatchObject({ status: 400 });
  expect(await dispute(intent)).toMatchObject({ status: 400 });
});
