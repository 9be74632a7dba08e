import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { replyOf } from '../../src/errors.ts';
import { administratorOf } from '../makers/administrator.ts';
import { listQuery } from '../makers/list-query.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makePlan, newSubscriber, subscriber } from '../makers/subscriber.ts';

export function subscriptionInvoiceConforms(shop: () => ConformingShop): void {
  const address = '/api/admin/subscriptions/{id}/invoice';

  describe('the invoice of a subscription', () => {
    it("is the payment provider's, for its customer and for staff", async () => {
      const plan = await makePlan(shop());
      const who = await newSubscriber(shop(), plan);
      const invoice = await who.invoice(plan);
      expect(invoice).toEqual({
        number: expect.stringMatching(/./),
        dateIssued: expect.any(String),
        total: expect.any(Number),
        paid: true,
        url: expect.stringMatching(/^https?:/),
      });
      expect(invoice.total).toBeGreaterThanOrEqual(1_200);
      const { shop: staff } = await administratorOf(shop());
      const params = listQuery({ filter: { userId: who.account.userId } });
      const [known] = await replyOf(staff.GET('/api/admin/subscriptions', { params }));
      const path = { id: known?.id ?? '' };
      expect(await replyOf(staff.GET(address, { params: { path } }))).toEqual(invoice);
      const theirs = who.account.shop.GET(address, { params: { path } });
      expect(await rejectionOf(replyOf(theirs))).toMatchObject({ status: 403 });
    });

    it('is not found by anyone else, or without a subscription', async () => {
      const plan = await makePlan(shop());
      await newSubscriber(shop(), plan);
      const stranger = subscriber(await shop().signedIn('customer'));
      expect(await rejectionOf(stranger.invoice(plan))).toMatchObject({ status: 404 });
      const { shop: staff } = await administratorOf(shop());
      const none = staff.GET(address, { params: { path: { id: crypto.randomUUID() } } });
      expect(await rejectionOf(replyOf(none))).toMatchObject({ status: 404 });
    });
  });
}
