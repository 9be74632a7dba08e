import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createSession, openScene, type Scene } from '../../test/scene.ts';

const inAnHour = () => Math.floor(Date.now() / 1000) + 60 * 60;

async function promotionCode(
  { stripe }: Scene,
  coupon: Stripe.CouponCreateParams,
  overrides: Partial<Stripe.PromotionCodeCreateParams> = {},
) {
  const { id } = await stripe.coupons.create(coupon);
  return stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, ...overrides });
}

/** Returns lines of one unit each at these prices in cents. */
const lines = (...amounts: number[]) =>
  amounts.map((amount, index) => ({
    quantity: 1,
    price_data: {
      currency: 'usd',
      unit_amount: amount,
      tax_behavior: 'exclusive' as const,
      product_data: { name: `Part ${index + 1}` },
    },
  }));

const shipping = [900].map((amount) => ({
  shipping_rate_data: {
    display_name: 'Standard',
    fixed_amount: { amount, currency: 'usd' },
    tax_behavior: 'exclusive' as const,
  },
}));

const toCalifornia = {
  shipping: { name: 'Ida', address: { line1: '1 Main St', state: 'CA', country: 'US' } },
};

test('a percentage applies to each line before tax, and not to shipping', async () => {
  const scene = await openScene();
  const code = await promotionCode(scene, { percent_off: 15 }, { code: 'SPRING' });
  const { id } = await createSession(scene, {
    line_items: lines(3333, 999),
    discounts: [{ promotion_code: code.id }],
    automatic_tax: { enabled: true },
    shipping_options: shipping,
    payment_intent_data: toCalifornia,
  });
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  const session = await scene.stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items.data.discounts', 'total_details.breakdown', 'payment_intent'],
  });
  const off = [500, 150];
  const tax = [227, 68, 72];
  expect(session).toMatchObject({
    amount_subtotal: 4332,
    amount_total: 4332 - 650 + 900 + 367,
    discounts: [{ coupon: null, promotion_code: code.id }],
    payment_intent: { amount: 4332 - 650 + 900 + 367 },
    total_details: {
      amount_discount: 650,
      amount_shipping: 900,
      amount_tax: 367,
      breakdown: { discounts: [{ amount: 650, discount: { promotion_code: code.id } }] },
    },
    line_items: {
      data: [3333, 999].map((subtotal, index) => ({
        amount_subtotal: subtotal,
        amount_discount: off[index],
        amount_tax: tax[index],
        amount_total: subtotal - (off[index] ?? 0) + (tax[index] ?? 0),
        discounts: [{ amount: off[index], discount: { checkout_session: id } }],
      })),
    },
  });
  const [line] = (await scene.stripe.checkout.sessions.listLineItems(id)).data;
  expect(line).not.toHaveProperty('discounts');
  expect(session.total_details).toHaveProperty('breakdown');
  expect((await scene.stripe.checkout.sessions.retrieve(id)).total_details).not.toHaveProperty(
    'breakdown',
  );
});

test.each([
  { off: 1000, prices: [1000, 1000, 1000], shares: [334, 333, 333] },
  { off: 100, prices: [1, 9999], shares: [0, 100] },
  { off: 5, prices: [1, 1, 1, 3], shares: [1, 1, 1, 2] },
  { off: 9999, prices: [700, 50], shares: [700, 50] },
])('an amount of $off over $prices is shared as $shares', async ({ off, prices, shares }) => {
  const scene = await openScene();
  const coupon = await scene.stripe.coupons.create({ amount_off: off, currency: 'usd' });
  const { id } = await createSession(scene, {
    line_items: lines(...prices),
    shipping_options: shipping,
    discounts: [{ coupon: coupon.id }],
  });
  const session = await scene.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
  expect(session.line_items?.data.map((line) => line.amount_discount)).toEqual(shares);
  expect(session).toMatchObject({
    amount_total: prices.reduce((sum, price) => sum + price, 900) - Math.min(off, sumOf(prices)),
    discounts: [{ coupon: coupon.id, promotion_code: null }],
  });
});

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('a coupon for one product skips the others, and is rejected without one', async () => {
  const scene = await openScene();
  const product = await scene.stripe.products.create({ name: 'Collet' });
  const { id: coupon } = await scene.stripe.coupons.create({
    percent_off: 50,
    applies_to: { products: [product.id] },
  });
  const own = {
    quantity: 2,
    price_data: { currency: 'usd', unit_amount: 700, product: product.id },
  };
  const { id } = await createSession(scene, {
    line_items: [own, ...lines(500)],
    discounts: [{ coupon }],
  });
  const items = await scene.stripe.checkout.sessions.listLineItems(id);
  expect(items.data.map((line) => line.amount_discount)).toEqual([700, 0]);
  await expect(
    createSession(scene, { line_items: lines(500), discounts: [{ coupon }] }),
  ).rejects.toMatchObject({ statusCode: 400, code: 'coupon_applies_to_nothing' });
});

test("what can't be redeemed is rejected, each for its reason", async () => {
  const scene = await openScene();
  const { stripe } = scene;
  const code = (overrides: Partial<Stripe.PromotionCodeCreateParams>) =>
    promotionCode(scene, { percent_off: 10 }, overrides);
  const rejection = (discount: Stripe.Checkout.SessionCreateParams.Discount) =>
    createSession(scene, { discounts: [discount] });
  const param = 'discounts[0][promotion_code]';
  const off = await code({ active: false });
  await expect(rejection({ promotion_code: off.id })).rejects.toMatchObject({
    param,
    message: expect.stringContaining('inactive'),
  });
  const minimum = { minimum_amount: 25_991, minimum_amount_currency: 'usd' };
  const large = await code({ restrictions: minimum });
  await expect(rejection({ promotion_code: large.id })).rejects.toMatchObject({
    param,
    message: expect.stringContaining('does not meet the minimum amount requirement'),
  });
  const brief = await code({ expires_at: inAnHour() });
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 2 * 60 * 60 });
  await expect(rejection({ promotion_code: brief.id })).rejects.toMatchObject({
    param,
    code: 'coupon_expired',
  });
  await expect(rejection({ promotion_code: 'promo_none' })).rejects.toMatchObject({
    param,
    code: 'resource_missing',
  });
  await expect(rejection({ coupon: 'NONE' })).rejects.toMatchObject({ code: 'resource_missing' });
  const enough = await code({ restrictions: { ...minimum, minimum_amount: 25_990 } });
  await rejection({ promotion_code: enough.id });
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('a session accepts one discount, without a field for codes', async () => {
  const scene = await openScene();
  const { id: coupon } = await scene.stripe.coupons.create({ percent_off: 10 });
  await expect(createSession(scene, { discounts: [{ coupon }, { coupon }] })).rejects.toMatchObject(
    { param: 'discounts' },
  );
  await expect(
    createSession(scene, { discounts: [{ coupon }], allow_promotion_codes: false }),
  ).rejects.toThrow(
    'You may only specify one of these parameters: allow_promotion_codes, discounts.',
  );
});

test('two customers race for the last use: one has it, the other is not charged', async () => {
  const scene = await openScene();
  const code = await promotionCode(scene, { percent_off: 10 }, { max_redemptions: 1 });
  const open = () => createSession(scene, { discounts: [{ promotion_code: code.id }] });
  const sessions = [await open(), await open()];
  const pay = (id: string) =>
    scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'declined' });
  await Promise.all(sessions.map(({ id }) => pay(id)));
  const before = await scene.stripe.promotionCodes.retrieve(code.id);
  expect(before).toMatchObject({ active: true, times_redeemed: 0 });
  await Promise.all(
    sessions.map(({ id }) =>
      scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' }),
    ),
  );
  const after = await Promise.all(
    sessions.map(({ id }) => scene.stripe.checkout.sessions.retrieve(id)),
  );
  const states = after.map(({ status, payment_status: payment }) => `${status} ${payment}`);
  expect(states).toContain('complete paid');
  expect(states).toContain('open unpaid');
  const charges = await scene.stripe.charges.list();
  expect(charges.data.filter(({ paid }) => paid)).toHaveLength(1);
  expect(await scene.stripe.promotionCodes.retrieve(code.id)).toMatchObject({
    active: false,
    times_redeemed: 1,
  });
  await expect(open()).rejects.toMatchObject({ code: 'coupon_expired' });
});

test('a code that ends while its page is open is charged as the page shows it', async () => {
  const scene = await openScene();
  const code = await promotionCode(scene, { percent_off: 10 });
  const { id } = await createSession(scene, { discounts: [{ promotion_code: code.id }] });
  await scene.stripe.promotionCodes.update(code.id, { active: false });
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    payment_status: 'paid',
    amount_total: 25_990 - 2599,
  });
});

test('a session with nothing to pay is completed without a payment', async () => {
  const scene = await openScene();
  const { id: coupon } = await scene.stripe.coupons.create({ percent_off: 100, name: 'Gift' });
  const { id, payment_status: before } = await createSession(scene, { discounts: [{ coupon }] });
  expect(before).toBe('unpaid');
  await scene.call('POST', `/stripe/control/sessions/${id}`, { outcome: 'paid' });
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
    amount_subtotal: 25_990,
    amount_total: 0,
  });
  expect((await scene.stripe.charges.list()).data).toEqual([]);
  const types = (await scene.stripe.events.list()).data.map(({ type }) => type);
  expect(types).toContain('checkout.session.completed');
  expect(types).not.toContain('payment_intent.created');
  expect((await scene.stripe.coupons.retrieve(coupon)).times_redeemed).toBe(1);
});

test('a discount that leaves less than can be charged is rejected', async () => {
  const scene = await openScene();
  const { id: coupon } = await scene.stripe.coupons.create({ amount_off: 980, currency: 'usd' });
  await expect(
    createSession(scene, { line_items: lines(1000), discounts: [{ coupon }] }),
  ).rejects.toMatchObject({ code: 'amount_too_small' });
});
