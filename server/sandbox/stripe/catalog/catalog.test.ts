import { expect, test } from 'vitest';
import { openScene } from '../../test/scene.ts';

test('products and prices are made, changed and listed page by page', async () => {
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

test('prices can recur, and name the product they belong to when asked', async () => {
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

test('tax codes are listed and looked up', async () => {
  const { stripe } = await openScene();
  const codes = await stripe.taxCodes.list({ limit: 100 });
  expect(codes.data.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['txcd_99999999', 'txcd_10000000', 'txcd_92010001']),
  );
  const goods = await stripe.taxCodes.retrieve('txcd_99999999');
  expect(goods.name).toBe('General - Tangible Goods');
});

test('errors have the shape of the provider', async () => {
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
  await expect(stripe.invoices.list()).rejects.toMatchObject({
    message: expect.stringContaining('Unrecognized request URL'),
  });
});

test('customers are found by their mail address', async () => {
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
