import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const SearchQuerySchema = defineEntity({
  name: 'SearchQuery',
  tableName: 'search_queries',
  properties: {
    id: id(),
    query: p.text().unique(),
    searches: p.integer(),
    /** Number of items found the last time. */
    found: p.integer(),
    inVain: p.boolean(),
    lastAt: timestamp(),
    /** Marks of the networks for which the query found something, until the query is suggested. */
    networks: p.array().columnType('text[]').defaultRaw("'{}'"),
    /** True once the query has found something for several networks. */
    suggested: p.boolean().default(false),
  },
  indexes: [
    { name: 'search_queries_most', properties: ['searches', 'id'] },
    { name: 'search_queries_last', properties: ['lastAt', 'id'] },
    {
      name: 'search_queries_begun',
      expression: `create index "search_queries_begun" on "search_queries" ("query" text_pattern_ops) where not "in_vain"`,
    },
  ],
});

/** A query that visitors searched for, without who searched. */
export class SearchQuery extends SearchQuerySchema.class {}
SearchQuerySchema.setClass(SearchQuery);

declare module '../database/tables.ts' {
  interface Tables {
    search_queries: TableOf<typeof SearchQuerySchema>;
  }
}
