import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { forgetQueries } from './forget-queries.ts';
import { indexStale } from './index-stale.ts';

export const indexStaleJob = defineJob({
  name: 'index-stale-items',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 1800,
  handle: indexStale,
});

export const forgetQueriesJob = defineJob({
  name: 'forget-searches',
  payload: z.object({}),
  retryLimit: 0,
  handle: forgetQueries,
});
