import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const SynonymSchema = defineEntity({
  name: 'Synonym',
  tableName: 'search_synonyms',
  properties: {
    /** The phrase's words in search form. As the primary key, a phrase can be in only one group. */
    key: p.text().primary(),
    /** As staff typed it. */
    phrase: p.text(),
    groupNumber: p.integer().index(),
    position: p.integer(),
  },
});

/** A word or phrase with the same meaning as the others in its group. */
export class Synonym extends SynonymSchema.class {}
SynonymSchema.setClass(Synonym);

declare module '../database/tables.ts' {
  interface Tables {
    search_synonyms: TableOf<typeof SynonymSchema>;
  }
}
