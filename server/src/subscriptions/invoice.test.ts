import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsHandled } from '../../test/events-handled.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { makePlan, newSubscriber, passDays } from '../../test/subscriber.ts';
import type { TestItem } from '../../test/factories/catalog.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const addressOf = ({ catalogId, itemId }: TestItem) =>
  `/api/subscription/invoice/${catalogId}/${itemId}`;

describe('the invoice of a subscription', () => {
  it("is the provider's latest, including after renewal and end", async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const id = await customer.subscribe(plan);
    const first = await customer.get(addressOf(plan));
    const { latest_invoice: latest } = await shop.services.stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice'],
    });
    const { hosted_invoice_url: url, number, total } = Object(latest);
    expect(first.body).toMatchObject({ url, number, total, paid: true });
    await passDays(shop, 32);
    await shop.services.stripe.subscriptions.cancel(id);
    const renewed = await customer.get(addressOf(plan));
    expect(renewed).toMatchObject({ status: 200, body: { paid: true } });
    expect(renewed.body).not.toEqual(first.body);
  });

  it('asks the customer to try again while the provider is unavailable', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    await customer.subscribe(plan);
    await eventsHandled(shop);
    await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 3 });
    expect(await customer.get(addressOf(plan))).toMatchObject({
      status: 503,
      body: { Reason: expect.stringContaining("We can't get the invoice right now") },
    });
  });
});
