import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { discountCodeCalls } from '../makers/discount-code-calls.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { addUnits, buy, newShopper } from '../makers/shopper.ts';

export function discountCodesConform(shop: () => ConformingShop): void {
  const { make, setCodeActive, list, enter, summaryOf } = discountCodeCalls(shop);

  describe('a discount code', () => {
    it('is created, listed, switched off and on, with one active per name', async () => {
      const { DiscountCode: made } = await make({ code: 'Conform', percent: 12, uses: 3 });
      const id = made?.id ?? '';
      expect(made).toMatchObject({
        code: 'Conform',
        state: 'READY',
        active: true,
        used: 0,
        uses: 3,
      });
      expect(await list({ id })).toEqual([made]);
      expect(await list({ q: 'confor', active: true, state: 'READY' })).toMatchObject([{ id }]);
      expect(await make({ code: 'CONFORM', amount: 5 })).toMatchObject({
        Status: 'ERROR',
        code: 'NAME_TAKEN',
        DiscountCode: null,
      });
      const off = { Status: 'SUCCESS', Reason: 'Code Conform turned off.' };
      expect(await setCodeActive(id, false)).toEqual(off);
      expect(await list({ id })).toMatchObject([{ active: false }]);
      expect(await setCodeActive(id, true)).toMatchObject({ Status: 'SUCCESS' });
    });

    it("can't be of both kinds, or end before it begins", async () => {
      const both = await rejectionOf(make({ code: 'BOTH', percent: 5, amount: 5 }));
      expect(both).toMatchObject({ status: 400 });
      const past = await rejectionOf(
        make({ code: 'PAST', percent: 5, ends: '2020-01-01T00:00:00Z' }),
      );
      expect(past).toMatchObject({ status: 400 });
      const items = [{ catalogId: 'no-such', catalogItemId: 'item' }];
      expect(await rejectionOf(make({ code: 'ITEMLESS', percent: 5, items }))).toMatchObject({
        status: 404,
      });
    });

    it('reduces each line, is paid with, and leaves the cart', async () => {
      const { DiscountCode: made } = await make({
        code: 'THIRDS',
        percent: 33,
        usesPerCustomer: 1,
      });
      const buyer = await newShopper(shop());
      const collet = await makeItem(shop(), { price: '10.05', inventory: 9 });
      await addUnits(buyer, collet);
      expect(await enter(buyer, 'NO-SUCH-CODE')).toMatchObject({ code: 'DISCOUNT_UNKNOWN' });
      expect(await enter(buyer, 'thirds')).toEqual({
        Status: 'SUCCESS',
        Reason: 'Code THIRDS applied.',
      });
      expect(await summaryOf(buyer)).toEqual({
        lines: [
          {
            catalogId: collet.catalogId,
            catalogItemId: collet.catalogItemId,
            quantity: 1,
            price: 10.05,
            amount: 1005,
            discount: 332,
          },
        ],
        subtotal: 1005,
        discount: {
          code: 'THIRDS',
          amount: 332,
          freeShipping: false,
          catalogId: null,
          catalogItemId: null,
        },
        enteredCode: 'THIRDS',
        codeRefusal: null,
        shipping: null,
        total: 673,
        orders: 1,
        shipments: 1,
      });
      const [order] = await buy(shop(), buyer, [{ item: collet }]);
      expect(order?.items).toMatchObject([{ quantity: 2, price: 10.05, discount: 663 }]);
      expect((order?.total ?? 0) - (order?.tax ?? 0) - (order?.shippingPrice ?? 0)).toBe(1347);
      expect(await list({ id: made?.id })).toMatchObject([{ used: 1 }]);
      expect(await summaryOf(buyer)).toMatchObject({ lines: [], enteredCode: null, shipping: 0 });
      await addUnits(buyer, collet);
      expect(await enter(buyer, 'THIRDS')).toMatchObject({ code: 'DISCOUNT_USED_BY_YOU' });
    });

    it('without an effect blocks checkout until it is removed', async () => {
      const { DiscountCode: made } = await make({ code: 'SHORTLIVED', amount: 100 });
      const buyer = await newShopper(shop());
      await addUnits(buyer, await makeItem(shop()));
      await enter(buyer, 'SHORTLIVED');
      await setCodeActive(made?.id ?? '', false);
      const rejected = { code: 'DISCOUNT_INACTIVE', Reason: expect.stringContaining('SHORTLIVED') };
      expect(await summaryOf(buyer)).toMatchObject({ discount: null, codeRefusal: rejected });
      const start = () => replyOf(buyer.shop.GET('/api/cart/checkout'));
      expect(await start()).toMatchObject({ Status: 'ERROR', RedirectUrl: null, ...rejected });
      expect(await replyOf(buyer.shop.DELETE('/api/cart/code'))).toMatchObject({
        Status: 'SUCCESS',
      });
      expect(await start()).toMatchObject({ Status: 'SUCCESS' });
    });

    it('for free shipping charges no shipping, and nothing else is taken off', async () => {
      const freeShipping = true;
      const items = [{ catalogId: 'spindles', catalogItemId: 'any' }];
      expect(await rejectionOf(make({ code: 'FREE-SOME', freeShipping, items }))).toMatchObject({
        status: 400,
      });
      const { DiscountCode: made } = await make({ code: 'FREE-SHIP', freeShipping, uses: 1 });
      expect(made).toMatchObject({ state: 'READY', freeShipping, percent: null, amount: null });
      const buyer = await newShopper(shop());
      const plans = await makeItem(shop(), { price: '5.00', digital: true });
      await addUnits(buyer, plans);
      expect(await enter(buyer, 'free-ship')).toMatchObject({
        code: 'DISCOUNT_APPLIES_TO_NOTHING',
      });
      const collet = await makeItem(shop(), { price: '10.00', inventory: 9 });
      await addUnits(buyer, collet);
      expect(await enter(buyer, 'free-ship')).toMatchObject({ Status: 'SUCCESS' });
      expect(await summaryOf(buyer)).toMatchObject({
        lines: [{ discount: 0 }, { discount: 0 }],
        discount: { code: 'FREE-SHIP', amount: 0, freeShipping },
        shipping: 0,
        total: 1500,
      });
      expect(await buy(shop(), buyer, [])).toMatchObject([
        { shippingGrouping: 'DIGITAL', shippingPrice: 0, total: 540 },
        { shippingGrouping: 'PARCEL', shippingPrice: 0, tax: 80, total: 1080 },
      ]);
      const other = await newShopper(shop());
      await addUnits(other, collet);
      expect(await enter(other, 'FREE-SHIP')).toMatchObject({ code: 'DISCOUNT_USED_UP' });
      await setCodeActive(made?.id ?? '', false);
      expect(await list({ id: made?.id })).toMatchObject([
        { active: false, used: 1, state: 'READY' },
      ]);
    });

    it('for everything makes an order of zero', async () => {
      await make({ code: 'ALLOFIT', percent: 100 });
      const buyer = await newShopper(shop());
      const plans = await makeItem(shop(), { digital: true });
      await addUnits(buyer, plans);
      await enter(buyer, 'ALLOFIT');
      const [order] = await buy(shop(), buyer, [{ item: plans }]);
      expect(order).toMatchObject({ total: 0, tax: 0, paymentIntentId: null });
    });
  });
}
