import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
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
    /** Customers see it, if they see its catalogue. */
    visible: p.boolean(),
    /** Neither locked nor discontinued, whatever its catalogue is. */
    onSale: p.boolean(),
    priceCents: cents(),
    /** As the item has it: what one costs is a question of the moment it is asked. */
    salePriceCents: cents().strictNullable().default(null),
    saleStarts: moment().strictNullable().default(null),
    saleEnds: moment().strictNullable().default(null),
    createdAt: moment(),
    /** Its place in its catalogue. */
    listingOrderWeight: p.integer().default(0),
    /** In small letters, to sort by. */
    titleKey: p.text(),
    /** Letters and digits of the part number. */
    partKey: p.text(),
    /** Of the catalogue as it was indexed: where it is another now, so are the words. */
    catalogTitle: p.text(),
    /** Everything it is found by. */
    words: words(),
    /** What of that counts for its place: all but the prose. */
    headWords: words(),
    /** Rows of `search_specs` that it is specified as, and those that lists are narrowed by. */
    specIds: ids(),
    facetIds: ids(),
    /** Which rules the row was made by, and from which edit of the item. */
    rules: p.integer(),
    itemUpdatedAt: moment(),
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

/** What an item is found by; written in the transaction that changes the item. */
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
