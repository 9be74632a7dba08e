import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const SynonymListSchema = defineEntity({
  name: 'SynonymList',
  tableName: 'search_synonym_lists',
  properties: {
    id: p.integer().primary().autoincrement(false),
    version: p.integer().default(1),
    /** Null before staff saved it for the first time. */
    updatedAt: moment().strictNullable().default(null),
  },
  checks: [{ name: 'search_synonym_lists_one', expression: 'id = 1' }],
});

/** The one list of words that mean the same, for its version. */
export class SynonymList extends SynonymListSchema.class {}
SynonymListSchema.setClass(SynonymList);

declare module '../database/tables.ts' {
  interface Tables {
    search_synonym_lists: TableOf<typeof SynonymListSchema>;
  }
}
