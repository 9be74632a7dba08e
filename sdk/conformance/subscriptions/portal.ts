import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { rejectionOf } from '../makers/rejection.ts';
import {
  makePlan,
  newSubscriber,
  subscribe,
  subscriber,
  type Subscriber,
} from '../makers/subscriber.ts';
import { until } from '../until.ts';

export function portalConforms(shop: () => ConformingShop): void {
  async function portalOf(who: Subscriber): Promise<string> {
    const { Url, ...rest } = await who.portal();
    expect(rest).toEqual({ Status: 'SUCCESS', Reason: 'The customer portal is open.' });
    return Url ?? '';
  }

  /** Waits until the shop knows the changes made in the portal to the only subscription. */
  const settled = (who: Subscriber, expected: object) =>
    until(async () => expect(await who.list()).toMatchObject([expected]));

  describe('canceling', () => {
    it('ends a subscription with the paid period, any number of times', async () => {
      const plan = await makePlan(shop());
      const who = await newSubscriber(shop(), plan);
      const reply = await who.cancel(plan);
      expect(reply).toEqual({
        Status: 'SUCCESS',
        Reason: expect.stringMatching(
          /^Subscription canceled\. You can open its content until [A-Z][a-z]+ \d+, \d{4}\.$/,
        ),
      });
      const { subscription } = who;
      expect(await who.list()).toEqual([{ ...subscription, Cancelled: true }]);
      expect(await who.cancel(plan)).toEqual(reply);
      expect((await who.start(plan)).Reason).toBe('ACTIVE GROUP');
    });

    it('is only for subscriptions', async () => {
      const who = subscriber(await shop().signedIn('customer'));
      expect(await rejectionOf(who.cancel(await makePlan(shop())))).toMatchObject({
        status: 404,
        message: 'Subscription not found in your account.',
      });
    });
  });

  describe('the customer portal', () => {
    it('is not available to customers the provider does not know', async () => {
      expect(await subscriber(await shop().signedIn('customer')).portal()).toEqual({
        Status: 'NO ID',
        Url: null,
        Reason: "You don't have any payments or plans to manage yet.",
      });
    });

    it('cancels a plan, and undoes that', async () => {
      const customer = await shop().signedIn('customer');
      const who = subscriber(customer);
      await subscribe(shop(), who, await makePlan(shop()));
      const portal = await portalOf(who);
      await shop().atPortal(portal, 'cancel');
      await settled(who, { Cancelled: true });
      const [, mail] = await until(() => shop().mailsTo(customer.email, 2));
      expect(mail?.subject).toMatch(/^You canceled your Spindle subscription to /);
      await shop().atPortal(portal, 'renew');
      await settled(who, { Cancelled: false });
    });

    it('changes to another plan of the catalog, whose keys are shown from then on', async () => {
      const { catalogId } = await makeCatalog(shop());
      const license = (attributeId: string, value: string) => ({
        attributeId,
        type: 'LICENSE' as const,
        value,
      });
      const plan = await makePlan(shop(), {
        catalogId,
        attributes: [license('cam', 'One machine'), license('post', 'One post-processor')],
      });
      const larger = await makePlan(shop(), {
        catalogId,
        title: 'Workshop pro',
        price: '29',
        attributes: [license('cam', 'Three machines')],
      });
      const who = await newSubscriber(shop(), plan);
      const keys = who.subscription.licenceKeys;
      const portal = await portalOf(who);
      await shop().atPortal(portal, { plan: 'Workshop pro' });
      await settled(who, {
        catalogItemId: larger.catalogItemId,
        currentPeriodEnd: who.subscription.currentPeriodEnd,
        licenceKeys: [{ attributeId: 'cam', title: 'Three machines', key: keys[0]?.key }],
      });
      await shop().atPortal(portal, { plan: 'Foundations' });
      await settled(who, { catalogItemId: plan.catalogItemId, licenceKeys: keys });
    });
  });
}
