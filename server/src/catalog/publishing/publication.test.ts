import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { publishAll, publisherOf } from '../../../test/publisher.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ env: { CDN_BASE: 'https://cdn.example.com/images' } });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function change({ catalogId, itemId }: TestItem, to: string): Promise<void> {
  await query(
    shop.orm.em.fork(),
    `update catalog_items set ${to} where catalog_id = $1 and item_id = $2`,
    [catalogId, itemId],
  );
}

describe('what the provider has for an item', () => {
  it('is nothing before it is published', async () => {
    const item = await makeItem(shop);
    expect(await publisherOf(staff, item).look()).toEqual({
      Status: 'SUCCESS',
      Reason: 'Not published yet.',
      Product: null,
      Price: null,
      OutOfStep: [],
    });
  });

  it('is shown with everything the screen needs', async () => {
    const item = await makeItem(shop, { subscription: true, priceCents: 990 });
    const publisher = await publishAll(staff, item);
    expect(await publisher.look()).toEqual({
      Status: 'SUCCESS',
      Reason: 'Published.',
      Product: {
        id: `${item.catalogId}_${item.itemId}`,
        created: expect.any(Number),
        updated: expect.any(Number),
        name: 'ER20 spindle',
        description: '2.2 kW, 24 000 rpm.',
        tax_code: 'txcd_99999999',
        images: [],
        active: true,
        livemode: false,
      },
      Price: {
        id: expect.stringMatching(/^price_/),
        created: expect.any(Number),
        active: true,
        livemode: false,
        unit_amount: 990,
        recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
      },
      OutOfStep: [],
    });
  });

  it('is unknown if the provider rejects the request', async () => {
    const item = await makeItem(shop);
    await shop.control('/control/faults', { provider: 'stripe', status: 403 });
    const look = await publisherOf(staff, item).look();
    expect(look).toMatchObject({ Status: 'ERROR', Product: null, Price: null, OutOfStep: [] });
    expect(look.Reason).toMatch(/rejected the shop's key/);
  });

  it("is 503 while the provider doesn't respond", async () => {
    const item = await makeItem(shop);
    await shop.control('/control/faults', { provider: 'stripe', times: 3 });
    const { status } = await staff.get(`/api/catbuilder/stripe/${item.catalogId}/${item.itemId}`);
    expect(status).toBe(503);
  });
});

describe('differences from the provider', () => {
  it.each([
    ["title = 'ER25'", 'The name is “ER20 spindle” at the provider and “ER25” in the shop.'],
    ["description = 'New.'", "The provider's description differs from the shop's."],
    [
      "tax_code = 'txcd_00000000'",
      'The tax code is txcd_99999999 at the provider and txcd_00000000 in the shop.',
    ],
    ['tax_code = null', 'The tax code is txcd_99999999 at the provider and missing in the shop.'],
    ["image = 'catalog/other.webp'", "The provider's picture differs from the shop's."],
    ['enabled = false', 'The product is active at the provider but not available in the shop.'],
    ['expired = true', 'The product is active at the provider but not available in the shop.'],
    ['price_cents = 1250', 'The price is $389.95 at the provider and $12.50 in the shop.'],
    [
      'subscription = true',
      "The provider's price is one-time, but the item is sold as a subscription.",
    ],
    [
      'provider_price_id = null',
      "Checkout doesn't use the provider's price. Publish the price again.",
    ],
    [
      'provider_product_id = null',
      "The shop has no record of the provider's product {product}. Publish the product again.",
    ],
    [
      "provider_product_id = 'prod_gone'",
      "The shop has no record of the provider's product {product}. Publish the product again.",
    ],
  ])('are reported after a change in the shop: %s', async (to, sentence) => {
    const item = await makeItem(shop);
    const publisher = await publishAll(staff, item);
    const { Product } = await publisher.look();
    await change(item, to);
    expect((await publisher.look()).OutOfStep).toEqual([
      sentence.replace('{product}', String(Product?.id)),
    ]);
  });

  it.each([
    [{ name: 'X' }, 'The name is “X” at the provider and “ER20 spindle” in the shop.'],
    [
      { tax_code: '' as const },
      'The tax code is missing at the provider and txcd_99999999 in the shop.',
    ],
    [{ active: false }, 'The product is archived at the provider but available in the shop.'],
    [
      { metadata: { catalogItemId: 'other' } },
      "The product {product} belongs to another item. Correct the product's metadata at the provider.",
    ],
  ])('are reported after a change at the provider: %j', async (to, sentence) => {
    const item = await makeItem(shop);
    const publisher = await publishAll(staff, item);
    const id = String((await publisher.look()).Product?.id);
    await shop.services.stripe.products.update(id, to);
    expect((await publisher.look()).OutOfStep).toEqual([sentence.replace('{product}', id)]);
  });

  it('include a price archived at the provider', async () => {
    const item = await makeItem(shop);
    const publisher = await publishAll(staff, item);
    const { Product, Price } = await publisher.look();
    await shop.services.stripe.products.update(String(Product?.id), { default_price: '' });
    await shop.services.stripe.prices.update(String(Price?.id), { active: false });
    expect(await publisher.look()).toMatchObject({
      Price: { id: Price?.id, active: false },
      OutOfStep: ['The price is archived at the provider. Publish the price again.'],
    });
    expect(await publisher.publishPrice()).toMatchObject({ Status: 'SUCCESS' });
    expect((await publisher.look()).OutOfStep).toEqual([]);
  });

  it('include several active prices, until the price is published again', async () => {
    const item = await makeItem(shop);
    const publisher = await publishAll(staff, item);
    const product = String((await publisher.look()).Product?.id);
    for (const amount of [1, 2]) {
      await shop.services.stripe.prices.create({ product, currency: 'usd', unit_amount: amount });
    }
    expect((await publisher.look()).OutOfStep).toEqual([
      'The provider has 3 active prices. Publish the price again to keep only one.',
    ]);
    await publisher.publishPrice();
    expect((await publisher.look()).OutOfStep).toEqual([]);
  });

  it.each([
    [
      { currency: 'eur', tax_behavior: 'exclusive' },
      'The price at the provider is in EUR, not in US dollars.',
    ],
    [
      { currency: 'usd', tax_behavior: 'inclusive' },
      "The provider's price doesn't add tax, but the shop's price does.",
    ],
  ] as const)('include a price of another kind: %j', async (kind, sentence) => {
    const item = await makeItem(shop);
    const publisher = publisherOf(staff, item);
    await publisher.publishProduct();
    const product = String((await publisher.look()).Product?.id);
    const { stripe } = shop.services;
    const price = await stripe.prices.create({ product, unit_amount: 38_995, ...kind });
    await change(item, `provider_price_id = '${price.id}'`);
    expect((await publisher.look()).OutOfStep).toEqual([sentence]);
  });

  it('include a product and a price unknown to the provider', async () => {
    const item = await makeItem(shop, { providerProductId: 'prod_gone' });
    const publisher = publisherOf(staff, item);
    expect(await publisher.look()).toMatchObject({
      Status: 'SUCCESS',
      Product: null,
      Price: null,
      OutOfStep: [
        "The provider doesn't recognize the product prod_gone. Publish the product again.",
      ],
    });
    await publisher.publishProduct();
    await change(item, "provider_price_id = 'price_gone'");
    expect((await publisher.look()).OutOfStep).toEqual([
      "The provider doesn't recognize the price price_gone. Publish the price again.",
    ]);
  });
});
