import { describe, expect, it } from 'vitest';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem } from '../makers/make-item.ts';
import { storeBuilder } from '../makers/store-builder.ts';

export function publishingConforms(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);

  describe('at the payment provider', () => {
    it('an item is published as product, then as price', async () => {
      const item = await makeItem(shop(), { published: false });
      const { title } = item;
      const nothing = { Status: 'SUCCESS', Product: null, Price: null, OutOfStep: [] };
      expect(await builder.publication(item)).toEqual({ ...nothing, Reason: 'Not published yet.' });
      expect(await builder.publishPrice(item)).toMatchObject({
        Status: 'ERROR',
        code: 'PRODUCT_NOT_PUBLISHED',
        Reason:
          'The payment provider has no product for this item yet. Publish the product first, then the price.',
      });
      expect(await builder.publishProduct(item)).toEqual({
        Status: 'SUCCESS',
        Reason: `The product ${title} was successfully published.`,
      });
      expect(await builder.publication(item)).toMatchObject({
        Reason: "The product is published, but its price isn't.",
        Product: {
          name: title,
          description: item.description,
          tax_code: item.taxCode,
          active: true,
        },
        Price: null,
      });
      expect(await builder.publishPrice(item)).toEqual({
        Status: 'SUCCESS',
        Reason: `The price was successfully published for ${title}.`,
      });
      expect(await builder.publication(item)).toMatchObject({
        Reason: 'Published.',
        Price: { unit_amount: 38_995, recurring: null, active: true },
        OutOfStep: [],
      });
    });

    it('keeps open forms and the part number', async () => {
      const item = await makeItem(shop(), { published: false, externalId: 'SP80W-22-ER20' });
      await builder.publishProduct(item);
      await builder.publishPrice(item);
      const [record] = await builder.items(item.catalogId);
      expect(record).toMatchObject({ version: item.version, externalId: 'SP80W-22-ER20' });
    });

    it('an edit is shown as unpublished until it is published', async () => {
      const item = await makeItem(shop(), { title: 'Spindle' });
      const edited = { title: 'ER20', price: '400', enabled: false };
      await builder.saveItem(item, { ...edited, taxCode: 'txcd_34020027' });
      expect((await builder.publication(item)).OutOfStep).toEqual([
        'The name is “Spindle” at the provider and “ER20” in the shop.',
        'The tax code is txcd_99999999 at the provider and txcd_34020027 in the shop.',
        'The product is active at the provider but not available in the shop.',
        "Checkout doesn't use the provider's price. Publish the price again.",
        'The price is $389.95 at the provider and $400.00 in the shop.',
      ]);
      await builder.publishProduct(item);
      await builder.publishPrice(item);
      expect(await builder.publication(item)).toMatchObject({
        Product: { name: 'ER20', active: false },
        Price: { unit_amount: 40_000 },
        OutOfStep: [],
      });
    });

    it('an unchanged price is published only once', async () => {
      const item = await makeItem(shop());
      const before = await builder.publication(item);
      await builder.publishPrice(item);
      expect((await builder.publication(item)).Price).toEqual(before.Price);
    });

    it('only the price of a subscription can recur', async () => {
      const subscription = await makeItem(shop(), { subscription: true, published: false });
      await builder.publishProduct(subscription);
      await builder.publishPrice(subscription);
      expect((await builder.publication(subscription)).Price?.recurring).toEqual({
        interval: 'month',
        interval_count: 1,
        usage_type: 'licensed',
      });
      await builder.publishPrice(subscription, { interval: 'year', intervalCount: 2 });
      expect((await builder.publication(subscription)).Price?.recurring).toEqual({
        interval: 'year',
        interval_count: 2,
        usage_type: 'licensed',
      });
      const { title, ...item } = await makeItem(shop());
      expect(await builder.publishPrice(item, { interval: 'year' })).toMatchObject({
        Status: 'ERROR',
        code: 'NOT_SOLD_BY_SUBSCRIPTION',
        Reason:
          `${title} isn't sold as a subscription, so its price can't recur. ` +
          'Remove the billing interval, or mark the item as a subscription first.',
      });
    });

    it('an item that becomes a subscription needs another price', async () => {
      const item = await makeItem(shop());
      await builder.saveItem(item, { subscription: true });
      expect((await builder.publication(item)).OutOfStep).toEqual([
        "Checkout doesn't use the provider's price. Publish the price again.",
        "The provider's price is one-time, but the item is sold as a subscription.",
      ]);
    });
  });
}
