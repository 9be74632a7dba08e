import { describe, expect, it } from 'vitest';
import { administratorOf } from '../makers/administrator.ts';
import { grantAccess } from '../makers/grants.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import {
  makePlan,
  newSubscriber,
  subscribe,
  subscriber,
  subscriptionPage,
} from '../makers/subscriber.ts';
import { storeBuilder } from '../makers/store-builder.ts';
import { replyOf } from '../../src/errors.ts';
import { until } from '../until.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';

export function subscribingConforms(shop: () => ConformingShop): void {
  const someone = async () => subscriber(await shop().signedIn('customer'));

  describe('subscribing', () => {
    it('leads to a page, the same until the selection changes', async () => {
      const { catalogId } = await makeCatalog(shop());
      const plan = await makePlan(shop(), { catalogId });
      const larger = await makePlan(shop(), { catalogId, title: 'Workshop pro', price: '29' });
      const who = await someone();
      const reply = await who.start(plan);
      expect(reply).toEqual({
        Status: 'SUCCESS',
        Reason: 'Continue on the payment page.',
        RedirectUrl: expect.stringMatching(/^http/),
        catalogId: null,
        catalogItemId: null,
      });
      expect(await who.start(plan)).toMatchObject(reply);
      const other = await who.start(larger);
      expect(other).toMatchObject({ Status: 'SUCCESS' });
      expect(other.RedirectUrl).not.toBe(reply.RedirectUrl);
    });

    it('shows what is paid, with its keys, and sends an email', async () => {
      const { catalogId, title: catalogTitle } = await makeCatalog(shop(), { title: 'Academy' });
      const plan = await makePlan(shop(), {
        catalogId,
        attributes: [{ attributeId: 'license', type: 'LICENSE', value: 'Three machines' }],
      });
      const { account, subscription } = await newSubscriber(shop(), plan);
      expect(subscription).toEqual({
        SubscriptionId: `${catalogId}_${plan.catalogItemId}`,
        Cancelled: false,
        catalogId,
        catalogTitle,
        catalogItemId: plan.catalogItemId,
        title: 'Foundations',
        description: plan.description,
        image: null,
        currentPeriodEnd: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        PaymentDue: false,
        Given: false,
        licenceKeys: [
          {
            attributeId: 'license',
            title: 'Three machines',
            key: expect.stringMatching(/^SPDL(-[0-9A-Z]{5}){4}$/),
          },
        ],
      });
      const [mail] = await shop().mailsTo(account.email, 1);
      expect(mail?.subject).toBe('Your Spindle subscription to Foundations is active');
      expect(mail?.text).toContain('Thank you for subscribing to Foundations from Academy.');
      expect(mail?.text).toMatch(
        /Your subscription renews automatically on .+ at \$[\d.]+ every month, plus tax\./,
      );
    });

    it('returns the status of its page by item', async () => {
      const plan = await makePlan(shop());
      const customer = await shop().signedIn('customer');
      const subscription = `${plan.catalogId}_${plan.catalogItemId}`;
      const status = ({ shop: browser }: SignedIn) =>
        replyOf(browser.GET('/api/cart/checkout/status', { params: { query: { subscription } } }));
      const none = { state: 'NONE', session: null, RedirectUrl: null, payableUntil: null };
      expect(await status(customer)).toEqual(none);
      const RedirectUrl = await subscriptionPage(subscriber(customer), plan);
      const open = await status(customer);
      expect(open).toMatchObject({ state: 'OPEN', RedirectUrl });
      await shop().pay(RedirectUrl, 'accepted');
      const paid = { ...none, state: 'PAID', session: open.session };
      await until(async () => expect(await status(customer)).toEqual(paid));
      expect(await status(await shop().signedIn('customer'))).toEqual(none);
    });

    it('is charged at the interval of the price', async () => {
      const days = async (recurring: { interval: 'week' | 'year' }) => {
        const plan = await makePlan(shop(), { recurring });
        const { subscription } = await newSubscriber(shop(), plan);
        const end = Date.parse(subscription.currentPeriodEnd ?? '');
        return Math.round((end - shop().now().getTime()) / 86_400_000);
      };
      expect(await days({ interval: 'week' })).toBe(7);
      expect([365, 366]).toContain(await days({ interval: 'year' }));
    });

    it('does not start if the card is declined', async () => {
      const plan = await makePlan(shop());
      const who = await someone();
      expect(await shop().pay(await subscriptionPage(who, plan), 'declined')).toBe(false);
      expect(await who.list()).toEqual([]);
    });

    it('allows one plan of a catalog at a time', async () => {
      const { catalogId } = await makeCatalog(shop());
      const plan = await makePlan(shop(), { catalogId });
      const larger = await makePlan(shop(), { catalogId, title: 'Workshop pro' });
      const who = await newSubscriber(shop(), plan);
      const reply = {
        Status: 'ERROR',
        Reason: 'ACTIVE GROUP',
        RedirectUrl: null,
        catalogId: null,
        catalogItemId: null,
      };
      expect(await who.start(larger)).toMatchObject(reply);
      expect(await who.start(plan)).toMatchObject(reply);
      await subscribe(shop(), who, await makePlan(shop()));
      expect(await who.list()).toHaveLength(2);
    });

    it('says why it is not available', async () => {
      const who = await someone();
      const outright = await makeItem(shop(), { title: 'Clamp' });
      expect(await who.start(outright)).toMatchObject({
        Status: 'ERROR',
        Reason: "Clamp isn't sold as a subscription. Add it to your cart instead.",
        RedirectUrl: null,
        catalogId: outright.catalogId,
        catalogItemId: outright.catalogItemId,
      });
      for (const [options, reason] of [
        [{ enabled: false }, "isn't available. Choose another subscription."],
        [{ locked: true }, "isn't available. Choose another subscription."],
        [{ expired: true }, "isn't available. Choose another subscription."],
        [{ inventory: 0 }, 'is out of stock. Choose another subscription.'],
        [{ published: false }, 'The price of Foundations is changing'],
      ] as const) {
        const { Status, Reason } = await who.start(await makePlan(shop(), options));
        expect({ Status, Reason }).toMatchObject({
          Status: 'ERROR',
          Reason: expect.stringContaining(reason),
        });
      }
      const { catalogId } = await makeCatalog(shop(), { enabled: false });
      expect(await who.start(await makePlan(shop(), { catalogId }))).toMatchObject({
        Reason: "Foundations isn't available. Choose another subscription.",
      });
    });

    it('waits for a changed price to be published', async () => {
      const plan = await makePlan(shop());
      const who = await someone();
      await storeBuilder(shop).saveItem(plan, {
        title: plan.title,
        digital: true,
        subscription: true,
        price: '15',
      });
      expect(await who.start(plan)).toMatchObject({
        Status: 'ERROR',
        Reason: expect.stringContaining("is changing, so you can't subscribe right now"),
      });
    });

    it('finds no missing item, and requires signing in', async () => {
      const plan = await makePlan(shop());
      const nowhere = { catalogId: plan.catalogId, catalogItemId: 'nothing' };
      expect(await rejectionOf((await someone()).start(nowhere))).toMatchObject({
        status: 404,
        message: 'Item not found.',
      });
      const visitor = subscriber({ shop: shop().visitor() });
      expect(await rejectionOf(visitor.start(plan))).toMatchObject({ status: 401 });
      expect(await rejectionOf(visitor.list())).toMatchObject({ status: 401 });
    });
  });

  describe('the list of subscriptions', () => {
    it("is in the shop's order, with grants from staff", async () => {
      const later = await makeCatalog(shop(), { listingOrderWeight: 920 });
      const sooner = await makeCatalog(shop(), { listingOrderWeight: 910 });
      const plan = (catalogId: string, title: string, listingOrderWeight: number) =>
        makePlan(shop(), { catalogId, title, listingOrderWeight });
      const last = await plan(later.catalogId, 'Last', 1);
      const middle = await plan(sooner.catalogId, 'Middle', 9);
      const first = await plan(sooner.catalogId, 'First', 3);
      const { account, list } = await newSubscriber(shop(), last);
      await subscribe(shop(), subscriber(account), first);
      await grantAccess(shop(), account.userId, middle);
      const all = await list();
      expect(all.map(({ title }) => title)).toEqual(['First', 'Middle', 'Last']);
      expect(all[1]).toMatchObject({ currentPeriodEnd: null, Cancelled: false });
    });

    it('excludes purchases, and grants that are not subscriptions', async () => {
      const account = await shop().signedIn('customer');
      const sheets = await makeItem(shop(), { digital: true, published: false });
      await grantAccess(shop(), account.userId, sheets);
      expect(await subscriber(account).list()).toEqual([]);
    });

    it('of everything sold includes disabled plans for administrators only', async () => {
      const { shop: staff } = await administratorOf(shop());
      const { catalogId } = await makeCatalog(shop(), { enabled: false });
      const hidden = { catalogId, published: false };
      await makePlan(shop(), { ...hidden, title: 'Second', listingOrderWeight: 2 });
      const plan = await makePlan(shop(), { ...hidden, enabled: false, listingOrderWeight: 1 });
      const { data = [] } = await staff.GET('/api/subscriptionBuilder/list');
      const { catalogItemId, title, description } = plan;
      expect(data.filter((one) => one.catalogId === catalogId)).toMatchObject([
        { SubscriptionId: `${catalogId}_${catalogItemId}`, title, description, image: null },
        { title: 'Second' },
      ]);
      const { shop: customer } = await shop().signedIn('customer');
      const { response } = await customer.GET('/api/subscriptionBuilder/list');
      expect(response.status).toBe(403);
    });
  });
}
