import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const SearchWordSchema = defineEntity({
  name: 'SearchWord',
  tableName: 'search_words',
  properties: { word: p.text().primary() },
  indexes: [
    {
      name: 'search_words_alike',
      expression: `create index "search_words_alike" on "search_words" using gin ("word" gin_trgm_ops)`,
    },
  ],
});

/** A word from titles, catalogs and specifications, used to correct typing errors. */
export class SearchWord extends SearchWordSchema.class {}
SearchWordSchema.setClass(SearchWord);

declare module '../database/tables.ts' {
  interface Tables {
    search_words: TableOf<typeof SearchWordSchema>;
  }
}
