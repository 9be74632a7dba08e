import { expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { makeItem } from '../makers/make-item.ts';
import { addUnits, newShopper, paymentPage } from '../makers/shopper.ts';
import { until } from '../until.ts';

export function statusConforms(shop: () => ConformingShop): void {
  it('returns the status of a checkout to its customer only', async () => {
    const buyer = await newShopper(shop());
    const statusOf = async ({ shop: asks }: SignedIn, session?: string) =>
      asks.GET('/api/cart/checkout/status', {
        params: { query: session === undefined ? {} : { session } },
      });
    const none = { state: 'NONE', session: null, RedirectUrl: null, payableUntil: null };
    expect(await replyOf(statusOf(buyer))).toEqual(none);
    await addUnits(buyer, await makeItem(shop()));
    const RedirectUrl = await paymentPage(buyer);
    const open = await replyOf(statusOf(buyer));
    expect(open).toMatchObject({ state: 'OPEN', RedirectUrl });
    const session = open.session ?? '';
    await shop().pay(RedirectUrl, 'accepted');
    await until(async () =>
      expect(await replyOf(statusOf(buyer, session))).toEqual({ ...none, state: 'PAID', session }),
    );
    const query = { session };
    const bought = buyer.shop.GET('/api/order/checkoutComplete', { params: { query } });
    expect(await replyOf(bought)).toHaveLength(1);
    const stranger = await newShopper(shop());
    expect((await statusOf(stranger, session)).response.status).toBe(404);
    const theirs = await stranger.shop.GET('/api/order/checkoutComplete', { params: { query } });
    expect(theirs.response.status).toBe(404);
  });

  it('creates no order for a declined card, and keeps cart and page', async () => {
    const buyer = await newShopper(shop());
    await addUnits(buyer, await makeItem(shop()));
    const page = await paymentPage(buyer);
    expect(await shop().pay(page, 'declined')).toBe(false);
    expect(await replyOf(buyer.shop.GET('/api/order/checkoutComplete'))).toEqual([]);
    expect(await replyOf(buyer.shop.GET('/api/cart/list'))).toHaveLength(1);
    expect(await paymentPage(buyer)).toBe(page);
    await shop().pay(page, 'accepted');
    await until(async () =>
      expect(await replyOf(buyer.shop.GET('/api/order/checkoutComplete'))).toHaveLength(1),
    );
  });
}
