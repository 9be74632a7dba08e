import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { CatalogItem } from '../../src/catalog/catalog-item.entity.ts';
import { Catalog } from '../../src/catalog/catalog.entity.ts';
import { ItemAttribute } from '../../src/catalog/item-attribute.entity.ts';
import type { AttributeType } from '../../src/editing/attribute-type.ts';
import { StockMovement } from '../../src/inventory/stock-movement.entity.ts';

interface Shop {
  orm: MikroORM;
}

export interface TestItem {
  catalogId: string;
  itemId: string;
}

interface CatalogOptions {
  id?: string;
  title?: string;
  enabled?: boolean;
  expired?: boolean;
  locked?: boolean;
  external?: boolean;
  link?: string;
  listingOrderWeight?: number;
}

interface ItemOptions {
  /** Created if omitted. */
  catalogId?: string;
  itemId?: string;
  title?: string;
  image?: string;
  enabled?: boolean;
  expired?: boolean;
  locked?: boolean;
  digital?: boolean;
  subscription?: boolean;
  kit?: boolean;
  priceCents?: number;
  onHand?: number;
  reserved?: number;
  listingOrderWeight?: number;
  taxCode?: string;
  externalId?: string;
  providerProductId?: string;
  providerPriceId?: string;
  providerPriceCents?: number;
  attributes?: { attributeId: string; type: AttributeType; value: string; description?: string }[];
}

/**
 * Creates a visible catalog directly in the database. Running processes notice it within a second,
 * or when their snapshot is refreshed.
 */
export async function makeCatalog({ orm }: Shop, options: CatalogOptions = {}): Promise<string> {
  const id = options.id ?? `catalog-${randomUUID().slice(0, 8)}`;
  const em = orm.em.fork();
  em.create(Catalog, {
    title: 'Spindles',
    description: 'Water- and air-cooled spindles.',
    enabled: true,
    ...options,
    id,
  });
  await em.flush();
  return id;
}

/** The customs declaration of an item. */
export const declared: NonNullable<ItemOptions['attributes']> = [
  { attributeId: 'hs-code', type: 'HS_CODE', value: '8501.52' },
  { attributeId: 'origin', type: 'ORIGIN', value: 'CN' },
];

/** Creates an item with ten units that anyone can buy for 389.95 dollars. */
export async function makeItem(shop: Shop, options: ItemOptions = {}): Promise<TestItem> {
  const { attributes = [], ...fields } = options;
  const catalogId = options.catalogId ?? (await makeCatalog(shop));
  const itemId = options.itemId ?? `item-${randomUUID().slice(0, 8)}`;
  const em = shop.orm.em.fork();
  const item = em.create(CatalogItem, {
    title: 'ER20 spindle',
    description: '2.2 kW, 24 000 rpm.',
    enabled: true,
    priceCents: 38_995,
    onHand: 10,
    taxCode: 'txcd_99999999',
    ...fields,
    catalogId,
    itemId,
  });
  for (const [at, attribute] of attributes.entries()) {
    em.create(ItemAttribute, { ...attribute, item, position: at + 1 });
  }
  // The stock movement that every item starts with.
  const { onHand, reserved } = item;
  if (onHand > 0) {
    em.create(StockMovement, {
      catalogId,
      itemId,
      reason: 'opening',
      onHand,
      reserved,
      onHandAfter: onHand,
      reservedAfter: reserved,
    });
  }
  await em.flush();
  return { catalogId, itemId };
}
