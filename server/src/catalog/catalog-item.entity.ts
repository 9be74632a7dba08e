import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import { priceBreaksOf, type PriceBreak } from '@spindle/sdk/domain/catalog/price-breaks';
import type { Sale } from '@spindle/sdk/domain/catalog/sale';
import type { TableOf } from '../database/tables.ts';
import { memberProperties, versionCheck } from '../editing/record-properties.ts';
import { recordChanges } from '../read-cache/record-changes.ts';
import { Catalog } from './catalog.entity.ts';
import { ItemFamily } from './families/item-family.entity.ts';

const CatalogItemSchema = defineEntity({
  name: 'CatalogItem',
  tableName: 'catalog_items',
  properties: {
    catalogId: () =>
      p.manyToOne(Catalog).mapToPk().primary().joinColumn('catalog_id').deleteRule('restrict'),
    /** Unique within the catalog, including deleted items. Never changes. */
    itemId: p.text().primary(),
    ...memberProperties(),
    /** The regular price. */
    priceCents: cents(),
    /** The price during `[saleStarts, saleEnds)`. All three fields are null if there is no sale. */
    salePriceCents: cents().strictNullable().default(null),
    saleStarts: timestamp().strictNullable().default(null),
    saleEnds: timestamp().strictNullable().default(null),
    /**
     * Quantity prices: from `breakQuantities[n]` units on, each costs `breakPricesCents[n]`. Both are
     * null if there are none.
     */
    breakQuantities: p.array<number>().columnType('int[]').strictNullable().default(null),
    breakPricesCents: p.array<number>().columnType('int[]').strictNullable().default(null),
    /** Units in stock, reserved ones included. */
    onHand: p.integer().default(0),
    /** Units held for checkouts in progress. */
    reserved: p.integer().default(0),
    /** Stock at or below this level should be reordered. Null if no level is set. */
    reorderLevel: p.integer().strictNullable().default(null),
    taxCode: p.text().strictNullable().default(null),
    /** Part number. */
    externalId: p.text().strictNullable().default(null),
    /**
     * The text that staff search. Stored in lower case so that a search doesn't have to convert
     * each row.
     */
    listedText: p
      .text()
      .generated(
        `(lower((("title" || chr(10)) || "item_id") || chr(10) || coalesce("external_id", ''))) stored`,
      )
      .lazy()
      .$type<Opt<string>>(),
    couponId: p.text().strictNullable().default(null),
    /**
     * Whether the item is sold as its parts (`inventory/kits.ts`). `onHand` and `reserved` of a kit
     * only contain units from before it became one.
     */
    kit: p.boolean().default(false),
    gtin: p.text().strictNullable().default(null),
    /** Where the item is in the warehouse. */
    bin: p.text().strictNullable().default(null),
    /** What the shop pays per unit. */
    costPriceCents: cents().strictNullable().default(null),
    supplier: p.text().strictNullable().default(null),
    /** Day by which it is expected back in stock, in the shop's time zone. */
    expectedAt: p.date().strictNullable().default(null),
    /** Key of the item that replaces it. Replacements never form a loop. */
    replacedByCatalogId: p.text().strictNullable().default(null),
    replacedByItemId: p.text().strictNullable().default(null),
    familyId: () =>
      p
        .manyToOne(ItemFamily)
        .mapToPk()
        .strictNullable()
        .joinColumn('family_id')
        .deleteRule('restrict')
        .default(null),
    /**
     * The item's values of the family's options, unique in the family. Derived from its
     * specifications (`families/combination.ts`).
     */
    optionKey: p.text().strictNullable().default(null),
    seoTitle: p.text().strictNullable().default(null),
    seoDescription: p.text().strictNullable().default(null),
    /** The payment provider's product id. */
    providerProductId: p.text().strictNullable().default(null),
    /**
     * The payment provider's price id. The provider's amount, `providerPriceCents`, may lag behind
     * `priceCents`.
     */
    providerPriceId: p.text().strictNullable().default(null),
    providerPriceCents: cents().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'catalog_items_by_text',
      expression: `create index "catalog_items_by_text" on "catalog_items" using gin ("listed_text" gin_trgm_ops)`,
    },
    {
      name: 'catalog_items_by_sale_start',
      properties: ['saleStarts'],
      where: 'sale_starts is not null',
    },
    {
      name: 'catalog_items_one_per_gtin',
      expression: `create unique index "catalog_items_one_per_gtin" on "catalog_items" (lpad("gtin", 14, '0'::text)) where gtin is not null and deleted_at is null`,
    },
    {
      name: 'catalog_items_by_replacement',
      properties: ['replacedByCatalogId', 'replacedByItemId'],
      where: 'replaced_by_item_id is not null',
    },
    { name: 'catalog_items_by_sale_end', properties: ['saleEnds'], where: 'sale_ends is not null' },
  ],
  uniques: [{ name: 'catalog_items_one_per_combination', properties: ['familyId', 'optionKey'] }],
  triggers: [
    recordChanges('catalog_items', {
      kind: 'catalogue',
      group: 'catalog_id',
      member: 'item_id',
      besides: (row) => `${row}."on_hand" - ${row}."reserved"`,
      also: `select 'catalogue', catalog_id, item_id from catalog_items where replaced_by_catalog_id = new.catalog_id and replaced_by_item_id = new.item_id union all select 'catalogue', catalog_id, item_id from catalog_items where family_id in (new.family_id, old.family_id) union all select 'catalogue', k.catalog_id, k.item_id from item_attributes a join catalog_items k on k.catalog_id = a.catalog_id and k.item_id = a.item_id where a.type = 'COMPONENT' and btrim(a.value) = ((new.catalog_id || '/') || new.item_id) and k.kit union all select 'catalogue', m.catalog_id, m.item_id from item_attributes a join catalog_items k on k.catalog_id = a.catalog_id and k.item_id = a.item_id join catalog_items m on m.family_id = k.family_id where a.type = 'COMPONENT' and btrim(a.value) = ((new.catalog_id || '/') || new.item_id) and k.kit`,
    }),
  ],
  checks: [
    { name: 'catalog_items_price_not_negative', expression: 'price_cents >= 0' },
    {
      name: 'catalog_items_sale_whole',
      expression: 'num_nulls(sale_price_cents, sale_starts, sale_ends) in (0, 3)',
    },
    {
      name: 'catalog_items_sale_below_price',
      expression:
        'sale_price_cents is null or (sale_price_cents > 0 and sale_price_cents < price_cents and not subscription)',
    },
    {
      name: 'catalog_items_breaks_whole',
      expression: 'num_nulls(break_quantities, break_prices_cents) in (0, 2)',
    },
    {
      name: 'catalog_items_breaks_alike',
      expression:
        'cardinality(break_quantities) = cardinality(break_prices_cents) and cardinality(break_quantities) > 0 and cardinality(break_quantities) <= 5',
    },
    {
      name: 'catalog_items_breaks_not_subscription',
      expression: 'break_quantities is null or not subscription',
    },
    // Beyond the last element both sides are null, which passes.
    {
      name: 'catalog_items_break_quantities_increase',
      expression:
        'break_quantities[1] >= 2 and break_quantities[2] > break_quantities[1] and break_quantities[3] > break_quantities[2] and break_quantities[4] > break_quantities[3] and break_quantities[5] > break_quantities[4]',
    },
    {
      name: 'catalog_items_break_prices_decrease',
      expression:
        '0 < all (break_prices_cents) and break_prices_cents[2] < break_prices_cents[1] and break_prices_cents[3] < break_prices_cents[2] and break_prices_cents[4] < break_prices_cents[3] and break_prices_cents[5] < break_prices_cents[4]',
    },
    { name: 'catalog_items_sale_ends_later', expression: 'sale_starts < sale_ends' },
    { name: 'catalog_items_gtin_digits', expression: `gtin ~ '^([0-9]{8}|[0-9]{12,14})$'::text` },
    { name: 'catalog_items_cost_not_negative', expression: 'cost_price_cents >= 0' },
    {
      name: 'catalog_items_replacement_whole',
      expression: 'num_nulls(replaced_by_catalog_id, replaced_by_item_id) in (0, 2)',
    },
    {
      name: 'catalog_items_family_whole',
      expression: 'num_nulls(family_id, option_key) in (0, 2)',
    },
    {
      name: 'catalog_items_replaced_by_other',
      expression: 'replaced_by_catalog_id <> catalog_id or replaced_by_item_id <> item_id',
    },
    { name: 'catalog_items_on_hand_not_negative', expression: 'on_hand >= 0' },
    { name: 'catalog_items_reserved_not_negative', expression: 'reserved >= 0' },
    { name: 'catalog_items_reserved_on_hand', expression: 'reserved <= on_hand' },
    {
      name: 'catalog_items_reorder_level_not_negative',
      expression: 'reorder_level is null or reorder_level >= 0',
    },
    {
      name: 'catalog_items_kit_not_subscription',
      expression: 'not kit or not subscription',
    },
    versionCheck('catalog_items'),
  ],
});

export const noFamily = { familyId: null, optionKey: null };

export const noSale = { salePriceCents: null, saleStarts: null, saleEnds: null };

export class CatalogItem extends CatalogItemSchema.class {
  /** Returns the units that can still be sold. */
  available(): number {
    return this.onHand - this.reserved;
  }

  /** Returns the sale, with its price in cents. */
  sale(): Sale {
    const { salePriceCents: salePrice, saleStarts, saleEnds } = this;
    return { salePrice, saleStarts, saleEnds };
  }

  /** Returns the quantity prices, in cents. */
  priceBreaks(): PriceBreak[] {
    return priceBreaksOf(this.breakQuantities, this.breakPricesCents);
  }

  leaveFamily(): void {
    Object.assign(this, noFamily);
  }

  forgetSale(): void {
    Object.assign(this, noSale);
  }

  /** Makes checkout charge the shop's own price until staff publish again. */
  forgetPublishedPrice(): void {
    this.providerPriceId = null;
    this.providerPriceCents = null;
  }
}
CatalogItemSchema.setClass(CatalogItem);

declare module '../database/tables.ts' {
  interface Tables {
    catalog_items: TableOf<
      typeof CatalogItemSchema,
      { catalog_id: string; family_id: string | null },
      `${'catalog' | 'family'}_id_id`
    >;
  }
}
