import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { MAX_RESULTS } from '@spindle/sdk/domain/backoffice/read-search';
import { readQuery } from '@spindle/sdk/domain/search/read-query';
import type { components } from '@spindle/sdk/schema';
import { db } from '../../database/db.ts';
import { containsTerm, rankedQuery } from '../../search/conditions.ts';
import { findSynonyms } from '../../search/find-synonyms.ts';
import { MAX_RANKED } from './max-ranked.ts';

/** Finds items the way customers do, but includes items that aren't visible to customers. */
export async function findItems(
  em: EntityManager,
  q: string,
): Promise<components['schemas']['FoundItem'][]> {
  const terms = readQuery(q, await findSynonyms(em, q));
  if (terms.length === 0) return [];
  const rank = rankedQuery(terms);
  return db(em)
    .selectFrom((from) =>
      from
        .selectFrom('search_items as s')
        .where(({ and }) => and(terms.map(containsTerm)))
        .select(['s.catalog_id', 's.item_id', 's.head_words', 's.title_key'])
        .limit(MAX_RANKED)
        .as('s'),
    )
    .innerJoin('catalog_items as i', (join) =>
      join.onRef('i.catalog_id', '=', 's.catalog_id').onRef('i.item_id', '=', 's.item_id'),
    )
    .select([
      'i.catalog_id as catalogId',
      'i.item_id as catalogItemId',
      'i.title',
      'i.external_id as externalId',
      'i.gtin',
      'i.enabled',
    ])
    .orderBy(rank === undefined ? sql`s.title_key` : sql`ts_rank(s.head_words, ${rank}) desc`)
    .orderBy('s.title_key')
    .orderBy('i.catalog_id')
    .orderBy('i.item_id')
    .limit(MAX_RESULTS)
    .execute();
}
