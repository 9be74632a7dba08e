import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { cents } from '../database/money.ts';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';

const ids = () => p.array<number>().columnType('int[]');
const words = () => p.text().columnType('tsvector');

const SearchItemSchema = defineEntity({
  name: 'SearchItem',
  tableName: 'search_items',
  properties: {
    item: () =>
      p
        .manyToOne(CatalogItem)
        .ref()
        .primary()
        .joinColumns('catalog_id', 'item_id')
        .deleteRule('cascade'),
    /** Customers can see the item if they can see its catalog. */
    visible: p.boolean(),
    /** Neither locked nor discontinued, regardless of its catalog. */
    onSale: p.boolean(),
    priceCents: cents(),
    /** The item's columns. The current price depends on the time of the query. */
    salePriceCents: cents().strictNullable().default(null),
    saleStarts: timestamp().strictNullable().default(null),
    saleEnds: timestamp().strictNullable().default(null),
    /** The item's family, whose members a search can show as one. */
    familyId: p.uuid().strictNullable().default(null),
    createdAt: timestamp(),
    /** The item's position in its catalog. */
    listingOrderWeight: p.integer().default(0),
    /** In lower case, for sorting. */
    titleKey: p.text(),
    /** The part number's letters and digits. */
    partKey: p.text(),
    /** The catalog's title when indexed. If the title changes, the words change too. */
    catalogTitle: p.text(),
    /** All words that find the item. */
    words: words(),
    /** The words that count for ranking: all except those in the description. */
    headWords: words(),
    /** The item's rows in `search_specs`, and those of them that filter lists. */
    specIds: ids(),
    facetIds: ids(),
    /**
     * The version of the rules that built the row, and the item edit that the row was built from.
     */
    rules: p.integer(),
    itemUpdatedAt: timestamp(),
  },
  indexes: [
    {
      name: 'search_items_by_words',
      expression: `create index "search_items_by_words" on "search_items" using gin ("words")`,
    },
    {
      name: 'search_items_by_specs',
      expression: `create index "search_items_by_specs" on "search_items" using gin ("spec_ids")`,
    },
    {
      name: 'search_items_by_part',
      expression: `create index "search_items_by_part" on "search_items" using gin ("part_key" gin_trgm_ops)`,
    },
  ],
});

/** An item's row in the search index, written in the transaction that changes the item. */
export class SearchItem extends SearchItemSchema.class {}
SearchItemSchema.setClass(SearchItem);

declare module '../database/tables.ts' {
  interface Tables {
    search_items: TableOf<
      typeof SearchItemSchema,
      { catalog_id: string; item_id: string; words: string; head_words: string },
      `item_${string}_id`
    >;
  }
}
