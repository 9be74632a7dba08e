import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { eventually } from '../../test/eventually.ts';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { httpClient, type HttpReply } from '../../test/http-client.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { asShopper, shopperAddress, type Shopper } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';
import { expectRejection } from '../contract/fixtures/expect-rejection.ts';

/** Stops calling a failing provider until the tests end. */
let shop: TestShop;
/** Retries the provider after a second and allows more time for each call. */
let other: TestShop;
let item: TestItem;
/** The shipping cost of this cart is not known yet. */
let heavyItem: TestItem;
beforeAll(async () => {
  const env = { PROVIDER_DEADLINE_SECONDS: '1', PROVIDER_PAUSE_SECONDS: '3600' };
  shop = await startShop({ env });
  const patient = { PROVIDER_DEADLINE_SECONDS: '4', PROVIDER_PAUSE_SECONDS: '1' };
  other = await startShop({ beside: shop, env: patient });
  item = await makeItem(shop);
  heavyItem = await makeItem(shop, {
    attributes: [{ attributeId: 'weight', type: 'WEIGHT', value: '77' }],
  });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

async function someShopper(): Promise<Shopper> {
  const [shopper] = await makeCrowd(shop, 1);
  if (!shopper) throw new Error('nobody came');
  return shopper;
}

const inOther = ({ cookies, account }: Shopper) =>
  asShopper({ ...httpClient(other.url, cookies), account });

const faultsLeft = (provider: string) =>
  shop
    .recorded<{ provider: string; times: number }>('/control/faults')
    .then((faults) => faults.find((fault) => fault.provider === provider)?.times ?? 0);

describe('a provider that does not respond', () => {
  it('makes no one wait, and loses nothing', async () => {
    const shopper = await someShopper();
    await shopper.add(item);
    const reserved = (await stockOf(shop, item)).reserved;
    const slow = { provider: 'stripe', held: true, path: '/v1/checkout/sessions' };
    await shop.control('/control/faults', slow);
    const reply = await shopper.get('/api/cart/checkout');
    expectRejection(reply, 503);
    expect(reply.text).toMatch(/payment/);

    // the provider is still processing the request with the same key
    expectRejection(await shopper.get('/api/cart/checkout'), 503);
    await shop.control('/control/faults/release');
    const session = await eventually(() => shopper.payable());
    expect((await stockOf(shop, item)).reserved).toBe(reserved + 1);
    await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
    await onlyOrder(shopper);
  });
});

describe('a carrier that does not respond', () => {
  it('leaves time for the payment page, which uses our own rates', async () => {
    const shopper = await someShopper();
    await shopper.add(heavyItem);
    await shop.control('/control/faults', { provider: 'easypost', held: true, path: '/shipments' });
    await inOther(shopper).payable();
    expect(await faultsLeft('easypost')).toBe(0);
    await shop.control('/control/faults/release');
  });
});

describe('a provider that fails repeatedly', () => {
  const calls: [string, RegExp, (shopper: Shopper) => Promise<HttpReply>][] = [
    ['easypost', /address/, (shopper) => shopper.post('/api/cart/address', shopperAddress)],
    [
      'recaptcha',
      /human/,
      (shopper) =>
        shopper.post('/login', {
          username: shopper.account.email,
          password: 'x',
          rct: 'sandbox:SIGNIN',
        }),
    ],
    ['stripe', /payment/, (shopper) => shopper.get('/api/cart/checkout')],
  ];

  it.each(calls)('is left alone, and the page says so: %s', async (provider, says, call) => {
    const shopper = await someShopper();
    await shopper.add(item);
    const rejected = async () => {
      const reply = await call(shopper);
      expectRejection(reply, 503);
      expect(reply.text).toMatch(says);
    };
    await shop.control('/control/faults', { provider, status: 500, times: 12 });
    for (let count = 0; count < 5; count++) await rejected();
    expect(await faultsLeft(provider)).toBe(12 - 5);
    for (let count = 0; count < 3; count++) await rejected();
    expect(await faultsLeft(provider)).toBe(12 - 5);
  });

  it('is called again after a pause, one call at a time, until it responds', async () => {
    const shopper = await someShopper();
    await shopper.add(item);
    const there = inOther(shopper);
    // faults that the previous process did not use up
    expect(await faultsLeft('stripe')).toBe(7);
    await eventually(() => there.payable());
    expect(await faultsLeft('stripe')).toBe(0);
  });
});
