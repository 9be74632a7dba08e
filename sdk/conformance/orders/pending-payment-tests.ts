import { expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { makeItem } from '../makers/make-item.ts';
import { addUnits, newShopper, paymentPage } from '../makers/shopper.ts';
import { until } from '../until.ts';

export function pendingPaymentTests(shop: () => ConformingShop): void {
  const pendingOf = (buyer: SignedIn) => replyOf(buyer.shop.GET('/api/order/pendingPayments'));
  const cartOf = (buyer: SignedIn) => replyOf(buyer.shop.GET('/api/cart/list'));

  async function payTwoByBank() {
    const buyer = await newShopper(shop());
    const item = await makeItem(shop());
    await addUnits(buyer, item, 2);
    const page = await paymentPage(buyer);
    await shop().payByBank(page, 'pending');
    await until(async () =>
      expect(await pendingOf(buyer)).toMatchObject([
        { state: 'PENDING', dateFailed: null, items: [{ title: item.title, quantity: 2 }] },
      ]),
    );
    return { buyer, item, page };
  }

  it('keeps the units of a pending bank payment out of the cart and the next checkout', async () => {
    const { buyer, item, page } = await payTwoByBank();
    expect(await cartOf(buyer)).toEqual([]);
    expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
      code: 'PAYMENT_PENDING',
      catalogItemId: null,
    });
    await addUnits(buyer, item);
    expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
      code: 'PAYMENT_PENDING',
      catalogItemId: item.catalogItemId,
    });
    const params = { query: { again: true } };
    expect(await replyOf(buyer.shop.GET('/api/cart/checkout', { params }))).toMatchObject({
      Status: 'SUCCESS',
    });
    await shop().payByBank(page, 'succeeded');
    await until(async () => expect(await pendingOf(buyer)).toEqual([]));
    const params90 = { path: { days: 90 } };
    const orders = await replyOf(buyer.shop.GET('/api/order/list/{days}', { params: params90 }));
    expect(orders).toMatchObject([{ items: [{ quantity: 2 }] }]);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 1 }]);
  });

  it('returns the units of a declined bank payment to the cart, and says so', async () => {
    const { buyer, item, page } = await payTwoByBank();
    await addUnits(buyer, item);
    await shop().payByBank(page, 'failed');
    await until(async () =>
      expect(await pendingOf(buyer)).toMatchObject([
        { state: 'FAILED', dateFailed: expect.stringMatching(/Z$/) },
      ]),
    );
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 3 }]);
    const mails = await until(() => shop().mailsTo(buyer.email, 1));
    expect(mails.at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Your payment of \$[\d.,]+ failed$/),
      text: expect.stringContaining(`2 × ${item.title}`),
    });
  });
}
