import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';
import { finishPage, makePlan, makeTwoPlans, newSubscriber } from '../../test/subscriber.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  // without webhooks, the shop learns about a payment only by asking the provider
  await shop.control('/stripe/control/webhooks', { drop: true });
});
afterAll(() => shop.close());

type Plan = Awaited<ReturnType<typeof makePlan>>;

async function statusOf(who: Shopper, { catalogId, itemId }: Plan): Promise<unknown> {
  const path = `/api/cart/checkout/status?subscription=${catalogId}_${itemId}`;
  return JSON.parse((await who.get(path)).text);
}

const over = { RedirectUrl: null, payableUntil: null };

it.each([
  ['async_pending', 'CONFIRMING'],
  ['expired', 'EXPIRED'],
])('the status for %s at the provider is %s', async (outcome, state) => {
  const plan = await makePlan(shop);
  const customer = await newSubscriber(shop);
  const session = await customer.page(plan);
  await finishPage(shop, session, outcome);
  expect(await statusOf(customer, plan)).toEqual({ state, session, ...over });
  expect(await customer.list()).toEqual([]);
});

it('the status is failed after the bank declined the payment', async () => {
  const plan = await makePlan(shop);
  const customer = await newSubscriber(shop);
  const session = await customer.page(plan);
  await finishPage(shop, session, 'async_pending');
  await finishPage(shop, session, 'async_failed');
  expect(await statusOf(customer, plan)).toEqual({ state: 'FAILED', session, ...over });
});

it('the status of a replaced page is closed', async () => {
  const [plan, other] = await makeTwoPlans(shop);
  const customer = await newSubscriber(shop);
  await customer.page(plan);
  const session = await customer.page(other);
  expect(await statusOf(customer, plan)).toMatchObject({ state: 'EXPIRED' });
  expect(await statusOf(customer, other)).toMatchObject({ state: 'OPEN', session });
});

it('the status is unknown while the provider does not respond', async () => {
  const plan = await makePlan(shop);
  const customer = await newSubscriber(shop);
  const session = await customer.page(plan);
  await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 3 });
  expect(await statusOf(customer, plan)).toEqual({ state: 'UNKNOWN', session, ...over });
  expect(await statusOf(customer, plan)).toMatchObject({ state: 'OPEN' });
});

it('a malformed subscription id is rejected', async () => {
  const { status, text } = await (
    await newSubscriber(shop)
  ).get('/api/cart/checkout/status?subscription=nothing');
  expect(status).toBe(400);
  expect(text).toContain('subscription');
});
