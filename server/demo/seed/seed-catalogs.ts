import type { EntityManager } from '@mikro-orm/postgresql';
import { CatalogItem } from '../../src/catalog/catalog-item.entity.ts';
import { Catalog } from '../../src/catalog/catalog.entity.ts';
import { ItemFamily } from '../../src/catalog/families/item-family.entity.ts';
import { SpecName } from '../../src/catalog/spec-name.entity.ts';
import { ItemAttribute } from '../../src/catalog/item-attribute.entity.ts';
import { catalogs } from '@spindle/sdk/demo/catalogs/all-catalogs';
import { demoFamilies, demoFamilyOf } from '@spindle/sdk/demo/catalogs/families';
import { demoDetailsOf } from '@spindle/sdk/demo/catalogs/details';
import { demoSaleOf } from '@spindle/sdk/demo/catalogs/sales';
import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import { publishedItems, type PublishedItem } from '@spindle/sdk/demo/catalogs/published-items';

/** Writes the demo's catalogs, with every item published. */
export function seedCatalogs(em: EntityManager, now: Date): void {
  for (const { items: _, catalogId, specSheet = [], ...fields } of catalogs) {
    const dates = { createdAt: now, updatedAt: now };
    const catalog = em.create(Catalog, { ...fields, id: catalogId, ...dates });
    for (const [place, { unit = null, column: shownAsColumn, ...name }] of specSheet.entries()) {
      em.create(SpecName, { ...name, catalog, place, unit, shownAsColumn });
    }
  }
  for (const { familyId: id, catalogId, title, options } of demoFamilies) {
    em.create(ItemFamily, { id, catalogId, title, options, updatedAt: now });
  }
  for (const one of publishedItems()) createItem(em, one, now);
}

function createItem(em: EntityManager, one: PublishedItem, now: Date): void {
  const { attributes, catalogItemId, price: _, inventory, ...fields } = one.item;
  const { salePrice, saleStarts, saleEnds } = demoSaleOf({ ...one, catalogItemId }, now);
  const item = em.create(CatalogItem, {
    ...fields,
    ...demoDetailsOf(one, now),
    ...demoFamilyOf(one),
    catalogId: one.catalogId,
    itemId: catalogItemId,
    priceCents: one.price,
    onHand: inventory,
    providerProductId: one.productId,
    providerPriceId: one.priceId,
    providerPriceCents: one.price,
    salePriceCents: salePrice === null ? null : parsePrice(salePrice),
    saleStarts,
    saleEnds,
    createdAt: now,
    updatedAt: now,
  });
  for (const [position, attribute] of attributes.entries()) {
    em.create(ItemAttribute, { ...attribute, item, position });
  }
}

/** Returns the published items as the provider stores them. */
export function providerCatalog(published: readonly PublishedItem[], now: Date): object[] {
  const created = Math.floor(now.getTime() / 1000);
  return published.flatMap(({ item, productId, priceId, catalogId, price, recurring }) => [
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
      unit_amount: price,
      type: recurring === null ? 'one_time' : 'recurring',
      recurring,
    },
  ]);
}
