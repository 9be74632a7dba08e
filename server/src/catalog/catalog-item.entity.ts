import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import { Catalog } from './catalog.entity.ts';
import { laterThan } from './later-than.ts';

const CatalogItemSchema = defineEntity({
  name: 'CatalogItem',
  tableName: 'catalog_items',
  properties: {
    catalogId: () =>
      p.manyToOne(Catalog).mapToPk().primary().joinColumn('catalog_id').deleteRule('restrict'),
    /** Unique within the catalogue, deleted items included; never changes. */
    itemId: p.text().primary(),
    title: p.text(),
    description: p.text(),
    image: p.text().strictNullable().default(null),
    /** What the picture shows; null says the title does. */
    imageAlt: p.text().strictNullable().default(null),
    subscription: p.boolean().default(false),
    digital: p.boolean().default(false),
    enabled: p.boolean().default(false),
    expired: p.boolean().default(false),
    locked: p.boolean().default(false),
    priceCents: cents(),
    /** Units in the house, those reserved included. */
    onHand: p.integer().default(0),
    /** Units held for checkouts under way. */
    reserved: p.integer().default(0),
    listingOrderWeight: p.integer().default(0),
    taxCode: p.text().strictNullable().default(null),
    /** The payment provider's product. */
    externalId: p.text().strictNullable().default(null),
    subscriptionLink: p.text().strictNullable().default(null),
    couponId: p.text().strictNullable().default(null),
    /** The payment provider's price, and what it amounts to: it may lag behind `priceCents`. */
    providerPriceId: p.text().strictNullable().default(null),
    providerPriceCents: cents().strictNullable().default(null),
    version: p.integer().default(1),
    createdAt: moment().onCreate(() => new Date()),
    updatedAt: moment().onCreate(() => new Date()),
    deletedAt: moment().strictNullable().default(null),
  },
  checks: [
    { name: 'catalog_items_price_not_negative', expression: 'price_cents >= 0' },
    { name: 'catalog_items_on_hand_not_negative', expression: 'on_hand >= 0' },
    { name: 'catalog_items_reserved_not_negative', expression: 'reserved >= 0' },
    { name: 'catalog_items_reserved_on_hand', expression: 'reserved <= on_hand' },
    { name: 'catalog_items_version_positive', expression: 'version >= 1' },
  ],
});

export class CatalogItem extends CatalogItemSchema.class {
  /** Units that can still be sold. */
  available(): number {
    return this.onHand - this.reserved;
  }

  /** Staff changed a field. Not automatic: sales change the row too and must not raise the version. */
  edited(now: Date): void {
    this.version += 1;
    this.attributesEdited(now);
  }

  /** Checkout charges the shop's own price until staff publish again. */
  forgetPublishedPrice(): void {
    this.providerPriceId = null;
    this.providerPriceCents = null;
  }

  /** Staff changed an attribute: nobody's edit of the fields gets stale by that. */
  attributesEdited(now: Date): void {
    this.updatedAt = laterThan(this.updatedAt, now);
  }
}
CatalogItemSchema.setClass(CatalogItem);
