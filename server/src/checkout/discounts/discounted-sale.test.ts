import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../../test/crowd.ts';
import {
  enterCode,
  setCoupon,
  makeCode,
  summaryOf,
  setCodeActive,
} from '../../../test/discounts.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { mailsTo } from '../../../test/mails.ts';
import { onlyOrder } from '../../../test/only-order.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { publishAll } from '../../../test/publisher.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import type { Shopper } from '../../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function newBuyer(): Promise<Shopper> {
  const [buyer] = await makeCrowd(shop, 1);
  if (!buyer) throw new Error('nobody came');
  return buyer;
}

const finish = (session: string, outcome: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome });

const atProvider = (session: string) => shop.services.stripe.checkout.sessions.retrieve(session);

async function usedOf(id: string): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ id }));
  const { text } = await staff.get(`/api/admin/codes?filter=${filter}`);
  return Number(JSON.parse(text)[0].used);
}

describe('a code', () => {
  it('is charged as the cart showed it, kept on the order, and leaves the cart', async () => {
    const code = await makeCode(staff, { code: 'THIRD', percent: 33, usesPerCustomer: 1 });
    const buyer = await newBuyer();
    const [one, other] = [
      await makeItem(shop, { priceCents: 1_005, title: 'Collet' }),
      await makeItem(shop, { priceCents: 333, title: 'Nut' }),
    ];
    await buyer.add(one, 2);
    await buyer.add(other);
    await enterCode(buyer, 'third');
    const summary = await summaryOf(buyer);
    expect(summary.lines.map(({ discount }) => discount)).toEqual([663, 110]);
    const session = await buyer.payable();
    expect(await atProvider(session)).toMatchObject({
      amount_subtotal: summary.subtotal,
      total_details: { amount_discount: 773 },
      allow_promotion_codes: null,
    });
    expect(await usedOf(code.id)).toBe(1);
    await finish(session, 'paid');
    const order = await onlyOrder(buyer);
    expect(order.items).toMatchObject([
      { title: 'Collet', price: 10.05, discount: 663 },
      { title: 'Nut', price: 3.33, discount: 110 },
    ]);
    const { amount_total: paid } = await atProvider(session);
    expect(order.total).toBe(paid);
    expect(order.total - order.tax - order.shippingPrice).toBe(summary.total);
    expect(await summaryOf(buyer)).toMatchObject({ lines: [], enteredCode: null });
    await eventually(async () => {
      const [mail] = await mailsTo(shop, buyer.account.email);
      expect(mail?.text).toContain('-$7.73');
    });
    await buyer.add(one);
    expect(await enterCode(buyer, 'THIRD')).toMatchObject({ code: 'DISCOUNT_USED_BY_YOU' });

    await buyer.cancel(order.orderId);
    await eventually(async () => {
      const refunds = await refundsOf(shop, order.paymentIntentId);
      expect(refunds.map(({ amount }) => amount)).toEqual([order.total]);
    });
    expect(await usedOf(code.id)).toBe(1);
  });

  it('that covers the full price creates an order of zero, and its refunds move no money', async () => {
    await makeCode(staff, { code: 'FREE', percent: 100 });
    const buyer = await newBuyer();
    await buyer.add(await makeItem(shop, { priceCents: 4_900, digital: true }));
    await enterCode(buyer, 'FREE');
    expect(await summaryOf(buyer)).toMatchObject({ shipping: 0, total: 0 });
    const session = await buyer.payable();
    await finish(session, 'paid');
    expect(await atProvider(session)).toMatchObject({
      payment_status: 'no_payment_required',
      payment_intent: null,
      amount_total: 0,
    });
    expect(await onlyOrder(buyer)).toMatchObject({
      orderState: 'SHIPPED',
      total: 0,
      paymentIntentId: null,
      items: [{ discount: 4_900 }],
    });
    expect(await query(shop.orm.em.fork(), 'select from refunds')).toEqual(
      await query(shop.orm.em.fork(), 'select from refunds where amount_cents > 0'),
    );
  });

  it('that covers the goods leaves only shipping to pay, which a cancellation refunds', async () => {
    await makeCode(staff, { code: 'GOODS', percent: 100 });
    const buyer = await newBuyer();
    await buyer.add(await makeItem(shop, { priceCents: 4_900 }));
    await enterCode(buyer, 'GOODS');
    const session = await buyer.payable();
    await finish(session, 'paid');
    const order = await onlyOrder(buyer);
    expect(order.total).toBeGreaterThan(0);
    expect(order.total - order.tax).toBe(order.shippingPrice);
    expect(await buyer.cancel(order.orderId)).toMatchObject({ Status: 'SUCCESS' });
    await eventually(async () => {
      const refunds = await refundsOf(shop, order.paymentIntentId);
      expect(refunds.map(({ amount }) => amount)).toEqual([order.total]);
    });
  });

  it('that is switched off while the page is open is still charged as shown', async () => {
    const code = await makeCode(staff, { code: 'GOING', amount: 700 });
    const buyer = await newBuyer();
    await buyer.add(await makeItem(shop, { priceCents: 5_000 }));
    await enterCode(buyer, 'GOING');
    const session = await buyer.payable();
    await setCodeActive(staff, code.id, false);
    expect(await buyer.startCheckout()).toMatchObject({ code: 'DISCOUNT_INACTIVE' });
    await finish(session, 'paid');
    expect(await onlyOrder(buyer)).toMatchObject({
      orderState: 'PENDING',
      items: [{ discount: 700 }],
    });
  });

  it('can be used again after its page expires, and moves to the new page when the cart changes', async () => {
    const code = await makeCode(staff, { code: 'ONCE', amount: 700, uses: 1, usesPerCustomer: 1 });
    const item = await makeItem(shop, { priceCents: 5_000 });
    const [first, second] = [await newBuyer(), await newBuyer()];
    for (const buyer of [first, second]) {
      await buyer.add(item);
      await enterCode(buyer, 'ONCE');
    }
    const before = await first.payable();
    expect(await first.payable()).toBe(before);
    expect(await second.startCheckout()).toMatchObject({ code: 'DISCOUNT_USED_UP' });
    await first.add(item);
    const session = await first.payable();
    expect(session).not.toBe(before);
    expect(await usedOf(code.id)).toBe(1);
    await finish(session, 'expired');
    await eventually(async () => expect(await usedOf(code.id)).toBe(0));
    await finish(await second.payable(), 'paid');
    expect(await onlyOrder(second)).toMatchObject({ items: [{ discount: 700 }] });
    expect(await usedOf(code.id)).toBe(1);
  });
});

describe('two buyers of the last use of a code', () => {
  it('at the same time: one gets it, the other is rejected and nothing is reserved for them', async () => {
    const item = await makeItem(shop, { priceCents: 5_000, onHand: 100 });
    const buyers = await makeCrowd(shop, 2);
    for (const buyer of buyers) await buyer.add(item);
    const code = await makeCode(staff, { code: 'LAST', amount: 700, uses: 1 });
    for (const buyer of buyers) await enterCode(buyer, 'LAST');
    for (let round = 1; round <= 12; round += 1) {
      const replies = await Promise.all(buyers.map((buyer) => buyer.startCheckout()));
      const [winner, ...others] = replies.filter(({ Status }) => Status === 'SUCCESS');
      expect(others, `round ${round}`).toEqual([]);
      expect(replies.filter(({ Status }) => Status === 'ERROR')).toMatchObject([
        { code: 'DISCOUNT_USED_UP', RedirectUrl: null },
      ]);
      expect(await usedOf(code.id)).toBe(1);
      const session = /cs_\w+/.exec(winner?.RedirectUrl ?? '')?.[0] ?? '';
      await finish(session, 'expired');
      await eventually(async () => expect(await usedOf(code.id)).toBe(0));
    }
  }, 120_000);
});

describe("items' own coupons", () => {
  async function couponItem(couponId: string, priceCents: number): Promise<TestItem> {
    const item = await makeItem(shop, { priceCents });
    await publishAll(staff, item);
    await setCoupon(shop, item, couponId);
    return item;
  }

  it('compete: the larger one applies, to its own items only', async () => {
    await shop.services.stripe.coupons.create({ id: 'small', name: 'Small', percent_off: 50 });
    await shop.services.stripe.coupons.create({
      id: 'large',
      name: 'Large',
      amount_off: 600,
      currency: 'usd',
    });
    const buyer = await newBuyer();
    await buyer.add(await couponItem('small', 1_000));
    const expensive = await couponItem('large', 3_000);
    await buyer.add(expensive);
    await buyer.add(await makeItem(shop, { priceCents: 9_000 }));
    expect(await summaryOf(buyer)).toMatchObject({
      lines: [{ discount: 0 }, { discount: 600 }, { discount: 0 }],
      discount: { code: 'Large', amount: 600, catalogItemId: expensive.itemId },
      enteredCode: null,
    });
    await finish(await buyer.payable(), 'paid');
    const order = await onlyOrder(buyer);
    expect(order.items.map(({ discount }) => discount)).toEqual([0, 600, 0]);
    expect(order.total - order.tax - order.shippingPrice).toBe(12_400);
  });

  it('yield to an entered code, which also covers unpublished prices', async () => {
    await shop.services.stripe.coupons.create({ id: 'half', percent_off: 50 });
    const buyer = await newBuyer();
    const item = await couponItem('half', 1_000);
    await query(
      shop.orm.em.fork(),
      'update catalog_items set price_cents = 800 where catalog_id = $1 and item_id = $2',
      [item.catalogId, item.itemId],
    );
    await buyer.add(item);
    expect(await summaryOf(buyer)).toMatchObject({ discount: { code: 'half', amount: 400 } });
    await makeCode(staff, { code: 'TENTH', percent: 10 });
    await enterCode(buyer, 'TENTH');
    expect(await summaryOf(buyer)).toMatchObject({ discount: { code: 'TENTH', amount: 80 } });
    await buyer.send('DELETE', '/api/cart/code');
    await finish(await buyer.payable(), 'paid');
    expect(await onlyOrder(buyer)).toMatchObject({ items: [{ price: 8, discount: 400 }] });
  });

  it('that the provider does not know take nothing off', async () => {
    const buyer = await newBuyer();
    await buyer.add(await couponItem('gone', 1_000));
    expect(await summaryOf(buyer)).toMatchObject({ discount: null, total: 1_000 });
    await finish(await buyer.payable(), 'paid');
    expect(await onlyOrder(buyer)).toMatchObject({ items: [{ discount: 0 }] });
  });
});
