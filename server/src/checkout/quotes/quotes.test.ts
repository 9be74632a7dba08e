import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@spindle/sdk/schema';
import { z } from 'zod';
import { declared, makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { httpClient, type HttpClient } from '../../../test/http-client.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { newShopper, sessionOf } from '../../../test/shopper.ts';
import { stockOf } from '../../../test/stock.ts';
import { db } from '../../database/db.ts';
import { pruneQuotesJob } from '../jobs.ts';

type Quote = components['schemas']['ShippingQuoteReply'];
interface Session {
  id: string;
  shipping_options: { shipping_amount: number }[];
}

const place = { country: 'US', zip: '94104' };
const clock = movingClock();
let shop: TestShop;
let item: TestItem;
beforeAll(async () => {
  shop = await startShop({ now: clock.now, env: { SHIP_TO: 'US,NZ' } });
  const weight = { attributeId: 'weight', type: 'WEIGHT' as const, value: '16' };
  item = await makeItem(shop, { onHand: 1_000, attributes: [...declared, weight] });
  await shop.services.snapshot.refresh();
});
afterAll(() => shop.close());

const send = (client: HttpClient, body: object) =>
  client.send('POST', '/api/shipping/quote', {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

async function quote(client: HttpClient, body: object = place): Promise<Quote> {
  const { status, body: reply } = await send(client, body);
  expect(status).toBe(200);
  return z.custom<Quote>().parse(reply);
}

const quoteUnits = async (quantity: number, to = place, one = item): Promise<Quote> => {
  const { catalogId, itemId: catalogItemId } = one;
  const items = [{ catalogId, catalogItemId, quantity }];
  return quote(httpClient(shop.url), { ...to, items });
};
const amountsOf = ({ options }: Pick<Quote, 'options'>) => options.map(({ amount }) => amount);
const priceLevel = (percent: number) => shop.control('/easypost/control/prices', { percent });
const makeCarrierUnavailable = (times = 1) =>
  shop.control('/control/faults', { provider: 'easypost', path: '/shipments', status: 500, times });

/** Advances the clock in steps short enough to keep the session alive. */
async function pass(client: HttpClient, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 25) {
    clock.advance(Math.min(left, 25));
    expect((await client.get('/api/user')).status).toBe(200);
  }
}

async function shippingOf(sessionId: string): Promise<number[]> {
  const sessions = await shop.recorded<Session>('/stripe/control/sessions');
  const { shipping_options: options = [] } = sessions.find(({ id }) => id === sessionId) ?? {};
  return options.map(({ shipping_amount: amount }) => amount);
}

describe("the carrier's rate", () => {
  it('is fetched once an hour per zone, weight and size', async () => {
    await priceLevel(200);
    const before = await quoteUnits(1);
    await priceLevel(100);
    expect(amountsOf(await quoteUnits(1, { ...place, zip: '94199-0001' }))).toEqual(
      amountsOf(before),
    );
    expect(amountsOf(await quoteUnits(1, { ...place, zip: '94204' }))).not.toEqual(
      amountsOf(before),
    );
    expect(amountsOf(await quoteUnits(2))[0]).toBeLessThan(amountsOf(before)[0] ?? 0);
    clock.advance(61);
    expect(amountsOf(await quoteUnits(1))).toEqual(amountsOf(before).map((cents) => cents / 2));
  });

  it('depends on the size if it is known', async () => {
    const attribute = { attributeId: 'box', type: 'PACKAGE' as const };
    const small = await makeItem(shop, { attributes: [{ ...attribute, value: '12x8.5x4' }] });
    const large = await makeItem(shop, { attributes: [{ ...attribute, value: '20 × 20 × 20' }] });
    const vast = await makeItem(shop, { attributes: [{ ...attribute, value: '90x20x20' }] });
    await shop.services.snapshot.refresh();
    const ofSmall = await quoteUnits(1, place, small);
    expect(amountsOf(ofSmall)).toEqual(amountsOf(await quoteUnits(1)));
    expect(amountsOf(await quoteUnits(1, place, large))[0]).toBeGreaterThan(
      amountsOf(ofSmall)[0] ?? 0,
    );
    expect(await quoteUnits(1, place, vast)).toMatchObject({ code: 'PARCEL_TOO_LARGE' });
    expect(await quoteUnits(2, place, vast)).toMatchObject({ code: 'PARCEL_TOO_LARGE' });
  });

  it('is estimated by the shop while the carrier is unavailable, without waiting for it', async () => {
    await makeCarrierUnavailable();
    expect(await quoteUnits(3)).toMatchObject({
      options: [
        { service: 'Standard', amount: 1245, carrier: null, deliverBy: null, estimated: true },
        { service: 'Express', amount: 3345, carrier: null, deliverBy: null, estimated: true },
      ],
    });
    expect(await quoteUnits(3)).toMatchObject({ options: [{ estimated: false }, {}] });
  });

  it('is fetched up to 500 times an hour in total, and then only for checkouts', async () => {
    clock.advance(61);
    const { limits } = shop.services;
    for (let call = 0; call < 500; call += 1) await limits.take('carrier-rates', 'everybody');
    const fallback = [{ amount: 1370, estimated: true }, {}];
    expect(await quoteUnits(4)).toMatchObject({ options: fallback });
    const [honest, greedy] = [await newShopper(shop), await newShopper(shop)];
    for (let call = 0; call < 5; call += 1) {
      await limits.take('carrier-rates-of-checkouts-account', greedy.account.id);
    }
    await greedy.add(item, 4);
    expect(await shippingOf(await greedy.payable())).toEqual([1370, 3770]);
    await honest.add(item, 4);
    const charged = await shippingOf(await honest.payable());
    clock.advance(61);
    const { options } = await quoteUnits(4);
    expect(options).toMatchObject([{ estimated: false }, { estimated: false }]);
    expect(charged).toEqual(options.map(({ amount }) => amount));
  });

  it('is fetched up to thirty times an hour per network; cached rates are unlimited', async () => {
    clock.advance(61);
    const customer = await newShopper(shop);
    const { catalogId, itemId: catalogItemId } = item;
    const visitor = httpClient(shop.url);
    const ask = async (quantity: number) =>
      (await send(visitor, { ...place, items: [{ catalogId, catalogItemId, quantity }] })).status;
    for (let call = 0; call < 40; call += 1) expect(await ask(1 + (call % 2))).toBe(200);
    for (let quantity = 3; quantity <= 30; quantity += 1) expect(await ask(quantity)).toBe(200);
    expect(await ask(31)).toBe(429);
    expect(await ask(7)).toBe(200);
    await customer.add(item, 32);
    expect(await quote(customer)).toMatchObject({ Status: 'SUCCESS' });
    clock.advance(61);
  });

  it('is quoted only for countries the shop ships to', async () => {
    expect(await quoteUnits(1, { country: 'DE', zip: '' })).toMatchObject({
      code: 'COUNTRY_NOT_SERVED',
      Errors: [{ path: 'country', message: "We don't ship to Germany." }],
    });
    expect(await quoteUnits(1, { country: 'NZ', zip: '' })).toMatchObject({ Status: 'SUCCESS' });
  });
});

describe('a quote shown to a customer', () => {
  it("is charged while it is valid, even if the carrier's rate changes", async () => {
    clock.advance(61);
    const shopper = await newShopper(shop);
    await shopper.add(item, 5);
    const displayed = await quote(shopper);
    expect(displayed).toMatchObject({ options: [{ estimated: false }, { estimated: false }] });
    await priceLevel(150);
    await db(shop.orm.em.fork()).deleteFrom('carrier_rates').execute();
    await pass(shopper, 50);
    const session = await shopper.payable();
    expect(await shippingOf(session)).toEqual(amountsOf(displayed));
    await priceLevel(100);
  });

  it("is replaced by the carrier's rate once the carrier answers, which the customer sees first", async () => {
    clock.advance(61);
    const shopper = await newShopper(shop);
    const heavy = await makeItem(shop, {
      onHand: 2,
      attributes: [...declared, { attributeId: 'weight', type: 'WEIGHT', value: '1000' }],
    });
    await shop.services.snapshot.refresh();
    await shopper.add(heavy, 2);
    await priceLevel(300);
    await makeCarrierUnavailable();
    const estimate = await quote(shopper);
    expect(estimate.options.map(({ estimated }) => estimated)).toEqual([true, true]);
    const by = estimate.quoteId ?? '';
    const rejected = await shopper.startCheckout(by);
    expect(rejected).toMatchObject({
      Status: 'ERROR',
      code: 'SHIPPING_CHANGED',
      RedirectUrl: null,
      quote: { options: [{ estimated: false }, { estimated: false }] },
    });
    expect(await stockOf(shop, heavy)).toEqual({ onHand: 2, reserved: 0 });
    expect(await shopper.startCheckout(by)).toMatchObject({ code: 'SHIPPING_CHANGED' });
    const [standard = 0, express = 0] = rejected.quote?.options.map(({ amount }) => amount) ?? [];
    expect(standard).toBeGreaterThan(amountsOf(estimate)[0] ?? Infinity);
    const session = sessionOf(await shopper.startCheckout(rejected.quote?.quoteId));
    expect(await shippingOf(session)).toEqual([standard, express]);
    await priceLevel(100);
  });

  it('is an estimate by weight as long as the carrier does not answer', async () => {
    clock.advance(61);
    const shopper = await newShopper(shop);
    await shopper.add(item, 5);
    await makeCarrierUnavailable(2);
    const estimate = await quote(shopper);
    expect(estimate).toMatchObject({ options: [{ estimated: true }, { estimated: true }] });
    const session = sessionOf(await shopper.startCheckout(estimate.quoteId ?? ''));
    expect(await shippingOf(session)).toEqual(amountsOf(estimate));
  });

  it('is shown again before anything is reserved if it has expired and changed', async () => {
    const shopper = await newShopper(shop);
    const scarce = await makeItem(shop, { onHand: 2 });
    await shop.services.snapshot.refresh();
    await shopper.add(scarce, 2);
    const displayed = await quote(shopper);
    await priceLevel(150);
    await pass(shopper, 61);
    const rejected = await shopper.startCheckout();
    expect(rejected).toMatchObject({
      Status: 'ERROR',
      code: 'SHIPPING_CHANGED',
      RedirectUrl: null,
      quote: { options: [{ service: 'Standard' }, { service: 'Express' }] },
    });
    expect(await stockOf(shop, scarce)).toEqual({ onHand: 2, reserved: 0 });
    const again = rejected.quote?.options.map(({ amount }) => amount) ?? [];
    expect(again).not.toEqual(amountsOf(displayed));
    expect(await shippingOf(await shopper.payable())).toEqual(again);
    await priceLevel(100);
  });

  it('is charged if it has expired but is unchanged', async () => {
    const shopper = await newShopper(shop);
    await shopper.add(item, 6);
    const displayed = await quote(shopper);
    await pass(shopper, 61);
    expect(await shippingOf(await shopper.payable())).toEqual(amountsOf(displayed));
  });

  it('replaces a payment page with a different amount', async () => {
    const shopper = await newShopper(shop);
    await shopper.add(item, 7);
    await makeCarrierUnavailable();
    const first = await shopper.payable();
    const displayed = await quote(shopper);
    expect(displayed).toMatchObject({ options: [{ estimated: false }, {}] });
    const second = await shopper.payable();
    expect(second).not.toBe(first);
    expect(await shippingOf(second)).toEqual(amountsOf(displayed));
    expect(sessionOf(await shopper.startCheckout())).toBe(second);
  });

  it('is deleted after a week, and rates as soon as they expire', async () => {
    const em = shop.orm.em.fork();
    const count = async (table: 'shown_quotes' | 'carrier_rates') =>
      (await db(em).selectFrom(table).selectAll().execute()).length;
    const saved = await count('shown_quotes');
    expect(saved).toBeGreaterThan(0);
    clock.advance(61);
    await pruneQuotesJob.run(shop.services, {});
    expect(await count('carrier_rates')).toBe(0);
    expect(await count('shown_quotes')).toBe(saved);
    clock.advance(7 * 24 * 60);
    await pruneQuotesJob.run(shop.services, {});
    expect(await count('shown_quotes')).toBe(0);
  });
});
