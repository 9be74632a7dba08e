import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import { NETWORKS_TO_SUGGEST, queryToCount } from '@spindle/sdk/domain/search/saved-query';
import type { components } from '@spindle/sdk/schema';
import type { Config } from '../config.ts';
import { newId } from '../database/base.ts';
import { literal } from '../database/expressions.ts';
import { type Placeholder, written } from '../database/prepared.ts';

/**
 * Returns a mark that distinguishes networks. The mark is keyed and differs per query, so nobody
 * can see what a network searched for. Neighboring addresses share a mark (the first 24 bits in
 * IPv4, 48 in IPv6), because one person often has several addresses.
 */
function networkMark(key: string, { query, network }: { query: string; network: string }) {
  const separator = network.includes(':') ? ':' : '.';
  const neighbors = network.split(separator).slice(0, 3).join(separator);
  return createHmac('sha256', key)
    .update(`search\n${query}\n${neighbors}`)
    .digest('base64url')
    .slice(0, 16);
}

interface SearchCall {
  config: Pick<Config, 'sessionKeys'>;
  network: string;
  now: Date;
}

/**
 * Counts a search without recording who made it. A search that only narrows the previous one counts
 * as the same search.
 */
export async function countQuery(
  em: EntityManager,
  asked: QueryOf<'searchItems'>,
  result: components['schemas']['SearchResult'],
  { config, network, now }: SearchCall,
): Promise<void> {
  const counted = queryToCount(asked, result);
  if (!counted) return;
  const { query, inVain } = counted;
  const mark = networkMark(config.sessionKeys[0], { query, network });
  await count(em, {
    id: newId(),
    ...counted,
    networks: inVain ? [] : [mark],
    now,
  });
}

interface CountedQuery {
  id: string;
  query: string;
  found: number;
  inVain: boolean;
  networks: string[];
  now: Date;
}

/** True if a new network found something. Once enough networks have, all marks are dropped. */
const fromAnother = sql<boolean>`(not search_queries.suggested and not excluded.in_vain
  and not search_queries.networks @> excluded.networks)`;
const isEnough = sql<boolean>`cardinality(search_queries.networks) >= ${sql.lit(NETWORKS_TO_SUGGEST - 1)}`;

const count = written((tables, input: Placeholder<CountedQuery>) =>
  tables
    .insertInto('search_queries')
    .values({
      id: input('id'),
      query: input('query'),
      searches: 1,
      found: input('found'),
      in_vain: input('inVain'),
      last_at: input('now'),
      networks: input('networks'),
    })
    .onConflict((known) =>
      known.column('query').doUpdateSet(({ eb, ref }) => ({
        searches: eb('search_queries.searches', '+', literal(1)),
        found: ref('excluded.found'),
        in_vain: ref('excluded.in_vain'),
        last_at: ref('excluded.last_at'),
        suggested: sql<boolean>`search_queries.suggested or (${fromAnother} and ${isEnough})`,
        networks: sql<string[]>`case when not ${fromAnother} then search_queries.networks
          when ${isEnough} then '{}' else search_queries.networks || excluded.networks end`,
      })),
    ),
);
