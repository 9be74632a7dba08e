import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsHandled } from '../../test/events-handled.ts';
import { eventually } from '../../test/eventually.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { makePlan, newSubscriber } from '../../test/subscriber.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const noId = {
  Status: 'NO ID',
  Url: null,
  Reason: "You don't have any payments or plans to manage yet.",
};

describe('the customer portal', () => {
  it('opens for subscribers, and leads back', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await customer.subscribe(plan);
    const portal = await customer.portal();
    expect(portal).toMatchObject({ Status: 'SUCCESS', Reason: 'The customer portal is open.' });
    const page = await (await fetch(portal.Url ?? '')).text();
    expect(page).toContain('Foundations');
    expect(page).toContain(`${shop.url}/ui/subscriptions`);
  });

  it('is not offered to a customer deleted there, whose subscription ends', async () => {
    const customer = await newSubscriber(shop);
    const id = await customer.subscribe(await makePlan(shop));
    const { customer: payer } = await shop.services.stripe.subscriptions.retrieve(id);
    await shop.services.stripe.customers.del(String(payer));
    expect(await customer.portal()).toEqual(noId);
    await eventually(async () => expect(await customer.list()).toEqual([]));
  });

  it('asks the customer to try again while the provider is unavailable', async () => {
    const customer = await newSubscriber(shop);
    await customer.page(await makePlan(shop));
    await eventsHandled(shop);
    await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 3 });
    expect(await customer.get('/api/user/customerPortal')).toMatchObject({
      status: 503,
      body: { Reason: expect.stringContaining('open the customer portal') },
    });
  });

  it('reports that the provider rejects it', async () => {
    const customer = await newSubscriber(shop);
    await customer.page(await makePlan(shop));
    await eventsHandled(shop);
    await shop.control('/control/faults', { provider: 'stripe', status: 400, times: 1 });
    expect(await customer.portal()).toMatchObject({
      Status: 'ERROR',
      Url: null,
      Reason: "The customer portal isn't available right now. Contact us.",
    });
  });
});
