import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { db } from '../database/db.ts';

/** Loads the whole list in order. */
export async function readSynonyms(em: EntityManager): Promise<components['schemas']['Synonyms']> {
  const list = await db(em)
    .selectFrom('search_synonym_lists')
    .select(['version', 'updated_at'])
    .executeTakeFirst();
  const rows = await db(em)
    .selectFrom('search_synonyms')
    .select(['group_number', 'phrase'])
    .orderBy('group_number')
    .orderBy('position')
    .execute();
  const groups = Map.groupBy(rows, (row) => row.group_number);
  return {
    groups: Array.from(groups.values(), (group) => group.map(({ phrase }) => phrase)),
    version: list?.version ?? 1,
    dateModified: list?.updated_at?.toISOString() ?? null,
  };
}
