import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const SynonymListSchema = defineEntity({
  name: 'SynonymList',
  tableName: 'search_synonym_lists',
  properties: {
    id: p.integer().primary().autoincrement(false),
    version: p.integer().default(1),
    /** Null until staff save it for the first time. */
    updatedAt: timestamp().strictNullable().default(null),
  },
  checks: [{ name: 'search_synonym_lists_one', expression: 'id = 1' }],
});

/** The only list of synonyms. It has the version for edits. */
export class SynonymList extends SynonymListSchema.class {}
SynonymListSchema.setClass(SynonymList);

declare module '../database/tables.ts' {
  interface Tables {
    search_synonym_lists: TableOf<typeof SynonymListSchema>;
  }
}
