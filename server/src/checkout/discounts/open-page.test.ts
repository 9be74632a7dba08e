import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../../test/crowd.ts';
import { enterCode, setCoupon, makeCode, summaryOf } from '../../../test/discounts.ts';
import { eventually } from '../../../test/eventually.ts';
import { makeItem, type TestItem } from '../../../test/factories/catalog.ts';
import { requireDocumentsForMoney } from '../../../test/invoices-add-up.ts';
import { loseReservation } from '../../../test/lose-reservation.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { onlyOrder } from '../../../test/only-order.ts';
import { refundsOf } from '../../../test/provider-refunds.ts';
import { publishAll } from '../../../test/publisher.ts';
import { putOnSale } from '../../../test/sales.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import type { Shopper } from '../../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { Invoice } from '../../invoices/invoice.entity.ts';

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

const inMinutes = (minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();

/** Advances the clocks of both the shop and the provider. */
async function minutesPass(minutes: number): Promise<void> {
  clock.advance(minutes);
  await shop.control('/stripe/control/clock', { advanceSeconds: minutes * 60 });
}

async function buyerOf(item: TestItem, quantity = 1): Promise<Shopper> {
  const [buyer] = await makeCrowd(shop, 1);
  if (!buyer) throw new Error('nobody came');
  await buyer.add(item, quantity);
  return buyer;
}

const pay = (session: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });

const atProvider = (session: string) => shop.services.stripe.checkout.sessions.retrieve(session);

async function invoiceOf(orderId: string): Promise<Invoice> {
  const [invoice] = await shop.orm.em
    .fork()
    .find(Invoice, { document: { orders: { $contains: [orderId] } }, kind: 'INVOICE' });
  if (!invoice) throw new Error('no invoice');
  return invoice;
}

describe('an item with a coupon, on sale', () => {
  it('costs the discounted sale price in cart, payment page, order and invoice', async () => {
    const item = await makeItem(shop, { priceCents: 9_999 });
    await publishAll(staff, item);
    const { id } = await shop.services.stripe.coupons.create({ name: 'Third', percent_off: 33 });
    await setCoupon(shop, item, id);
    const sale = { salePrice: '80.01', saleStarts: inMinutes(-1), saleEnds: inMinutes(20) };
    expect((await putOnSale(staff, item, sale)).status).toBe(200);
    const buyer = await buyerOf(item, 2);

    const [goods, discount] = [16_002, 5_281];
    expect(await summaryOf(buyer)).toMatchObject({
      lines: [{ price: 80.01, amount: goods, discount }],
      subtotal: goods,
      discount: { code: 'Third', amount: discount },
      total: goods - discount,
    });
    const session = await buyer.payable();
    await pay(session);
    const order = await onlyOrder(buyer);
    expect(order.items).toMatchObject([{ price: 80.01, quantity: 2, discount }]);
    expect(order.total - order.tax - order.shippingPrice).toBe(goods - discount);
    const page = await atProvider(session);
    expect(page).toMatchObject({
      amount_subtotal: goods,
      amount_total: order.total,
      total_details: { amount_discount: discount, amount_tax: order.tax },
    });
    expect(await invoiceOf(order.orderId)).toMatchObject({
      totalCents: order.total,
      taxCents: order.tax,
      document: {
        lines: [{ quantity: 2, unitPriceCents: 8_001, discountCents: discount }],
        shippingCents: order.shippingPrice,
        otherCents: 0,
      },
    });
  });
});

describe('while a payment page is open', () => {
  it('a code expires: the page still charges the amount shown', async () => {
    const ends = inMinutes(4);
    const code = await makeCode(staff, { code: 'SHORT', percent: 20, uses: 1, ends });
    const buyer = await buyerOf(await makeItem(shop, { priceCents: 5_000 }));
    await enterCode(buyer, 'SHORT');
    const session = await buyer.payable();
    await minutesPass(5);
    expect(await buyer.startCheckout()).toMatchObject({ code: 'DISCOUNT_ENDED' });
    await pay(session);
    const order = await onlyOrder(buyer);
    expect(order).toMatchObject({ orderState: 'PENDING', items: [{ discount: 1_000 }] });
    expect(order.total).toBe((await atProvider(session)).amount_total);
    expect(await usedOf(code.id)).toBe(1);
  });

  it('a sale starts and ends: the same page still charges the price shown', async () => {
    const item = await makeItem(shop, { priceCents: 10_000 });
    const sale = { salePrice: '80', saleStarts: inMinutes(2), saleEnds: inMinutes(6) };
    await putOnSale(staff, item, sale);
    const [early, patient] = [await buyerOf(item), await buyerOf(item)];
    const [one, other] = [await early.payable(), await patient.payable()];

    await minutesPass(3);
    expect(await patient.startCheckout()).toMatchObject({ code: 'PRICE_CHANGED' });
    await pay(one);
    expect(await onlyOrder(early)).toMatchObject({ items: [{ price: 100 }] });

    await minutesPass(4);
    expect(await patient.startCheckout()).toMatchObject({ Status: 'SUCCESS' });
    expect(await patient.payable()).toBe(other);
    await pay(other);
    expect(await onlyOrder(patient)).toMatchObject({ items: [{ price: 100, discount: 0 }] });
    expect((await atProvider(other)).amount_subtotal).toBe(10_000);
  });
});

describe('a late payment', () => {
  it('is refunded in full if someone else has taken the last use of its code', async () => {
    const code = await makeCode(staff, { code: 'LASTONE', amount: 700, uses: 1 });
    const item = await makeItem(shop, { priceCents: 5_000, onHand: 10 });
    const [late, quick] = [await buyerOf(item), await buyerOf(item)];
    await enterCode(late, 'LASTONE');
    await enterCode(quick, 'LASTONE');
    const session = await late.payable();
    await loseReservation(shop, late);
    await pay(await quick.payable());
    expect(await onlyOrder(quick)).toMatchObject({ items: [{ discount: 700 }] });

    await pay(session);
    const order = await eventually(async () => {
      const one = await onlyOrder(late);
      expect(one).toMatchObject({ orderState: 'CANCELLED', total_refunded: one.total });
      return one;
    });
    const refunds = await refundsOf(shop, order.paymentIntentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([order.total]);
    expect(order.invoices.map(({ kind, total }) => ({ kind, total }))).toEqual([
      { kind: 'INVOICE', total: order.total },
      { kind: 'CREDIT_NOTE', total: order.total },
    ]);
    expect(await usedOf(code.id)).toBe(1);
  });
});

async function usedOf(id: string): Promise<number> {
  const [code] = await query<{ used: number }>(
    shop.orm.em.fork(),
    'select used from discount_codes where id = $1',
    [id],
  );
  return code?.used ?? 0;
}
