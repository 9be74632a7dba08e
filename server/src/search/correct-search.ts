import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  canBeMistyped,
  correctQuery,
  MIN_LIKENESS,
} from '@spindle/sdk/domain/search/correct-words';
import type { Term } from '@spindle/sdk/domain/search/read-query';
import { db } from '../database/db.ts';
import { condition, nullableNumber, text } from '../database/expressions.ts';
import { query } from '../database/query.ts';
import { holdsTerm } from './conditions.ts';

/** As many words as are looked up: a query of more is no typing error. */
const MAX_WORDS = 8;
/** How many words like it are tried, the most alike first. */
const MAX_CANDIDATES = 5;

/** The query with words that find something in place of those that don't; undefined: nothing to mend. */
export async function correctSearch(
  em: EntityManager,
  q: string,
  terms: readonly Term[],
): Promise<string | undefined> {
  const words = new Set(
    terms.flatMap(({ phrases }) => (phrases.length === 1 ? phrases.flat() : [])),
  );
  await query(em, useIndexes);
  const corrections = new Map<string, string | null>();
  for (const word of [...words].filter(canBeMistyped).slice(0, MAX_WORDS)) {
    if (await isHeld(em, word)) continue;
    corrections.set(word, (await nearestHeld(em, word)) ?? null);
  }
  return corrections.size === 0 ? undefined : correctQuery(q, corrections);
}

/** Of one row the planner thinks that reading all items will soon come upon it: not if none holds the word. */
const useIndexes = `select set_config('enable_seqscan', 'off', true)`;

/** Some item has it, or it is of a phrase that means the same as another. */
async function isHeld(em: EntityManager, word: string): Promise<boolean> {
  const meant = await db(em)
    .selectFrom('search_synonyms')
    .where(condition`${word} = any(string_to_array(key, ' '))`)
    .select('key')
    .limit(1)
    .executeTakeFirst();
  if (meant !== undefined) return true;
  const row = await db(em)
    .selectFrom('search_items as s')
    .where('s.visible', '=', true)
    .where(holdsTerm({ phrases: [[word]] }))
    .select('s.item_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Words stay known when the last item that had one is gone: only one that is held is of use. */
async function nearestHeld(em: EntityManager, word: string): Promise<string | undefined> {
  const likeness = nullableNumber(sql`similarity(w.word, search_fold(${word}))`);
  const alike = await db(em)
    .selectFrom((from) =>
      from
        .selectFrom('search_words')
        .select('word')
        .where(condition`word % search_fold(${word})`)
        .union(
          from
            .selectFrom('search_synonyms')
            .select(text(sql`regexp_split_to_table(key, ' ')`).as('word')),
        )
        .as('w'),
    )
    .select('w.word')
    .where(condition`${likeness} >= ${MIN_LIKENESS}`)
    .orderBy(likeness, 'desc')
    .orderBy('w.word')
    .limit(MAX_CANDIDATES)
    .execute();
  for (const { word: one } of alike) {
    if (await isHeld(em, one)) return one;
  }
  return undefined;
}
