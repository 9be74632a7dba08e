import { describe, expect, it } from 'vitest';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { replyOf } from '../../src/errors.ts';
import { administratorOf } from '../makers/administrator.ts';
import { entitlementsOf, grantAccess, revokeGrant } from '../makers/grants.ts';
import { makeSale, moveTo, settledOrder } from '../makers/sale.ts';
import { makePlan, newSubscriber } from '../makers/subscriber.ts';
import { uploadDownload } from '../makers/upload-download.ts';
import { until } from '../until.ts';

const PLANS = {
  title: 'Mill plans',
  digital: true,
  price: '49',
  attributes: [
    { attributeId: 'sheets', type: 'DOWNLOADABLE', value: 'sheets', description: 'Drawings' },
    { attributeId: 'license', type: 'LICENSE', value: 'Personal use' },
  ],
} as const;

export function boughtAccessConforms(shop: () => ConformingShop): void {
  const sell = () => makeSale(shop(), { ...PLANS, attributes: [...PLANS.attributes] });

  async function boughtBy({ shop: browser }: SignedIn) {
    const [order] = await replyOf(
      browser.GET('/api/order/list/{days}', { params: { path: { days: 30 } } }),
    );
    return order?.items[0];
  }

  describe('a purchase', () => {
    it('can be opened, with a key that the order also shows', async () => {
      const { buyer, item, order } = await sell();
      const [right, ...more] = await entitlementsOf(shop(), buyer.userId);
      expect(more).toEqual([]);
      expect(right).toEqual({
        id: expect.any(String),
        userId: buyer.userId,
        email: buyer.email,
        customerName: 'Ada Park',
        catalogId: item.catalogId,
        catalogItemId: item.catalogItemId,
        title: 'Mill plans',
        source: 'ORDER',
        sourceId: order.orderId,
        open: true,
        dateCreated: expect.any(String),
        endsAt: null,
        closedBecause: null,
        note: null,
        licenceKeys: [
          {
            attributeId: 'license',
            title: 'Personal use',
            key: expect.stringMatching(/^SPDL(-[0-9A-Z]{5}){4}$/),
          },
        ],
      });
      expect(await boughtBy(buyer)).toMatchObject({
        access: 'OPEN',
        licenceKeys: right?.licenceKeys,
        downloads: [{ attributeId: 'sheets', title: 'sheets', url: null }],
      });
    });

    it('has its file once it is uploaded', async () => {
      const { buyer, item } = await sell();
      const file = new File(['G0 Z5'], 'mill-600.nc', { type: 'text/plain' });
      const saved = await uploadDownload(shop(), { ...item, attributeId: 'sheets' }, file);
      expect(saved).toMatchObject({ Status: 'SUCCESS', Attribute: { value: 'mill-600.nc' } });
      const line = await boughtBy(buyer);
      expect(line?.downloads).toMatchObject([
        {
          attributeId: 'sheets',
          title: 'mill-600.nc',
          description: 'Drawings',
          size: 5,
          url: expect.stringMatching(/^\/assets\/downloads\/.+\/mill-600\.nc$/),
          expiresAt: expect.any(String),
        },
      ]);
    });

    it('is closed by a refund', async () => {
      const { buyer, key } = await sell();
      const { shop: staff } = await administratorOf(shop());
      expect(await moveTo(staff, key, 'REFUNDED')).toMatchObject({ Status: 'SUCCESS' });
      await settledOrder(staff, key);
      await until(async () => {
        const rights = await entitlementsOf(shop(), buyer.userId);
        expect(rights).toMatchObject([{ open: false, closedBecause: 'REFUNDED' }]);
      });
      expect(await boughtBy(buyer)).toMatchObject({
        access: 'CLOSED',
        downloads: [],
        licenceKeys: [],
      });
    });

    it("can't be revoked", async () => {
      const { buyer } = await sell();
      const [right] = await entitlementsOf(shop(), buyer.userId);
      expect(await revokeGrant(shop(), right?.id ?? '')).toMatchObject({
        Status: 'ERROR',
        Reason: 'This access was bought. To end it, refund the order.',
      });
    });
  });

  describe('a subscription', () => {
    it('can be opened until the end of the paid period', async () => {
      const { account, subscription } = await newSubscriber(shop(), await makePlan(shop()));
      const rights = await entitlementsOf(shop(), account.userId);
      expect(rights).toMatchObject([
        { source: 'SUBSCRIPTION', open: true, endsAt: subscription.currentPeriodEnd },
      ]);
      expect(await revokeGrant(shop(), rights[0]?.id ?? '')).toMatchObject({
        Status: 'ERROR',
        Reason: 'This access comes with a subscription and ends with it.',
      });
    });

    it('is shown once to a customer who also has a grant', async () => {
      const plan = await makePlan(shop());
      const { account, list, subscription } = await newSubscriber(shop(), plan);
      await grantAccess(shop(), account.userId, plan);
      expect(await entitlementsOf(shop(), account.userId)).toHaveLength(2);
      expect(await list()).toEqual([subscription]);
    });
  });
}
