import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import { administratorOf } from '../makers/administrator.ts';
import { listQuery } from '../makers/list-query.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makePlan, newSubscriber, subscribe } from '../makers/subscriber.ts';

export function subscriptionListConforms(shop: () => ConformingShop): void {
  async function list(options: Parameters<typeof listQuery>[0], client?: ShopClient) {
    const staff = client ?? (await administratorOf(shop())).shop;
    const params = listQuery(options);
    const call = staff.GET('/api/admin/subscriptions', { params });
    const found = await replyOf(call);
    return { found, range: (await call).response.headers.get('Content-Range') };
  }

  describe('subscriptions, for staff', () => {
    it('are filtered by owner and status', async () => {
      const plan = await makePlan(shop());
      const who = await newSubscriber(shop(), plan);
      const other = await makePlan(shop(), { title: 'Workshop pro' });
      shop().advance(1);
      await subscribe(shop(), who, other);
      await who.cancel(other);
      const { userId, email } = who.account;
      const { found, range } = await list({ filter: { email: email.toUpperCase() } });
      expect(range).toBe('subscriptions 0-1/2');
      expect(found.map(({ title }) => title)).toEqual(['Workshop pro', 'Foundations']);
      const first = found.find(({ cancelled }) => !cancelled);
      expect(first).toEqual({
        id: expect.any(String),
        userId,
        email,
        customerName: 'Ada Park',
        customerId: expect.stringMatching(/^cus_/),
        providerId: expect.stringMatching(/^sub_/),
        catalogId: plan.catalogId,
        catalogItemId: plan.catalogItemId,
        title: 'Foundations',
        status: 'active',
        cancelled: false,
        currentPeriodEnd: who.subscription.currentPeriodEnd,
        endedAt: null,
        dateCreated: expect.any(String),
      });
      const titles = async (filter: object) =>
        (await list({ filter: { userId, ...filter }, sort: ['status', 'ASC'] })).found.map(
          ({ title }) => title,
        );
      expect(await titles({ cancelled: true })).toEqual(['Workshop pro']);
      expect(await titles({ catalogId: plan.catalogId })).toEqual(['Foundations']);
      expect(await titles({ providerId: first?.providerId })).toEqual(['Foundations']);
      expect(await titles({ status: ['canceled', 'past_due'] })).toEqual([]);
      expect(await titles({ status: 'active' })).toHaveLength(2);
    });

    it('are returned one by one', async () => {
      const { account } = await newSubscriber(shop(), await makePlan(shop()));
      const [known] = (await list({ filter: { userId: account.userId } })).found;
      const { shop: staff } = await administratorOf(shop());
      const read = (id: string) =>
        replyOf(staff.GET('/api/admin/subscriptions/{id}', { params: { path: { id } } }));
      expect(await read(known?.id ?? '')).toEqual(known);
      expect(await rejectionOf(read(crypto.randomUUID()))).toMatchObject({ status: 404 });
      expect(await rejectionOf(read('none'))).toMatchObject({ status: 404 });
    });

    it("are for administrators, who are told what a list can't do", async () => {
      const { shop: customer } = await shop().signedIn('customer');
      expect(await rejectionOf(list({}, customer))).toMatchObject({ status: 403 });
      for (const filter of [{ userId: 'nobody' }, { cancelled: 'yes' }, { color: 'red' }]) {
        expect(await rejectionOf(list({ filter }))).toMatchObject({
          status: 400,
          errors: [{ path: 'filter' }],
        });
      }
    });
  });
}
