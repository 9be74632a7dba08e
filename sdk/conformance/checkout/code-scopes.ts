import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { discountCodeCalls } from '../makers/discount-code-calls.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { addUnits, buy, newShopper } from '../makers/shopper.ts';

export function codeScopesConform(shop: () => ConformingShop): void {
  const { make, enter, summaryOf } = discountCodeCalls(shop);

  describe('a discount code', () => {
    it('for a catalog covers its items, including new and unpublished ones', async () => {
      const catalogs = ['no-such'];
      expect(await rejectionOf(make({ code: 'NOWHERE', percent: 5, catalogs }))).toMatchObject({
        status: 404,
      });
      const collet = await makeItem(shop(), { price: '10.05', inventory: 9 });
      const { DiscountCode: made } = await make({
        code: 'CATALOG',
        percent: 33,
        catalogs: [collet.catalogId],
      });
      expect(made).toMatchObject({ state: 'READY', catalogs: [collet.catalogId], items: [] });
      const buyer = await newShopper(shop());
      const other = await makeItem(shop(), { price: '7.00' });
      const { catalogId } = collet;
      const fresh = await makeItem(shop(), { price: '3.33', catalogId, published: false });
      await addUnits(buyer, other);
      expect(await enter(buyer, 'CATALOG')).toMatchObject({ code: 'DISCOUNT_APPLIES_TO_NOTHING' });
      await addUnits(buyer, collet, 2);
      await addUnits(buyer, fresh);
      expect(await enter(buyer, 'CATALOG')).toMatchObject({ Status: 'SUCCESS' });
      const discounts = [{ discount: 0 }, { discount: 663 }, { discount: 110 }];
      expect(await summaryOf(buyer)).toMatchObject({
        lines: discounts,
        discount: { code: 'CATALOG', amount: 773 },
      });
      const [order] = await buy(shop(), buyer, []);
      expect(order?.items).toMatchObject(discounts);
    });

    it('for a family covers its members, from the time they join', async () => {
      const { shop: staff } = await administratorOf(shop());
      const length = (value: string) => ({
        attributes: [{ attributeId: 'Length', type: 'SPEC' as const, value }],
      });
      const short = await makeItem(shop(), { price: '10.00', ...length('500 mm') });
      const { catalogId } = short;
      const long = await makeItem(shop(), {
        price: '20.00',
        catalogId,
        published: false,
        ...length('1000 mm'),
      });
      const form = { title: 'Rail', options: ['Length'] };
      const { familyId } = await replyOf(
        staff.POST('/api/admin/families/{catalogId}', {
          params: { path: { catalogId } },
          body: { ...form, members: [short.catalogItemId] },
          ...asJson,
        }),
      );
      const unknown = [{ catalogId: 'no-such', familyId }];
      expect(
        await rejectionOf(make({ code: 'NO-RAILS', percent: 5, families: unknown })),
      ).toMatchObject({ status: 404 });
      const families = [{ catalogId, familyId }];
      const { DiscountCode: made } = await make({ code: 'RAILS', percent: 10, families });
      expect(made).toMatchObject({
        state: 'READY',
        families: [{ catalogId, familyId, title: 'Rail' }],
      });
      const buyer = await newShopper(shop());
      await addUnits(buyer, long);
      expect(await enter(buyer, 'RAILS')).toMatchObject({ code: 'DISCOUNT_APPLIES_TO_NOTHING' });
      await addUnits(buyer, short);
      expect(await enter(buyer, 'RAILS')).toMatchObject({ Status: 'SUCCESS' });
      expect(await summaryOf(buyer)).toMatchObject({ lines: [{ discount: 0 }, { discount: 100 }] });
      await replyOf(
        staff.PUT('/api/admin/families/{catalogId}/{familyId}', {
          params: { path: { catalogId, familyId } },
          body: { ...form, members: [short.catalogItemId, long.catalogItemId] },
          ...asJson,
        }),
      );
      const discounts = [{ discount: 200 }, { discount: 100 }];
      expect(await summaryOf(buyer)).toMatchObject({ lines: discounts });
      const [order] = await buy(shop(), buyer, []);
      expect(order?.items).toMatchObject(discounts);
    });

    it('for customers with a tag is for them only, as long as they have it', async () => {
      const { shop: staff } = await administratorOf(shop());
      const tag = `tag-${crypto.randomUUID().slice(0, 8)}`;
      const tagCustomer = (id: string, body: BodyOf<'tagCustomer'>) =>
        replyOf(
          staff.POST('/api/admin/customers/{id}/tags', {
            params: { path: { id } },
            body,
            ...asJson,
          }),
        );
      const { DiscountCode: made } = await make({
        code: 'TAGGED',
        percent: 10,
        customerTags: [` ${tag.toUpperCase()} `, 'unused'],
      });
      expect(made).toMatchObject({ customerTags: [tag, 'unused'] });
      const buyer = await newShopper(shop());
      await addUnits(buyer, await makeItem(shop()));
      const notForYou = { code: 'DISCOUNT_NOT_FOR_YOU' };
      expect(await enter(buyer, 'TAGGED')).toMatchObject(notForYou);
      await tagCustomer(buyer.userId, { add: [tag] });
      expect(await enter(buyer, 'TAGGED')).toMatchObject({ Status: 'SUCCESS' });
      const start = () => replyOf(buyer.shop.GET('/api/cart/checkout'));
      expect(await start()).toMatchObject({ Status: 'SUCCESS' });
      await tagCustomer(buyer.userId, { remove: [tag] });
      expect(await summaryOf(buyer)).toMatchObject({ discount: null, codeRefusal: notForYou });
      expect(await start()).toMatchObject(notForYou);
    });
  });
}
