import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openScene } from '../../test/scene.ts';

test('products and prices are created, changed and listed page by page', async () => {
  const { stripe } = await openScene();
  const product = await stripe.products.create({
    name: 'Spindle',
    metadata: { item: 'spindle', note: 'x' },
    images: ['https://example.com/spindle.webp'],
  });
  await stripe.products.update(product.id, { name: 'Spindle 800 W', metadata: { note: '' } });
  expect(await stripe.products.retrieve(product.id)).toMatchObject({
    name: 'Spindle 800 W',
    metadata: { item: 'spindle' },
    images: ['https://example.com/spindle.webp'],
  });
  for (const amount of [100, 200, 300]) {
    await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: amount });
  }
  const first = await stripe.prices.list({ product: product.id, limit: 2 });
  expect(first.has_more).toBe(true);
  const all = await stripe.prices.list({ product: product.id, limit: 2 }).autoPagingToArray({
    limit: 10,
  });
  expect(all.map(({ unit_amount: amount }) => amount)).toEqual([300, 200, 100]);
});

test('prices can recur, and expand their product', async () => {
  const { stripe } = await openScene();
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 990,
    recurring: { interval: 'month' },
    product_data: { name: 'Plans' },
    expand: ['product'],
  });
  expect(price).toMatchObject({
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
    product: { name: 'Plans' },
  });
});

test("a price is archived, unless it is its product's default", async () => {
  const { stripe } = await openScene();
  const { id: product } = await stripe.products.create({ name: 'Spindle' });
  const [one, other] = [
    await stripe.prices.create({ product, currency: 'usd', unit_amount: 100 }),
    await stripe.prices.create({ product, currency: 'usd', unit_amount: 200 }),
  ];
  await stripe.products.update(product, { default_price: one.id });
  expect((await stripe.products.retrieve(product)).default_price).toBe(one.id);
  await expect(stripe.prices.update(one.id, { active: false })).rejects.toThrow(
    'This price cannot be archived because it is the default price of its product.',
  );
  await stripe.prices.update(other.id, { active: false });
  const active = await stripe.prices.list({ product, active: true });
  expect(active.data.map(({ id }) => id)).toEqual([one.id]);
  const archived = await stripe.prices.search({
    query: `product:"${product}" AND active:"false"`,
  });
  expect(archived.data.map(({ id }) => id)).toEqual([other.id]);
  await stripe.products.update(product, { default_price: '' });
  expect((await stripe.products.retrieve(product)).default_price).toBeNull();
});

test('a default price belongs to the product', async () => {
  const { stripe } = await openScene();
  const { id: product } = await stripe.products.create({ name: 'Spindle' });
  const { id: foreign } = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 100,
    product_data: { name: 'Collet' },
  });
  for (const default_price of [foreign, 'price_none']) {
    await expect(stripe.products.update(product, { default_price })).rejects.toMatchObject({
      param: 'default_price',
    });
  }
});

test('products can have a given id, once', async () => {
  const { stripe } = await openScene();
  await stripe.products.create({ id: 'spindles_er20', name: 'Spindle' });
  await expect(
    stripe.products.create({ id: 'spindles_er20', name: 'Spindle' }),
  ).rejects.toMatchObject({ code: 'resource_already_exists' });
});

test('cleared fields of a product are removed', async () => {
  const { stripe } = await openScene();
  const { id } = await stripe.products.create({
    name: 'Spindle',
    description: 'Round.',
    tax_code: 'txcd_99999999',
    images: ['https://example.com/spindle.webp'],
  });
  const product = await stripe.products.update(id, { description: '', tax_code: '', images: '' });
  expect(product).toMatchObject({ description: null, tax_code: null, images: [] });
});

test('a usage-based price has a meter, and none is billed less than every three years', async () => {
  const { stripe } = await openScene();
  const { id: product } = await stripe.products.create({ name: 'Spindle hours' });
  const price = (recurring: Stripe.PriceCreateParams.Recurring) =>
    stripe.prices.create({ product, currency: 'usd', unit_amount: 100, recurring });
  await expect(price({ interval: 'month', usage_type: 'metered' })).rejects.toThrow(/meter/);
  await expect(price({ interval: 'year', interval_count: 4 })).rejects.toThrow(/3 years/);
  const meter = await stripe.billing.meters.create({
    display_name: 'Spindle hours',
    event_name: 'spindle-hours',
    default_aggregation: { formula: 'sum' },
  });
  const made = await price({ interval: 'month', usage_type: 'metered', meter: meter.id });
  expect(made.recurring).toMatchObject({ usage_type: 'metered', meter: meter.id });
  await expect(
    stripe.billing.meters.create({
      display_name: 'Again',
      event_name: 'spindle-hours',
      default_aggregation: { formula: 'sum' },
    }),
  ).rejects.toMatchObject({ param: 'event_name' });
});

test('tax codes are listed and looked up', async () => {
  const { stripe } = await openScene();
  const codes = await stripe.taxCodes.list({ limit: 100 });
  expect(codes.data.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['txcd_99999999', 'txcd_10000000', 'txcd_92010001']),
  );
  const goods = await stripe.taxCodes.retrieve('txcd_99999999');
  expect(goods.name).toBe('General - Tangible Goods');
});

test("errors have the provider's format", async () => {
  const { stripe, url } = await openScene();
  await expect(stripe.products.retrieve('prod_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such product: 'prod_none'",
    requestId: expect.stringMatching(/^req_/),
  });
  const keyless = await fetch(`${url}/v1/products`);
  expect(keyless.status).toBe(401);
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.quotes.list()).rejects.toMatchObject({
    message: expect.stringContaining('Unrecognized request URL'),
  });
});

test('customers are found by their email address', async () => {
  const { stripe } = await openScene();
  const customer = await stripe.customers.create({
    email: 'ida@example.com',
    metadata: { user: '1' },
    address: { line1: 'Weg 1', country: 'DE' },
  });
  await stripe.customers.update(customer.id, { name: 'Ida' });
  const found = await stripe.customers.list({ email: 'ida@example.com' });
  expect(found.data).toMatchObject([{ name: 'Ida', address: { country: 'DE' } }]);
  const searched = await stripe.customers.search({ query: 'metadata["user"]:"1"' });
  expect(searched.data).toHaveLength(1);
});
