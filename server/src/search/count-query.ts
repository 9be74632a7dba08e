import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import { countedSearch, keptQuery } from '@spindle/sdk/domain/search/kept-query';
import type { components } from '@spindle/sdk/schema';
import { newId } from '../database/base.ts';
import { literal } from '../database/expressions.ts';
import { written, type Given } from '../database/prepared.ts';

/** Counts what somebody searched for, and forgets who. Narrowing it is the same search still. */
export async function countQuery(
  em: EntityManager,
  asked: QueryOf<'searchItems'>,
  { total, corrected }: components['schemas']['SearchResult'],
  now: Date,
): Promise<void> {
  const query = countedSearch(asked) ? keptQuery(asked.q ?? '') : undefined;
  if (query === undefined) return;
  const inVain = total === 0 || corrected !== undefined;
  await count(em, { id: newId(), query, found: total, inVain, now });
}

interface Counted {
  id: string;
  query: string;
  found: number;
  inVain: boolean;
  now: Date;
}

const count = written((tables, given: Given<Counted>) =>
  tables
    .insertInto('search_queries')
    .values({
      id: given('id'),
      query: given('query'),
      searches: 1,
      found: given('found'),
      in_vain: given('inVain'),
      last_at: given('now'),
    })
    .onConflict((known) =>
      known.column('query').doUpdateSet(({ eb, ref }) => ({
        searches: eb('search_queries.searches', '+', literal(1)),
        found: ref('excluded.found'),
        in_vain: ref('excluded.in_vain'),
        last_at: ref('excluded.last_at'),
      })),
    ),
);
