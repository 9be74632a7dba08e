import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCrowd } from '../../../test/crowd.ts';
import { enterCode, makeCode, setCodeActive, summaryOf } from '../../../test/discounts.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { requireDocumentsForMoney } from '../../../test/invoices-add-up.ts';
import { mailsTo } from '../../../test/mails.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { onlyOrder } from '../../../test/only-order.ts';
import { asOrderManager } from '../../../test/order-manager.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import type { Shopper } from '../../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';

const clock = movingClock();
let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  staff = await signInAs(shop, 'extended');
});
afterAll(async () => {
  await requireDocumentsForMoney(shop);
  await shop.close();
});

async function buyerOf(item: TestItem, quantity = 1): Promise<Shopper> {
  const [buyer] = await makeCrowd(shop, 1);
  if (!buyer) throw new Error('nobody came');
  await buyer.add(item, quantity);
  return buyer;
}

const pay = (session: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });

const quoteFor = (buyer: SignedIn) =>
  buyer.send('POST', '/api/shipping/quote', {
    body: JSON.stringify({ country: 'US', zip: '94104' }),
    headers: { 'Content-Type': 'application/json' },
  });

async function shippingOn(session: string): Promise<unknown[]> {
  const { shipping_options: options } =
    await shop.services.stripe.checkout.sessions.retrieve(session);
  return options.map(({ shipping_amount: amount }) => amount);
}

async function usedOf(id: string): Promise<unknown> {
  const [code] = await query(shop.orm.em.fork(), 'select used from discount_codes where id = $1', [
    id,
  ]);
  return code;
}

it('is free for every option, in order, invoice and email, and refunds are right to the cent', async () => {
  await makeCode(staff, { code: 'SHIP', freeShipping: true });
  const item = await makeItem(shop, { priceCents: 1_005, onHand: 20 });
  const buyer = await buyerOf(item, 12);
  expect((await quoteFor(buyer)).status).toBe(200);
  expect((await summaryOf(buyer)).shipping).toBeGreaterThan(0);
  await enterCode(buyer, 'ship');
  expect(await summaryOf(buyer)).toMatchObject({ shipping: 0, total: 12_060 });
  const session = await buyer.payable();
  expect(await shippingOn(session)).toEqual([0, 0]);
  expect(await buyer.payable(), 'an unchanged cart keeps its page').toBe(session);
  await pay(session);
  const order = await onlyOrder(buyer);
  expect(order).toMatchObject({ shippingPrice: 0, items: [{ quantity: 12, discount: 0 }] });
  expect(order.total - order.tax).toBe(12_060);
  expect(order.invoices).toMatchObject([{ kind: 'INVOICE', total: order.total }]);
  await eventually(async () => {
    const [mail] = await mailsTo(shop, buyer.account.email);
    expect(mail?.text).toMatch(/Shipping[^\n]*\$0\.00/);
  });

  const lines = [{ catalogId: item.catalogId, catalogItemId: item.itemId, quantity: 3 }];
  const reply = await asOrderManager(staff).refund(order, { lines });
  expect(reply).toMatchObject({ Status: 'SUCCESS' });
  await eventually(async () => {
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([Math.floor(order.total / 4)]);
  });
  await buyer.cancel(order.orderId);
  await eventually(async () => {
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
  });
});

it('replaces the page when the code is entered or removed', async () => {
  await makeCode(staff, { code: 'SWAP', freeShipping: true });
  const buyer = await buyerOf(await makeItem(shop));
  const before = await buyer.payable();
  await enterCode(buyer, 'SWAP');
  const free = await buyer.payable();
  expect(free).not.toBe(before);
  expect(await shippingOn(free)).toEqual([0, 0]);
  await buyer.send('DELETE', '/api/cart/code');
  expect(await shippingOn(await buyer.payable())).not.toContain(0);
});

it('is held under a lock: of two customers, one gets the last use', async () => {
  const code = await makeCode(staff, { code: 'LAST', freeShipping: true, uses: 1 });
  const item = await makeItem(shop, { onHand: 9 });
  const buyers = [await buyerOf(item), await buyerOf(item)];
  for (const buyer of buyers) await enterCode(buyer, 'LAST');
  const replies = await Promise.all(buyers.map((buyer) => buyer.startCheckout()));
  expect(replies.map(({ Status }) => Status).toSorted()).toEqual(['ERROR', 'SUCCESS']);
  expect(replies.find(({ Status }) => Status === 'ERROR')).toMatchObject({
    code: 'DISCOUNT_USED_UP',
  });
  expect(await usedOf(code.id)).toEqual({ used: 1 });
});

it('expires while the customer pays: the page still charges what it showed, once', async () => {
  const ends = new Date(clock.now().getTime() + 4 * 60_000).toISOString();
  const code = await makeCode(staff, {
    code: 'BRIEF',
    freeShipping: true,
    usesPerCustomer: 1,
    ends,
  });
  const item = await makeItem(shop);
  const buyer = await buyerOf(item);
  await enterCode(buyer, 'BRIEF');
  const session = await buyer.payable();
  clock.advance(5);
  await shop.control('/stripe/control/clock', { advanceSeconds: 300 });
  expect(await buyer.startCheckout()).toMatchObject({ code: 'DISCOUNT_ENDED' });
  await pay(session);
  expect(await onlyOrder(buyer)).toMatchObject({ shippingPrice: 0 });
  expect(await usedOf(code.id)).toEqual({ used: 1 });
});

it('is created, turned off and on without the provider, one active per name', async () => {
  const code = await makeCode(staff, { code: 'OURS', freeShipping: true });
  expect(code).toMatchObject({ state: 'READY', active: true });
  const { data } = await shop.services.stripe.promotionCodes.list({ code: 'OURS' });
  expect(data).toEqual([]);
  expect(await setCodeActive(staff, code.id, false)).toMatchObject({ Status: 'SUCCESS' });
  const next = await makeCode(staff, { code: 'ours', percent: 10 });
  expect(await setCodeActive(staff, code.id, true)).toMatchObject({ code: 'NAME_TAKEN' });
  expect(await setCodeActive(staff, next.id, false)).toMatchObject({ Status: 'SUCCESS' });
  expect(await setCodeActive(staff, code.id, true)).toMatchObject({ Status: 'SUCCESS' });
});
