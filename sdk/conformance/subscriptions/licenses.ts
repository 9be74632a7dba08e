import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { replyOf } from '../../src/errors.ts';
import type { ShopClient } from '../../src/client.ts';
import { administratorOf } from '../makers/administrator.ts';
import { entitlementsOf, grantAccess, revokeGrant } from '../makers/grants.ts';
import { sendContent } from '../makers/licensed-content.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makePlan, newSubscriber, subscriber } from '../makers/subscriber.ts';
import { storeBuilder } from '../makers/store-builder.ts';

interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

export function licensesConform(shop: () => ConformingShop): void {
  const addressOf = ({ catalogId, catalogItemId }: ItemKey) =>
    expect.stringMatching(new RegExp(`/assets/subs/${catalogId}/${catalogItemId}/t/[^/]+/$`));

  const openAsStaff = (staff: ShopClient, { catalogId, catalogItemId }: ItemKey) =>
    replyOf(
      staff.GET('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', {
        params: { path: { catalogId, catalogItemId } },
      }),
    );

  describe('licensed content', () => {
    it('is open to its subscribers once it is uploaded', async () => {
      const plan = await makePlan(shop());
      const who = await newSubscriber(shop(), plan);
      expect(await who.open(plan)).toMatchObject({
        Status: 'ERROR',
        Reason: "There's no content here yet. Check back later, or contact us if you expected it.",
        Url: null,
      });
      await sendContent(shop(), plan);
      expect(await who.open(plan)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Opened.',
        Url: addressOf(plan),
      });
    });

    it('stays open to them when it is no longer sold', async () => {
      const plan = await makePlan(shop());
      await sendContent(shop(), plan);
      const { subscription, ...who } = await newSubscriber(shop(), plan);
      await storeBuilder(shop).deleteItem(plan);
      await storeBuilder(shop).deleteCatalog(plan.catalogId);
      expect(await who.open(plan)).toMatchObject({ Status: 'SUCCESS', Url: addressOf(plan) });
      expect(await who.list()).toEqual([subscription]);
      const other = subscriber(await shop().signedIn('customer'));
      expect(await rejectionOf(other.open(plan))).toMatchObject({ status: 404 });
    });

    it('is closed to others', async () => {
      const plan = await makePlan(shop());
      await sendContent(shop(), plan);
      const who = subscriber(await shop().signedIn('customer'));
      expect(await who.open(plan)).toMatchObject({
        Status: 'ERROR',
        Reason: 'This content is for subscribers. Subscribe in the shop to open it.',
        Url: null,
      });
      const nowhere = { catalogId: plan.catalogId, catalogItemId: 'nothing' };
      expect(await rejectionOf(who.open(nowhere))).toMatchObject({
        status: 404,
        message: 'Subscription not found.',
      });
    });

    it('is open with a grant until that is revoked', async () => {
      const plan = await makePlan(shop());
      await sendContent(shop(), plan);
      const account = await shop().signedIn('customer');
      const who = subscriber(account);
      await grantAccess(shop(), account.userId, plan);
      expect(await who.open(plan)).toMatchObject({ Status: 'SUCCESS' });
      const [overrides] = await entitlementsOf(shop(), account.userId);
      await revokeGrant(shop(), overrides?.id ?? '');
      expect(await who.open(plan)).toMatchObject({
        Status: 'ERROR',
        Reason: 'Your access was revoked. If this is a mistake, contact us.',
        Url: null,
      });
      expect(await who.list()).toEqual([]);
    });

    it('is open to administrators without a subscription', async () => {
      const { shop: staff } = await administratorOf(shop());
      const plan = await makePlan(shop(), { published: false });
      expect(await openAsStaff(staff, plan)).toMatchObject({
        Status: 'ERROR',
        Reason: 'Nothing has been uploaded yet. Upload a zip in the item editor.',
      });
      await sendContent(shop(), plan);
      expect(await openAsStaff(staff, plan)).toEqual({ Url: addressOf(plan) });
      const nowhere = { ...plan, catalogItemId: 'nothing' };
      expect(await rejectionOf(openAsStaff(staff, nowhere))).toMatchObject({ status: 404 });
      const { shop: customer } = await shop().signedIn('customer');
      expect(await rejectionOf(openAsStaff(customer, plan))).toMatchObject({ status: 403 });
    });
  });
}
