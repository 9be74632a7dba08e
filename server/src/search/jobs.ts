import { sql } from 'kysely';
import {
  QUERY_RETENTION_DAYS,
  MAX_STORED,
  NETWORK_DAYS,
} from '@spindle/sdk/domain/search/saved-query';
import { db } from '../database/db.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Services } from '../services.ts';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { indexStale } from './index-stale.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes queries that nobody has searched for in a long time, and the rarest queries if there are
 * too many. Drops network marks sooner.
 */
async function forgetQueries({ orm, now }: Pick<Services, 'orm' | 'now'>): Promise<void> {
  const em = orm.em.fork();
  const before = new Date(now().getTime() - QUERY_RETENTION_DAYS * DAY_MS);
  await deleteInBatches(em, {
    table: 'search_queries',
    where: 'last_at < $1',
    parameters: [before],
  });
  await db(em)
    .updateTable('search_queries')
    .set({ networks: [] })
    .where('networks', '<>', sql<string[]>`'{}'`)
    .where('last_at', '<', new Date(now().getTime() - NETWORK_DAYS * DAY_MS))
    .execute();
  await db(em)
    .deleteFrom('search_queries')
    .where('id', 'in', (from) =>
      from
        .selectFrom('search_queries')
        .select('id')
        .orderBy('searches', 'desc')
        .orderBy('last_at', 'desc')
        .orderBy('id')
        .offset(MAX_STORED),
    )
    .execute();
}

export const indexStaleJob = defineJob({
  name: 'index-stale-items',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 1800,
  handle: indexStale,
});

export const pruneQueriesJob = defineJob({
  name: 'forget-searches',
  payload: z.object({}),
  retryLimit: 0,
  handle: forgetQueries,
});
