import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';

let shop: TestShop;
let shopper: Shopper;
let stranger: Shopper;
beforeAll(async () => {
  shop = await startShop();
  // without webhooks, the shop learns about a payment only by asking the provider
  await shop.control('/stripe/control/webhooks', { drop: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [one, other] = await makeCrowd(shop, 2);
  if (!one || !other) throw new Error('nobody came');
  shopper = one;
  stranger = other;
});

const finish = (session: string, outcome: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome });
const statusOf = async (session?: string, who = shopper): Promise<unknown> =>
  JSON.parse((await who.get(`/api/cart/checkout/status${search(session)}`)).text);
const ordersOf = (session?: string, who = shopper) =>
  who.get(`/api/order/checkoutComplete${search(session)}`);
const search = (session?: string) => (session === undefined ? '' : `?session=${session}`);

async function startPaying(): Promise<string> {
  await shopper.add(await makeItem(shop));
  return shopper.payable();
}

const over = { RedirectUrl: null, payableUntil: null };

describe('the status of a checkout', () => {
  it('is open with its page until it is paid, even after a declined card', async () => {
    const session = await startPaying();
    const open = {
      state: 'OPEN',
      session,
      RedirectUrl: expect.stringContaining(session),
      payableUntil: expect.stringMatching(/Z$/),
    };
    expect(await statusOf()).toEqual(open);
    await finish(session, 'declined');
    expect(await statusOf(session)).toEqual(open);
    expect((await ordersOf(session)).text).toBe('[]');
    await finish(session, 'paid');
    expect(await statusOf(session)).toEqual({ state: 'PAID', session, ...over });
    const { orderId } = await onlyOrder(shopper);
    expect((await ordersOf(session)).text).toContain(orderId);
  });

  it.each([
    ['async_pending', 'CONFIRMING'],
    ['expired', 'EXPIRED'],
  ])('for %s at the provider is %s', async (outcome, state) => {
    const session = await startPaying();
    await finish(session, outcome);
    expect(await statusOf(session)).toEqual({ state, session, ...over });
  });

  it('is failed after the bank declined the payment', async () => {
    const session = await startPaying();
    await finish(session, 'async_pending');
    await finish(session, 'async_failed');
    expect(await statusOf()).toEqual({ state: 'FAILED', session, ...over });
    expect((await ordersOf(session)).text).toBe('[]');
  });

  it('belongs to the requested checkout, even if there are earlier or later ones', async () => {
    const first = await startPaying();
    await finish(first, 'paid');
    expect(await statusOf(first)).toMatchObject({ state: 'PAID' });
    const second = await startPaying();
    expect(await statusOf()).toMatchObject({ state: 'OPEN', session: second });
    expect(await statusOf(first)).toMatchObject({ state: 'PAID', session: first });
    expect((await ordersOf(second)).text).toBe('[]');
    expect((await ordersOf(first)).text).toBe((await ordersOf()).text);
  });

  it('is unknown while the provider does not answer', async () => {
    const session = await startPaying();
    await shop.control('/control/faults', { provider: 'stripe', status: 500, times: 3 });
    expect(await statusOf(session)).toEqual({ state: 'UNKNOWN', session, ...over });
    expect(await statusOf(session)).toMatchObject({ state: 'OPEN' });
  });

  it('is visible only to its own customer, and other ids are not found', async () => {
    const session = await startPaying();
    await finish(session, 'paid');
    await statusOf(session);
    for (const id of [session, 'cs_test_nothing', 'abc%27--', encodeURIComponent('☃')]) {
      const reply = await statusOf(id, stranger);
      expect(reply).toMatchObject({ Reason: 'Checkout not found.' });
      expect((await ordersOf(id, stranger)).status).toBe(404);
    }
  });
});
