import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneBulks } from './prune-bulks.ts';
import { resumeBulks } from './resume-bulks.ts';
import { runBulk } from './run-bulk.ts';
import { workOnBulk } from './work-on-bulk.ts';

export const workOnBulkJob = defineJob({
  ...workOnBulk,
  // enough for twenty labels, even if the carrier is at its slowest
  expireInSeconds: 1_200,
  handle: (services, { bulkId }) => runBulk(services, bulkId),
});

export const pruneBulksJob = defineJob({
  name: 'forget-bulks',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => pruneBulks(services, services.now()),
});

export const resumeBulksJob = defineJob({
  name: 'resume-bulks',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => resumeBulks(services),
});
