import { expect, test } from 'vitest';
import { createSession, openScene } from '../../test/scene.ts';

const shippingOptions = [
  { name: 'Standard', amount: 900 },
  { name: 'Express', amount: 2500 },
].map(({ name, amount }) => ({
  shipping_rate_data: {
    display_name: name,
    type: 'fixed_amount' as const,
    fixed_amount: { amount, currency: 'usd' },
    tax_behavior: 'exclusive' as const,
  },
}));

const address = {
  line1: '179 N Harbor Dr',
  city: 'Redondo Beach',
  state: 'CA',
  postal_code: '90277',
  country: 'US',
};

test('a new session is open, unpaid, and its page is named after it', async () => {
  const scene = await openScene();
  const session = await createSession(scene, { client_reference_id: 'order-1' });
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: 'order-1',
    amount_subtotal: 25_990,
    amount_total: 25_990,
  });
  expect(session.url).toBe(`${scene.url}/pay/${session.id}`);
});

test('a paid session leads to payment intent, charge, receipt and balance transaction', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene, {
    payment_intent_data: {
      metadata: { checkout: '7' },
      shipping: { name: 'Elizabeth Swan', phone: '+13105550123', address },
    },
  });
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  const session = await scene.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge.balance_transaction', 'line_items'],
  });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: {
      status: 'succeeded',
      amount_received: 25_990,
      metadata: { checkout: '7' },
      latest_charge: {
        status: 'succeeded',
        paid: true,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
        billing_details: { name: 'Elizabeth Swan', phone: '+13105550123', address },
        balance_transaction: { type: 'charge', amount: 25_990 },
      },
    },
  });
  expect(session.line_items?.data).toHaveLength(1);
  const [charge] = (await scene.stripe.charges.list({ limit: 1 })).data;
  const receipt = await fetch(charge?.receipt_url ?? '');
  expect(await receipt.text()).toContain('$259.90');
});

test('tax is added to goods and shipping within the United States', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene, {
    automatic_tax: { enabled: true },
    shipping_options: shippingOptions,
    payment_intent_data: { shipping: { name: 'Elizabeth Swan', address } },
  });
  await scene.call('POST', `/stripe/control/sessions/${id}`, {
    outcome: 'paid',
    shipping: 'Express',
  });
  const session = await scene.stripe.checkout.sessions.retrieve(id, {
    expand: ['shipping_cost.shipping_rate', 'line_items'],
  });
  expect(session).toMatchObject({
    amount_total: 25_990 + 2079 + 2500 + 200,
    total_details: { amount_shipping: 2500, amount_tax: 2279 },
    shipping_cost: { amount_total: 2700, shipping_rate: { display_name: 'Express' } },
    line_items: { data: [{ amount_tax: 2079, amount_total: 28_069 }] },
  });
});

test("taxing a known customer needs an address, or permission to use the page's", async () => {
  const scene = await openScene();
  const customer = await scene.stripe.customers.create({ email: 'ida@example.com' });
  const taxed = { customer: customer.id, automatic_tax: { enabled: true } };
  await expect(createSession(scene, taxed)).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  });
  const { id } = await createSession(scene, { ...taxed, customer_update: { address: 'auto' } });
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    customer: customer.id,
    total_details: { amount_tax: 2079 },
  });
  const known = await scene.stripe.customers.retrieve(customer.id);
  expect(known).toMatchObject({ address: { country: 'US' } });
});

test('exported goods are not taxed', async () => {
  const scene = await openScene();
  const session = await createSession(scene, {
    automatic_tax: { enabled: true },
    payment_intent_data: { shipping: { name: 'Ida', address: { line1: 'Weg 1', country: 'DE' } } },
  });
  expect(session).toMatchObject({ amount_total: 25_990, automatic_tax: { status: 'complete' } });
});

test('a declined card leaves the session open to another attempt', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene);
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'declined' });
  const declined = await scene.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent'],
  });
  expect(declined).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    },
  });
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  const paid = await scene.stripe.checkout.sessions.retrieve(id);
  expect(paid.payment_status).toBe('paid');
});

test.each([
  { outcome: 'async_succeeded', paymentStatus: 'paid', intent: 'succeeded' },
  { outcome: 'async_failed', paymentStatus: 'unpaid', intent: 'requires_payment_method' },
])('a bank debit is complete but unpaid until it is $outcome', async (expected) => {
  const scene = await openScene();
  const { id } = await createSession(scene);
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'async_pending' });
  const pending = await scene.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(pending).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing' },
  });
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: expected.outcome });
  const settled = await scene.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(settled).toMatchObject({
    status: 'complete',
    payment_status: expected.paymentStatus,
    payment_intent: { status: expected.intent },
  });
});

test('a session expires when the provider clock passes its end', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene);
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 39 * 60 });
  expect((await scene.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 2 * 60 });
  const expired = await scene.stripe.checkout.sessions.retrieve(id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  const afterward = await createSession(scene);
  expect(afterward.status).toBe('open');
});

test("a paid session can't be expired", async () => {
  const scene = await openScene();
  const { id } = await createSession(scene);
  await scene.stripe.checkout.sessions.list({ status: 'open' });
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  await expect(scene.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('Only Checkout Sessions with a status in ["open"]'),
  });
});

test('a session that would end too soon is rejected', async () => {
  const scene = await openScene();
  const expiresAt = Math.floor(Date.now() / 1000) + 600;
  await expect(createSession(scene, { expires_at: expiresAt })).rejects.toMatchObject({
    param: 'expires_at',
    message: expect.stringContaining('at least 30 minutes'),
  });
});

test("published prices can be bought and retired ones can't", async () => {
  const scene = await openScene();
  const product = await scene.stripe.products.create({
    name: 'Spindle',
    tax_code: 'txcd_99999999',
  });
  const price = await scene.stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 89_900,
  });
  const lines = { line_items: [{ price: price.id, quantity: 1 }] };
  const session = await createSession(scene, lines);
  const items = await scene.stripe.checkout.sessions.listLineItems(session.id);
  expect(items.data).toMatchObject([{ description: 'Spindle', price: { id: price.id } }]);
  await scene.stripe.prices.update(price.id, { active: false });
  await expect(createSession(scene, lines)).rejects.toMatchObject({ statusCode: 400 });
});
