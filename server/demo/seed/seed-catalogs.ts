import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { CatalogItem } from '../../src/catalog/catalog-item.entity.ts';
import { Catalog } from '../../src/catalog/catalog.entity.ts';
import { SpecName } from '../../src/catalog/spec-name.entity.ts';
import { ItemAttribute } from '../../src/catalog/item-attribute.entity.ts';
import { recordCount } from '../../src/inventory/record-count.ts';
import { catalogs } from '@spindle/sdk/demo/catalogs/all-catalogs';
import type { DemoItem } from '@spindle/sdk/demo/catalogs/types';
import { parsePrice } from '@spindle/sdk/domain/money/dollars';

export interface PublishedItem {
  catalogId: string;
  item: DemoItem;
  productId: string;
  priceId: string;
}

/** Everything the demo sells, as it is published at the payment provider. */
export function publishedItems(): PublishedItem[] {
  return catalogs.flatMap(({ catalogId, items }) =>
    items.map((item) => {
      const key = `${catalogId}_${item.catalogItemId}`.replaceAll('-', '');
      return { catalogId, item, productId: `prod_${key}`, priceId: `price_${key}` };
    }),
  );
}

/** Writes the demo's catalogues, every item of them published. */
export function seedCatalogs(em: EntityManager, now: Date): void {
  for (const { items: _, catalogId, specSheet = [], ...fields } of catalogs) {
    const dates = { createdAt: now, updatedAt: now };
    const catalog = em.create(Catalog, { ...fields, id: catalogId, ...dates });
    for (const [place, { unit = null, column: shownAsColumn, ...name }] of specSheet.entries()) {
      em.create(SpecName, { ...name, catalog, place, unit, shownAsColumn });
    }
  }
  for (const one of publishedItems()) createItem(em, one, now);
}

function createItem(em: EntityManager, one: PublishedItem, now: Date): void {
  const { attributes, catalogItemId, price, inventory, ...fields } = one.item;
  const item = em.create(CatalogItem, {
    ...fields,
    catalogId: one.catalogId,
    itemId: catalogItemId,
    priceCents: parsePrice(price),
    onHand: inventory,
    providerProductId: one.productId,
    providerPriceId: one.priceId,
    providerPriceCents: parsePrice(price),
    createdAt: now,
    updatedAt: now,
  });
  recordCount(em, item, {
    reason: 'opening',
    difference: inventory,
    subject: `item ${one.catalogId}/${catalogItemId}`,
    at: now,
  });
  for (const [position, attribute] of attributes.entries()) {
    em.create(ItemAttribute, { ...attribute, item, position });
  }
}

/** The provider's side of the published items. */
export function providerCatalog(published: readonly PublishedItem[], now: Date): object[] {
  const created = Math.floor(now.getTime() / 1000);
  return published.flatMap(({ item, productId, priceId, catalogId }) => [
    {
      id: productId,
      object: 'product',
      created,
      updated: created,
      name: item.title,
      description: item.description,
      tax_code: item.taxCode,
      active: true,
      default_price: priceId,
      metadata: { catalogId, catalogItemId: item.catalogItemId },
    },
    {
      id: priceId,
      object: 'price',
      created,
      product: productId,
      active: true,
      currency: 'usd',
      tax_behavior: 'exclusive',
      unit_amount: parsePrice(item.price),
      type: item.subscription ? 'recurring' : 'one_time',
      recurring: item.subscription ? recurringOf(item) : null,
    },
  ]);
}

function recurringOf(
  item: DemoItem,
): Pick<Stripe.Price.Recurring, 'interval' | 'interval_count' | 'usage_type'> {
  const terms = item.attributes.find(({ type }) => type === 'SUBSCRIPTION')?.value ?? '';
  return {
    interval: /year/i.test(terms) ? 'year' : 'month',
    interval_count: 1,
    usage_type: 'licensed',
  };
}
