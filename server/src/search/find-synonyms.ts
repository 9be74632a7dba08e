import type { EntityManager } from '@mikro-orm/postgresql';
import { phrasesIn } from '@spindle/sdk/domain/search/read-query';
import { db } from '../database/db.ts';
import { anyOf } from '../database/expressions.ts';

/** Returns the synonym groups that share a word or phrase with the text. */
export async function findSynonyms(em: EntityManager, text: string): Promise<string[][]> {
  const phrases = phrasesIn(text);
  if (phrases.length === 0) return [];
  const rows = await db(em)
    .selectFrom('search_synonyms as s')
    .select(['s.group_number', 's.phrase'])
    .where('s.group_number', 'in', (from) =>
      from.selectFrom('search_synonyms').select('group_number').where('key', '=', anyOf(phrases)),
    )
    .orderBy('s.group_number')
    .orderBy('s.position')
    .execute();
  const groups = Map.groupBy(rows, (row) => row.group_number);
  return Array.from(groups.values(), (group) => group.map(({ phrase }) => phrase));
}
