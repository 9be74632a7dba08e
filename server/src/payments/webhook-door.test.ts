import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_sandbox' } });
});
afterAll(() => shop.close());

let count = 0;
function someEvent(type = 'product.created') {
  count += 1;
  const object = { id: `prod_${count}`, object: 'product' };
  return JSON.stringify({ id: `evt_${count}`, object: 'event', type, data: { object } });
}

function deliver(payload: string, secret: string, body = payload) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return httpClient(shop.url).send('POST', '/api/stripe/webhook', {
    body,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
  });
}

async function saved(): Promise<number> {
  return (await query(shop.orm.em.fork(), 'select 1 from provider_events')).length;
}

describe("the payment provider's webhook endpoint", () => {
  it('accepts events signed with the new secret and, during a rotation, with the old one', async () => {
    const before = await saved();
    expect((await deliver(someEvent(), 'whsec_new')).status).toBe(200);
    expect((await deliver(someEvent(), 'whsec_sandbox')).status).toBe(200);
    expect(await saved()).toBe(before + 2);
  });

  it('rejects events signed by others or changed in transit', async () => {
    const before = await saved();
    const payload = someEvent('checkout.session.completed');
    const forged = await deliver(payload, 'whsec_wrong');
    expect(forged).toMatchObject({ status: 400, body: { Reason: 'The signature is not valid.' } });
    expect((await deliver(payload, 'whsec_new', payload.replace('prod', 'cs'))).status).toBe(400);
    const unsigned = await httpClient(shop.url).send('POST', '/api/stripe/webhook', {
      body: payload,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(unsigned.status).toBe(400);
    expect(await saved()).toBe(before);
  });

  it.each([
    ['long ago', -10 * 60],
    ['in the future', 60],
  ])('rejects events signed %s', async (_, seconds) => {
    const before = await saved();
    const payload = someEvent();
    const timestamp = Math.floor(Date.now() / 1000) + seconds;
    const signed = { payload, secret: 'whsec_new', timestamp };
    const reply = await httpClient(shop.url).send('POST', '/api/stripe/webhook', {
      body: payload,
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': Stripe.webhooks.generateTestHeaderString(signed),
      },
    });
    expect(reply).toMatchObject({ status: 400, body: { Reason: 'The signature is not valid.' } });
    expect(await saved()).toBe(before);
  });

  it('stores an event once, however often it is sent', async () => {
    const before = await saved();
    const payload = someEvent();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => deliver(payload, 'whsec_new')),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await saved()).toBe(before + 1);
  });

  it('accepts unused event types', async () => {
    expect((await deliver(someEvent('a.kind.of.tomorrow'), 'whsec_new')).status).toBe(200);
    const withoutId = JSON.stringify({
      id: 'evt_balance',
      object: 'event',
      type: 'balance.available',
      data: { object: { object: 'balance' } },
    });
    expect((await deliver(withoutId, 'whsec_new')).status).toBe(200);
  });
});
