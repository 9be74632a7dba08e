import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { finishPage, makePlan, makeTwoPlans, newSubscriber } from '../../test/subscriber.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/webhooks', {}));

describe('ACTIVE GROUP', () => {
  const activeGroup = { Status: 'ERROR', Reason: 'ACTIVE GROUP', RedirectUrl: null };

  it('is returned while the catalog has an active subscription, for each of its items', async () => {
    const [plan, other] = await makeTwoPlans(shop);
    const customer = await newSubscriber(shop);
    await customer.subscribe(plan);
    expect(await customer.start(plan)).toMatchObject(activeGroup);
    expect(await customer.start(other)).toMatchObject(activeGroup);
  });

  it('is returned until a canceled subscription has ended', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await customer.subscribe(plan);
    await customer.cancelPlan(plan);
    expect(await customer.start(plan)).toMatchObject(activeGroup);
  });

  it('is not returned for other catalogs or other people', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await customer.subscribe(plan);
    await customer.page(await makePlan(shop));
    await (await newSubscriber(shop)).page(plan);
  });

  it('is returned if the old page has just been paid, and settles that payment', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const [plan, other] = await makeTwoPlans(shop);
    const customer = await newSubscriber(shop);
    await finishPage(shop, await customer.page(plan), 'paid');
    expect(await customer.start(other)).toMatchObject(activeGroup);
    const [stored] = await query<{ status: string }>(
      shop.orm.em.fork(),
      'select status from subscriptions where user_id = $1',
      [customer.account.id],
    );
    expect(stored?.status).toBe('active');
  });

  it('is not returned while a bank is confirming; a message says so', async () => {
    const [plan, other] = await makeTwoPlans(shop);
    const customer = await newSubscriber(shop);
    await finishPage(shop, await customer.page(plan), 'async_pending');
    for (const item of [plan, other]) {
      expect(await customer.start(item)).toMatchObject({
        Status: 'ERROR',
        Reason: expect.stringContaining('your bank is still confirming'),
      });
    }
    expect(await customer.list()).toEqual([]);
  });

  it('ends with the subscription, even without an event', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const id = await customer.subscribe(plan);
    await shop.services.stripe.subscriptions.cancel(id);
    await query(
      shop.orm.em.fork(),
      `update subscriptions set access_until = now() - interval '1 hour' where provider_id = $1`,
      [id],
    );
    expect(await customer.start(plan)).toMatchObject({ Status: 'SUCCESS' });
  });
});
