import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openScene, type Scene } from '../../test/scene.ts';

const tomorrow = () => Math.floor(Date.now() / 1000) + 24 * 60 * 60;

function promotionCode(
  { stripe }: Scene,
  coupon: string,
  overrides: Partial<Stripe.PromotionCodeCreateParams> = {},
) {
  return stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, ...overrides });
}

test('a coupon is created, read, renamed and deleted; its products are shown on request', async () => {
  const { stripe } = await openScene();
  const product = await stripe.products.create({ name: 'Spindle' });
  const made = await stripe.coupons.create({
    percent_off: 12.5,
    applies_to: { products: [product.id] },
    metadata: { code: 'SPRING' },
  });
  expect(made).toMatchObject({
    object: 'coupon',
    percent_off: 12.5,
    amount_off: null,
    currency: null,
    duration: 'once',
    times_redeemed: 0,
    valid: true,
  });
  expect(made).not.toHaveProperty('applies_to');
  const whole = await stripe.coupons.retrieve(made.id, { expand: ['applies_to'] });
  expect(whole.applies_to).toEqual({ products: [product.id] });
  const renamed = await stripe.coupons.update(made.id, { name: 'Spring', metadata: { code: '' } });
  expect(renamed).toMatchObject({ name: 'Spring', metadata: {} });
  expect((await stripe.coupons.list()).data.map(({ id }) => id)).toEqual([made.id]);
  expect(await stripe.coupons.del(made.id)).toEqual({
    id: made.id,
    object: 'coupon',
    deleted: true,
  });
  await expect(stripe.coupons.retrieve(made.id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test.each([
  [{}, 'Must provide percent_off or amount_off.', undefined],
  [
    { percent_off: 10, amount_off: 500, currency: 'usd' },
    'Received both percent_off and amount_off parameters. Please pass in only one.',
    undefined,
  ],
  [{ amount_off: 500 }, 'You must pass currency when passing amount_off', 'currency'],
  [
    { percent_off: 0 },
    "This value must be greater than or equal to 0.01 (it currently is '0.0').",
    'percent_off',
  ],
  [
    { percent_off: 101 },
    "This value must be less than or equal to 100 (it currently is '101.0').",
    'percent_off',
  ],
  [{ percent_off: 10, redeem_by: 1000 }, 'which is in the past', 'redeem_by'],
  [
    { percent_off: 10, applies_to: { products: ['prod_none'] } },
    "No such product: 'prod_none'",
    'applies_to[products][0]',
  ],
])('a coupon of %j is rejected: %s', async (params, message, param) => {
  const { stripe } = await openScene();
  await expect(stripe.coupons.create(params)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining(message),
    param,
  });
});

test('a code leads to its coupon and is found ignoring case', async () => {
  const scene = await openScene();
  const { stripe } = scene;
  const coupon = await stripe.coupons.create({ amount_off: 500, currency: 'usd', id: 'FIVE' });
  const made = await promotionCode(scene, coupon.id, {
    code: 'Spring-5',
    restrictions: { minimum_amount: 2000, minimum_amount_currency: 'usd' },
  });
  expect(made).toMatchObject({
    object: 'promotion_code',
    active: true,
    code: 'Spring-5',
    customer: null,
    promotion: { type: 'coupon', coupon: 'FIVE' },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: 2000,
      minimum_amount_currency: 'usd',
    },
    times_redeemed: 0,
  });
  const found = await stripe.promotionCodes.list({
    code: 'SPRING-5',
    active: true,
    expand: ['data.promotion.coupon'],
  });
  expect(found.data).toMatchObject([{ id: made.id, promotion: { coupon: { amount_off: 500 } } }]);
  expect((await promotionCode(scene, coupon.id)).code).toMatch(/^[A-Z0-9]{8}$/);
});

test('active codes are unique; a code switched off frees its name', async () => {
  const scene = await openScene();
  const { id } = await scene.stripe.coupons.create({ percent_off: 10 });
  const first = await promotionCode(scene, id, { code: 'SPRING' });
  const taken = 'An active promotion code with `code: spring` already exists.';
  await expect(promotionCode(scene, id, { code: 'spring' })).rejects.toThrow(taken);
  await scene.stripe.promotionCodes.update(first.id, { active: false });
  await promotionCode(scene, id, { code: 'spring' });
  await expect(scene.stripe.promotionCodes.update(first.id, { active: true })).rejects.toThrow(
    'already exists',
  );
});

test.each([
  [{ code: 'has spaces!' }, 'code', 'This value must match the regex pattern.'],
  [{ expires_at: 2000 }, 'expires_at', 'You specified the value `2000` which is in the past.'],
  [
    { promotion: { type: 'coupon' as const } },
    'promotion.coupon',
    'You must pass promotion.coupon',
  ],
  [
    { promotion: { type: 'coupon' as const, coupon: 'NONE' } },
    'promotion[coupon]',
    "No such coupon: 'NONE'",
  ],
])('a code of %j is rejected at %s', async (overrides, param, message) => {
  const scene = await openScene();
  const { id } = await scene.stripe.coupons.create({ percent_off: 10 });
  await expect(promotionCode(scene, id, overrides)).rejects.toMatchObject({
    statusCode: 400,
    param,
    message: expect.stringContaining(message),
  });
});

test('a code ends at its time, with its coupon, or when the shop says', async () => {
  const scene = await openScene();
  const { stripe } = scene;
  const coupon = await stripe.coupons.create({ percent_off: 10, redeem_by: tomorrow() + 3600 });
  const code = await promotionCode(scene, coupon.id, { expires_at: tomorrow() });
  await stripe.promotionCodes.update(code.id, { active: false });
  expect((await stripe.promotionCodes.update(code.id, { active: true })).active).toBe(true);
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 24 * 60 * 60 + 60 });
  expect((await stripe.promotionCodes.list({ active: true })).data).toEqual([]);
  await expect(stripe.promotionCodes.update(code.id, { active: true })).rejects.toMatchObject({
    param: 'active',
  });
  expect((await stripe.coupons.retrieve(coupon.id)).valid).toBe(true);
  const other = await promotionCode(scene, coupon.id);
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 3600 });
  expect((await stripe.coupons.retrieve(coupon.id)).valid).toBe(false);
  expect((await stripe.promotionCodes.retrieve(other.id)).active).toBe(false);
});
