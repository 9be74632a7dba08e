import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  canBeMistyped,
  correctQuery,
  MIN_SIMILARITY,
} from '@spindle/sdk/domain/search/correct-words';
import type { Term } from '@spindle/sdk/domain/search/read-query';
import { db } from '../database/db.ts';
import { condition, nullableNumber, text } from '../database/expressions.ts';
import { query } from '../database/query.ts';
import { containsTerm } from './conditions.ts';

/** Maximum number of words looked up per query. Longer queries aren't typing errors. */
const MAX_WORDS = 8;
/** How many similar words are tried per word, the most similar first. */
const MAX_CANDIDATES = 5;

/**
 * Replaces words that find nothing with similar words that do. Returns undefined if every word
 * finds something.
 */
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

/**
 * With `limit 1`, the planner expects a sequential scan to find a match early. That is slow if no
 * item contains the word.
 */
const useIndexes = `select set_config('enable_seqscan', 'off', true)`;

/** Returns true if an item or a synonym contains the word. */
async function isHeld(em: EntityManager, word: string): Promise<boolean> {
  const expected = await db(em)
    .selectFrom('search_synonyms')
    .where(condition`${word} = any(string_to_array(key, ' '))`)
    .select('key')
    .limit(1)
    .executeTakeFirst();
  if (expected !== undefined) return true;
  const row = await db(em)
    .selectFrom('search_items as s')
    .where('s.visible', '=', true)
    .where(containsTerm({ phrases: [[word]] }))
    .select('s.item_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Finds the most similar word that an item or a synonym still contains. Words stay in
 * `search_words` even after the last item with them is deleted.
 */
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
    .where(condition`${likeness} >= ${MIN_SIMILARITY}`)
    .orderBy(likeness, 'desc')
    .orderBy('w.word')
    .limit(MAX_CANDIDATES)
    .execute();
  for (const { word: one } of alike) {
    if (await isHeld(em, one)) return one;
  }
  return undefined;
}
