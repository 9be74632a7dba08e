import { describe, expect, it } from 'vitest';
import { noDetails } from '../../domain/catalog/item-details.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { makeItem } from '../makers/make-item.ts';
import { storeBuilder } from '../makers/store-builder.ts';

export function storeAuditConforms(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);

  async function entriesOf(subject: string) {
    const query = {
      filter: JSON.stringify({ subject }),
      sort: JSON.stringify(['dateCreated', 'ASC']),
    };
    return replyOf((await builder.staff()).GET('/api/admin/audit', { params: { query } }));
  }

  describe('changes by staff in the store are recorded', () => {
    it('with the fields that an edit changed, or not at all if it changed none', async () => {
      const item = await makeItem(shop(), { published: false });
      const subject = `item ${item.catalogId}/${item.catalogItemId}`;
      shop().advance(1);
      await builder.saveItem(item, { price: '400', inventory: 9 });
      await builder.saveItem(item, { price: '400', inventory: 9 });
      shop().advance(1);
      await builder.deleteItem(item);
      const { email } = await administratorOf(shop());
      const fields = {
        title: item.title,
        description: item.description,
        imageAlt: null,
        subscription: false,
        digital: false,
        enabled: true,
        expired: false,
        locked: false,
        priceCents: 38_995,
        salePriceCents: null,
        saleStarts: null,
        saleEnds: null,
        onHand: 10,
        reorderLevel: null,
        listingOrderWeight: 10,
        taxCode: 'txcd_99999999',
        externalId: null,
        subscriptionLink: null,
        couponId: null,
        ...noDetails,
        familyId: null,
      };
      const entries = await entriesOf(subject);
      const noted = entries.map(({ action, before, after }) => ({ action, before, after }));
      expect(noted).toEqual([
        { action: 'catalog.create-item', before: null, after: fields },
        {
          action: 'catalog.update-item',
          before: { priceCents: 38_995, onHand: 10 },
          after: { priceCents: 40_000, onHand: 9 },
        },
        {
          action: 'catalog.delete-item',
          before: { ...fields, priceCents: 40_000, onHand: 9 },
          after: null,
        },
      ]);
      expect(entries.every(({ actorEmail }) => actorEmail === email)).toBe(true);
    });

    it('including catalogs, attributes and publishing', async () => {
      const attributes = [{ attributeId: 'Color', type: 'COLOR', value: 'red' }] as const;
      const item = await makeItem(shop(), { attributes: [...attributes] });
      const { catalogId, catalogItemId } = item;
      const { Product: product } = await builder.publication(item);
      await builder.saveCatalog(catalogId, { locked: true });
      const [made] = await entriesOf(`catalog ${catalogId}`);
      expect(made).toMatchObject({ action: 'catalog.create-catalog', before: null });
      const attribute = await entriesOf(`attribute ${catalogId}/${catalogItemId}/Color`);
      expect(attribute).toMatchObject([
        {
          action: 'catalog.save-attribute',
          before: null,
          after: { type: 'COLOR', value: 'red', description: null },
        },
      ]);
      const steps = await entriesOf(`item ${catalogId}/${catalogItemId}`);
      expect(steps.map(({ action }) => action).toSorted()).toEqual([
        'catalog.create-item',
        'catalog.price-published',
        'catalog.product-published',
        'catalog.publish-price',
        'catalog.publish-product',
      ]);
      expect(steps).toContainEqual(
        expect.objectContaining({
          action: 'catalog.product-published',
          before: { providerProductId: null },
          after: { providerProductId: product?.id },
        }),
      );
    });
  });
}
