import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { publishAll, publisherOf } from '../../../test/publisher.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { itemForm } from '../../../test/store-builder.ts';
import { query } from '../../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function noted(item: TestItem) {
  const [row] = await query<{ product: string; price: string | null; cents: number | null }>(
    shop.orm.em.fork(),
    `select provider_product_id as product, provider_price_id as price, provider_price_cents as cents
       from catalog_items where catalog_id = $1 and item_id = $2`,
    [item.catalogId, item.itemId],
  );
  if (!row) throw new Error('no such item');
  return row;
}

async function pricesOf(item: TestItem): Promise<Stripe.Price[]> {
  const { product } = await noted(item);
  return (await shop.services.stripe.prices.list({ product, limit: 100 })).data;
}

const activeOf = async (item: TestItem) => (await pricesOf(item)).filter(({ active }) => active);

async function defaultOf(item: TestItem) {
  return (await shop.services.stripe.products.retrieve((await noted(item)).product)).default_price;
}

async function setPrice({ catalogId, itemId }: TestItem, price: string, more = {}) {
  const description = '2.2 kW, 24 000 rpm.';
  const form = itemForm({ price, description, ...more });
  const { status } = await staff.put(`/api/catbuilder/${catalogId}/${itemId}`, form);
  expect(status).toBe(200);
}

describe('publishing a price', () => {
  it("creates it before taxes, in dollars, as the product's default", async () => {
    const item = await makeItem(shop, { title: 'ER20 spindle', priceCents: 38_995 });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    expect(await publisher.publishPrice()).toEqual({
      Status: 'SUCCESS',
      Reason: 'The price was successfully published for ER20 spindle.',
    });
    const [price] = await pricesOf(item);
    expect(price).toMatchObject({
      active: true,
      currency: 'usd',
      unit_amount: 38_995,
      tax_behavior: 'exclusive',
      recurring: null,
    });
    expect(await noted(item)).toMatchObject({ price: price?.id, cents: 38_995 });
    expect(await defaultOf(item)).toBe(price?.id);
    expect(await publisher.look()).toMatchObject({
      Price: { id: price?.id, unit_amount: 38_995, active: true, recurring: null },
      OutOfStep: [],
    });
  });

  it('again creates no other', async () => {
    const item = await makeItem(shop);
    const publisher = await publishAll(staff, item);
    await publisher.publishPrice();
    expect(await pricesOf(item)).toHaveLength(1);
  });

  it('that changed creates a new one and archives the old one', async () => {
    const item = await makeItem(shop, { priceCents: 1_000 });
    const publisher = await publishAll(staff, item);
    const old = (await noted(item)).price;
    await setPrice(item, '12.50');
    await publisher.publishPrice();
    const [active, ...others] = await activeOf(item);
    expect(active).toMatchObject({ unit_amount: 1_250 });
    expect(others).toEqual([]);
    expect(await noted(item)).toMatchObject({ price: active?.id, cents: 1_250 });
    expect(await defaultOf(item)).toBe(active?.id);
    const archived = (await pricesOf(item)).filter((price) => !price.active);
    expect(archived.map(({ id }) => id)).toEqual([old]);
    expect((await publisher.look()).OutOfStep).toEqual([]);
  });

  it('can return to an earlier amount', async () => {
    const item = await makeItem(shop, { priceCents: 1_000 });
    const publisher = await publishAll(staff, item);
    for (const price of ['11', '10', '11', '10']) {
      await setPrice(item, price);
      expect(await publisher.publishPrice()).toMatchObject({ Status: 'SUCCESS' });
      expect(await activeOf(item)).toMatchObject([{ unit_amount: Number(price) * 100 }]);
    }
  });

  it('several times at the same time leaves one active price', async () => {
    const item = await makeItem(shop);
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    const clicks = Array.from({ length: 4 }, () => publisher.publishPrice());
    expect(await Promise.all(clicks)).toMatchObject(clicks.map(() => ({ Status: 'SUCCESS' })));
    expect(await pricesOf(item)).toHaveLength(1);
    expect((await publisher.look()).OutOfStep).toEqual([]);
  });

  it('on different terms at the same time leaves one active price, the recorded one', async () => {
    const item = await makeItem(shop, { subscription: true });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    for (let round = 0; round < 5; round++) {
      const terms = ['day', 'week', 'month', 'year'];
      await Promise.all(terms.map((interval) => publisher.publishPrice({ interval })));
      const { price } = await noted(item);
      expect((await activeOf(item)).map(({ id }) => id)).toEqual([price]);
      expect(await defaultOf(item)).toBe(price);
    }
  });

  it('adopts a matching price that is already active at the provider', async () => {
    const item = await makeItem(shop, { priceCents: 1_000 });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    const { product } = await noted(item);
    const { id } = await shop.services.stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: 1_000,
      tax_behavior: 'exclusive',
    });
    await publisher.publishPrice();
    expect(await noted(item)).toMatchObject({ price: id });
    expect(await pricesOf(item)).toHaveLength(1);
  });

  it.each([
    [{ currency: 'eur', tax_behavior: 'exclusive' }],
    [{ currency: 'usd', tax_behavior: 'inclusive' }],
    [{ currency: 'usd', tax_behavior: 'exclusive', recurring: { interval: 'month' } }],
  ] as const)("doesn't adopt a different price: %j", async (unlike) => {
    const item = await makeItem(shop, { priceCents: 1_000 });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    const { product } = await noted(item);
    const other = await shop.services.stripe.prices.create({
      product,
      unit_amount: 1_000,
      ...unlike,
    });
    await publisher.publishPrice();
    const [active, ...more] = await activeOf(item);
    expect(more).toEqual([]);
    expect(active).toMatchObject({ currency: 'usd', recurring: null, tax_behavior: 'exclusive' });
    expect(active?.id).not.toBe(other.id);
  });

  it('needs the product first', async () => {
    const item = await makeItem(shop);
    expect(await publisherOf(staff, item).publishPrice()).toMatchObject({
      Status: 'ERROR',
      Reason:
        'The payment provider has no product for this item yet. ' +
        'Publish the product first, then the price.',
    });
  });

  it('needs a product that the provider knows', async () => {
    const item = await makeItem(shop, { providerProductId: 'prod_gone' });
    const reply = await publisherOf(staff, item).publishPrice();
    expect(reply.Reason).toMatch(/Publish the product first/);
  });

  it("explains the provider's rejection and what to do", async () => {
    const item = await makeItem(shop);
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    await setPrice(item, '1000000.00');
    const reply = await publisher.publishPrice();
    expect(reply).toMatchObject({ Status: 'ERROR' });
    expect(reply.Reason).toMatch(
      /^The payment provider rejected this item: .*unit_amount.* publish again\.$/,
    );
  });
});

describe('the billing interval of a subscription', () => {
  const published = async (form?: Record<string, string>) => {
    const item = await makeItem(shop, { subscription: true });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    const reply = await publisher.publishPrice(form);
    return { reply, prices: await activeOf(item), look: await publisher.look() };
  };

  it('is a month by default', async () => {
    const { prices, look } = await published();
    const recurring = { interval: 'month', interval_count: 1, usage_type: 'licensed' };
    expect(prices).toMatchObject([{ recurring }]);
    expect(look).toMatchObject({ Price: { recurring }, OutOfStep: [] });
  });

  it.each([
    ['day', '30', 'licensed'],
    ['week', '2', 'licensed'],
    ['month', '6', 'licensed'],
    ['year', '3', 'licensed'],
    ['month', '1', 'metered'],
  ])('is set by the form: %s, %s, %s', async (interval, intervalCount, usageType) => {
    const { reply, prices } = await published({ interval, intervalCount, usageType });
    expect(reply).toMatchObject({ Status: 'SUCCESS' });
    expect(prices).toMatchObject([
      {
        recurring: {
          interval,
          interval_count: Number(intervalCount),
          usage_type: usageType,
          meter: usageType === 'metered' ? expect.any(String) : null,
        },
      },
    ]);
  });

  it('creates another price when it changes', async () => {
    const item = await makeItem(shop, { subscription: true });
    const publisher = await publishAll(staff, item);
    await publisher.publishPrice({ interval: 'year' });
    expect(await activeOf(item)).toMatchObject([{ recurring: { interval: 'year' } }]);
    expect(await pricesOf(item)).toHaveLength(2);
  });

  it('uses one meter, however often the price is published', async () => {
    const item = await makeItem(shop, { subscription: true });
    const publisher = await publishAll(staff, item);
    for (const interval of ['week', 'month', 'week']) {
      await publisher.publishPrice({ interval, usageType: 'metered' });
    }
    const { product } = await noted(item);
    const meters = (await shop.services.stripe.billing.meters.list({ limit: 100 })).data;
    expect(meters.filter((meter) => meter.event_name === product)).toHaveLength(1);
  });

  it('is rejected by the provider if it is too long', async () => {
    const { reply, prices } = await published({ interval: 'year', intervalCount: '4' });
    expect(reply).toMatchObject({ Status: 'ERROR' });
    expect(reply.Reason).toMatch(/longer than 3 years/);
    expect(prices).toEqual([]);
  });

  it.each<Record<string, string>>([
    { interval: 'hour' },
    { intervalCount: '0' },
    { intervalCount: '1.5' },
    { intervalCount: 'x' },
    { usageType: 'free' },
    { every: 'day' },
  ])('is rejected if it is invalid: %j', async (form) => {
    const item = await makeItem(shop, { subscription: true });
    const path = `/api/catbuilder/stripe/publish/${item.catalogId}/${item.itemId}`;
    const [field] = Object.keys(form);
    expect(await staff.post(path, form)).toMatchObject({
      status: 400,
      body: { Errors: [{ path: field }] },
    });
  });

  it('is rejected for a one-time item', async () => {
    const item = await makeItem(shop, { title: 'ER20 spindle' });
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    expect(await publisher.publishPrice({ interval: 'month' })).toMatchObject({
      Status: 'ERROR',
      Reason:
        "ER20 spindle isn't sold as a subscription, so its price can't recur. " +
        'Remove the billing interval, or mark the item as a subscription first.',
    });
    expect(await pricesOf(item)).toEqual([]);
  });

  it('is removed when the item becomes a one-time digital item', async () => {
    const item = await makeItem(shop, { subscription: true, digital: true, priceCents: 1_000 });
    const publisher = await publishAll(staff, item);
    await setPrice(item, '10', { digital: 'true' });
    expect((await publisher.look()).OutOfStep).toContain(
      "The provider's price is recurring, but the item isn't sold as a subscription.",
    );
    await publisher.publishPrice();
    expect(await activeOf(item)).toMatchObject([{ recurring: null, unit_amount: 1_000 }]);
    expect((await publisher.look()).OutOfStep).toEqual([]);
  });
});
