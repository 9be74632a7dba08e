import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { sessionOf } from '../../test/shopper.ts';
import { finishPage, makePlan, newSubscriber, pagesOf } from '../../test/subscriber.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/webhooks', {}));

describe('starting a subscription', () => {
  it('leads to a page that identifies customer and item', async () => {
    const plan = await makePlan(shop);
    const customer = await newSubscriber(shop);
    const reply = await customer.start(plan);
    expect(reply).toMatchObject({ Status: 'SUCCESS', catalogId: null });
    const session = await shop.services.stripe.checkout.sessions.retrieve(sessionOf(reply));
    const metadata = {
      userId: customer.account.id,
      catalogId: plan.catalogId,
      catalogItemId: plan.itemId,
      checkoutId: session.client_reference_id,
    };
    expect(session).toMatchObject({
      mode: 'subscription',
      metadata,
      amount_subtotal: 1_200,
      automatic_tax: { enabled: true },
      success_url: `${shop.url}/ui/subscriptions`,
      cancel_url: `${shop.url}/ui/shop/${plan.catalogId}/${plan.itemId}`,
    });
    await finishPage(shop, session.id, 'paid');
    const [subscription] = (
      await shop.services.stripe.subscriptions.list({ customer: String(session.customer) })
    ).data;
    expect(subscription?.metadata).toEqual(metadata);
  });

  it("charges taxes by the customer's address", async () => {
    const customer = await newSubscriber(shop);
    const session = await shop.services.stripe.checkout.sessions.retrieve(
      await customer.page(await makePlan(shop)),
    );
    const known = await shop.services.stripe.customers.retrieve(String(session.customer));
    expect(known).toMatchObject({
      email: customer.account.email,
      address: { state: 'CA', postal_code: '94104-1129' },
    });
  });

  it('needs no address on record', async () => {
    const customer = await newSubscriber(shop);
    await query(shop.orm.em.fork(), 'delete from shipping_addresses where user_id = $1', [
      customer.account.id,
    ]);
    const plan = await makePlan(shop);
    await finishPage(shop, await customer.page(plan), 'paid');
    expect(await customer.list()).toMatchObject([{ catalogItemId: plan.itemId }]);
  });

  it.each([
    [
      'an item sold without a subscription',
      { subscription: false },
      /isn't sold as a subscription/,
    ],
    ['a disabled item', { enabled: false }, /isn't available/],
    ['a locked item', { locked: true }, /isn't available/],
    ['an expired item', { expired: true }, /isn't available/],
    ['a sold-out item', { onHand: 0 }, /is out of stock/],
    [
      'an item whose published price differs',
      { priceCents: 999, providerPriceCents: 1_200 },
      /is changing/,
    ],
  ])('is rejected with a reason for %s', async (_what, options, reason) => {
    const plan = await makePlan(shop, options);
    const customer = await newSubscriber(shop);
    expect(await customer.start(plan)).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringMatching(reason),
      RedirectUrl: null,
      catalogId: plan.catalogId,
      catalogItemId: plan.itemId,
    });
    expect(await pagesOf(shop, customer)).toEqual([]);
  });

  it.each([{ enabled: false }, { external: true }, { locked: true }, { expired: true }])(
    'is rejected with a reason for an item of such a catalog: %j',
    async (options) => {
      const catalogId = await makeCatalog(shop, options);
      const customer = await newSubscriber(shop);
      expect(await customer.start(await makePlan(shop, { catalogId }))).toMatchObject({
        Status: 'ERROR',
        Reason: expect.stringContaining("isn't available"),
      });
    },
  );

  it('is rejected if nothing is published', async () => {
    const plan = await makeItem(shop, { subscription: true, priceCents: 1_200 });
    const customer = await newSubscriber(shop);
    expect(await customer.start(plan)).toMatchObject({
      Reason: expect.stringContaining('price of ER20 spindle is changing'),
    });
  });

  it('is rejected if the provider no longer sells at the published price', async () => {
    const plan = await makePlan(shop);
    const [item] = await query<{ price: string }>(
      shop.orm.em.fork(),
      'select provider_price_id as price from catalog_items where item_id = $1',
      [plan.itemId],
    );
    await shop.services.stripe.prices.update(item?.price ?? '', { active: false });
    const customer = await newSubscriber(shop);
    expect(await customer.start(plan)).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining('is changing'),
    });
  });

  it('rejects an item that does not exist', async () => {
    const customer = await newSubscriber(shop);
    const { catalogId } = await makePlan(shop);
    for (const path of [`${catalogId}/nothing`, 'nothing/monthly']) {
      expect((await customer.get(`/api/cart/subscribe/${path}`)).status).toBe(404);
    }
  });
});
