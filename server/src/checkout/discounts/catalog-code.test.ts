import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCrowd } from '../../../test/crowd.ts';
import { enterCode, makeCode, summaryOf } from '../../../test/discounts.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeItem } from '../../../test/factories/catalog.ts';
import { requireDocumentsForMoney } from '../../../test/invoices-add-up.ts';
import { onlyOrder } from '../../../test/only-order.ts';
import { asOrderManager } from '../../../test/order-manager.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { publishAll } from '../../../test/publisher.ts';
import { putOnSale } from '../../../test/sales.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import type { Shopper } from '../../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(async () => {
  await requireDocumentsForMoney(shop);
  await shop.close();
});

async function newBuyer(): Promise<Shopper> {
  const [buyer] = await makeCrowd(shop, 1);
  if (!buyer) throw new Error('nobody came');
  return buyer;
}

const pay = (session: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });

it('subtracts from a quantity price below the sale price, and refunds 3 of 12 to the cent', async () => {
  const item = await makeItem(shop, { priceCents: 1_000, onHand: 20 });
  await publishAll(staff, item);
  const breaks = { priceBreaks: [{ from: 10, price: 8.49 }] };
  const patched = await staff.send('PATCH', `/api/admin/items/${item.catalogId}/${item.itemId}`, {
    body: JSON.stringify(breaks),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(patched.status, patched.text).toBe(200);
  const [now, hour] = [shop.now().getTime(), 3_600_000];
  await putOnSale(staff, item, {
    salePrice: '9.00',
    saleStarts: new Date(now - hour).toISOString(),
    saleEnds: new Date(now + hour).toISOString(),
  });
  await makeCode(staff, { code: 'THIRD', percent: 33, catalogs: [item.catalogId] });
  const buyer = await newBuyer();
  await buyer.add(item, 12);
  await enterCode(buyer, 'THIRD');
  // 12 × $8.49 = $101.88, of which 33 percent are $33.62
  expect(await summaryOf(buyer)).toMatchObject({
    lines: [{ price: 8.49, amount: 10_188, discount: 3_362 }],
    discount: { code: 'THIRD', amount: 3_362 },
  });
  const session = await buyer.payable();
  await pay(session);
  const order = await onlyOrder(buyer);
  expect(order.items).toMatchObject([{ price: 8.49, quantity: 12, discount: 3_362 }]);
  expect(order.total - order.tax - order.shippingPrice).toBe(6_826);

  const lines = [{ catalogId: item.catalogId, catalogItemId: item.itemId, quantity: 3 }];
  const reply = await asOrderManager(staff).refund(order, { lines });
  expect(reply).toMatchObject({ Status: 'SUCCESS' });
  // a quarter of $68.26 and of its tax of 8 percent, $5.46
  await eventually(async () => {
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([1_843]);
  });
  await buyer.cancel(order.orderId);
  await eventually(async () => {
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
  });
});

it('covers only its catalog, with a coupon for exactly those items, published or not', async () => {
  const item = await makeItem(shop, { priceCents: 1_005 });
  await publishAll(staff, item);
  const { catalogId } = item;
  const code = await makeCode(staff, { code: 'FIVE', amount: 500, catalogs: [catalogId], uses: 9 });
  const other = await makeItem(shop, { priceCents: 2_000 });
  const fresh = await makeItem(shop, { catalogId, priceCents: 995, title: 'Nut' });
  const [buyer, next] = [await newBuyer(), await newBuyer()];
  for (const one of [buyer, next]) {
    for (const bought of [item, other, fresh]) await one.add(bought);
    await enterCode(one, 'FIVE');
  }
  expect(await summaryOf(buyer)).toMatchObject({
    lines: [{ discount: 251 }, { discount: 0 }, { discount: 249 }],
  });
  const sessions = [await buyer.payable(), await next.payable()];
  expect(await buyer.payable(), 'an unchanged cart keeps its page').toBe(sessions[0]);
  const { discounts } = await shop.services.stripe.checkout.sessions.retrieve(sessions[0] ?? '');
  expect(discounts).toMatchObject([
    { coupon: expect.stringMatching(/^items-/), promotion_code: null },
  ]);
  for (const session of sessions) await pay(session);
  for (const one of [buyer, next]) {
    const { items } = await onlyOrder(one);
    expect(items.map(({ discount }) => discount)).toEqual([251, 0, 249]);
  }
  const { data } = await shop.services.stripe.promotionCodes.list({ code: code.code });
  expect(data).toEqual([]);
});
