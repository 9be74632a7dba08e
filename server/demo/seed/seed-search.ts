import type { EntityManager } from '@mikro-orm/postgresql';
import { wordsOf } from '@spindle/sdk/domain/search/fold';
import { demoSynonyms, planSearches } from '@spindle/sdk/demo/search';
import { newId } from '../../src/database/base.ts';
import { SearchQuery } from '../../src/search/search-query.entity.ts';
import { SynonymList } from '../../src/search/synonym-list.entity.ts';
import { Synonym } from '../../src/search/synonym.entity.ts';

/** Writes synonyms, and what visitors searched for. */
export function seedSearch(em: EntityManager, now: Date): void {
  em.create(SynonymList, { id: 1, version: 1 });
  for (const [groupNumber, group] of demoSynonyms.entries()) {
    for (const [position, phrase] of group.entries()) {
      em.create(Synonym, { key: wordsOf(phrase).join(' '), phrase, groupNumber, position });
    }
  }
  for (const search of planSearches(now)) em.create(SearchQuery, { id: newId(), ...search });
}
