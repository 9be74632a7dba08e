import { expect, test } from 'vitest';
import { createSession, openScene, type Scene } from '../../test/scene.ts';
import { subscriptionSession } from '../../test/subscribed.ts';

/** Returns the initial values of the page's form fields. */
function fieldsOf(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of page.matchAll(/<(?:input|option)[^>]*>/g)) {
    const at = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    if (tag.startsWith('<option')) {
      if (/\bselected\b/.test(tag)) fields['country'] = at('value') ?? '';
    } else if (at('type') !== 'radio' || /\bchecked\b/.test(tag)) {
      fields[at('name') ?? ''] = at('value') ?? '';
    }
  }
  return fields;
}

async function open(scene: Scene, id: string) {
  const url = `${scene.url}/pay/${id}`;
  const page = await (await fetch(url)).text();
  return {
    page,
    submit: (changes: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ...fieldsOf(page), ...changes }),
      }),
  };
}

test('paying the prefilled page leads to the shop with the session in the URL', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene, { customer_email: 'elizabeth@example.com' });
  const { page, submit } = await open(scene, id);
  expect(page).toContain('End mill');
  expect(page).toContain('elizabeth@example.com');
  expect(page).toContain('http://shop.test/cart');
  const answer = await submit();
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://shop.test/done?session=${id}`);
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    payment_status: 'paid',
    customer_details: { email: 'elizabeth@example.com' },
  });
});

test('the selected shipping is what is charged', async () => {
  const scene = await openScene();
  const option = (name: string, amount: number) => ({
    shipping_rate_data: {
      display_name: name,
      type: 'fixed_amount' as const,
      fixed_amount: { amount, currency: 'usd' },
    },
  });
  const { id } = await createSession(scene, {
    shipping_options: [option('Standard', 900), option('Express', 2500)],
  });
  const { page, submit } = await open(scene, id);
  const express = /value="(shr_\w+)"[^>]*data-shipping="\$25\.00"/.exec(page)?.[1];
  await submit({ shipping_rate: express ?? '' });
  const session = await scene.stripe.checkout.sessions.retrieve(id, {
    expand: ['shipping_cost.shipping_rate'],
  });
  expect(session).toMatchObject({
    amount_total: 28_490,
    shipping_cost: { shipping_rate: { display_name: 'Express' } },
  });
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
])('a declined card %s says so, and another one can be tried', async (number, message) => {
  const scene = await openScene();
  const { id } = await createSession(scene);
  const { submit } = await open(scene, id);
  const rejected = await submit({ card_number: number });
  expect(rejected.status).toBe(402);
  expect(await rejected.text()).toContain(message);
  expect((await submit()).status).toBe(303);
  const charges = await scene.stripe.charges.list();
  expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
});

test('missing fields are named and nothing is charged', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene);
  const { submit } = await open(scene, id);
  const answer = await submit({ email: 'nobody', card_expiry: '01 / 20' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('Enter your email address.');
  expect(page).toContain('Your card has expired.');
  expect((await scene.stripe.charges.list()).data).toEqual([]);
});

test('a bank debit completes the page and leaves the payment pending', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene);
  const { submit } = await open(scene, id);
  expect((await submit({ method: 'bank' })).status).toBe(303);
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
});

test('expired and finished pages say what they are', async () => {
  const scene = await openScene();
  const expired = await createSession(scene);
  await scene.stripe.checkout.sessions.expire(expired.id);
  expect((await open(scene, expired.id)).page).toContain('This page has expired');
  const paid = await createSession(scene);
  const { submit } = await open(scene, paid.id);
  await submit();
  expect((await open(scene, paid.id)).page).toContain('This payment is complete');
  expect((await submit()).status).toBe(302);
  expect((await scene.stripe.charges.list()).data).toHaveLength(1);
});

test('the billing address and phone number reach the charge', async () => {
  const scene = await openScene();
  const { id } = await createSession(scene, { phone_number_collection: { enabled: true } });
  const { page, submit } = await open(scene, id);
  expect(page).toContain('autocomplete="tel"');
  const without = await submit({ phone: '' });
  expect([without.status, await without.text()]).toEqual([
    422,
    expect.stringContaining('Enter your phone number.'),
  ]);
  await submit({ name: 'Ida <Noddack>', phone: '+49 30 1', country: 'DE', city: 'Berlin' });
  const [charge] = (await scene.stripe.charges.list()).data;
  expect(charge?.billing_details).toMatchObject({
    name: 'Ida <Noddack>',
    phone: '+49 30 1',
    address: { country: 'DE', city: 'Berlin' },
  });
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    customer_details: { phone: '+49 30 1' },
  });
  const other = await createSession(scene);
  expect((await open(scene, other.id)).page).not.toContain('autocomplete="tel"');
});

test('a page that starts a subscription says what it costs and how often', async () => {
  const scene = await openScene();
  const { id } = await subscriptionSession(scene);
  const { page, submit } = await open(scene, id);
  expect(page).toContain('<h1>Subscribe</h1>');
  expect(page).toContain('$9.00 per month');
  expect(page).toContain('until you cancel');
  expect((await submit({ card_number: '4000 0000 0000 0002' })).status).toBe(402);
  expect((await submit()).status).toBe(303);
  expect((await scene.stripe.subscriptions.list()).data).toHaveLength(1);
  expect((await open(scene, id)).page).toContain('re subscribed<');
});

test('the summary shows a discount under its code, between subtotal and total', async () => {
  const scene = await openScene();
  const coupon = await scene.stripe.coupons.create({ percent_off: 10 });
  const promotion = { type: 'coupon' as const, coupon: coupon.id };
  const code = await scene.stripe.promotionCodes.create({ promotion, code: 'SPRING' });
  const { id } = await createSession(scene, { discounts: [{ promotion_code: code.id }] });
  const { page, submit } = await open(scene, id);
  const totals = /<dl class="totals">([\s\S]*?)<\/dl>/.exec(page)?.[1] ?? '';
  const rows = [...totals.matchAll(/<dt>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/g)];
  expect(rows.map(([, label, value]) => [label, value])).toEqual([
    ['Subtotal', '$259.90'],
    ['SPRING', '−$25.99'],
    ['Total due', '$233.91'],
  ]);
  expect((await submit()).status).toBe(303);
  const [charge] = (await scene.stripe.charges.list()).data;
  expect(charge?.amount).toBe(23_391);
});

test('with nothing to pay, no card is requested and the order is completed', async () => {
  const scene = await openScene();
  const { id: coupon } = await scene.stripe.coupons.create({ percent_off: 100, name: 'Gift' });
  const { id } = await createSession(scene, { discounts: [{ coupon }] });
  const { page, submit } = await open(scene, id);
  expect(page).toContain('Complete order');
  expect(page).not.toContain('card_number');
  expect((await submit({ name: '' })).status).toBe(422);
  expect((await submit()).status).toBe(303);
  expect(await scene.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
  });
  expect((await open(scene, id)).page).toContain('This order is complete');
});

test('a last use taken by another customer is reported, and nothing is charged', async () => {
  const scene = await openScene();
  const coupon = await scene.stripe.coupons.create({ percent_off: 10, max_redemptions: 1 });
  const discounts = [{ coupon: coupon.id }];
  const mine = await open(scene, (await createSession(scene, { discounts })).id);
  const theirs = await open(scene, (await createSession(scene, { discounts })).id);
  expect((await theirs.submit()).status).toBe(303);
  const rejected = await mine.submit();
  expect(rejected.status).toBe(402);
  expect(await rejected.text()).toContain('This discount has been used up');
  expect((await scene.stripe.charges.list()).data).toHaveLength(1);
});
