import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { cleanDownloads } from './downloads/clean-downloads.ts';
import { repairEntitlements } from './repair-entitlements.ts';

export const repairEntitlementsJob = defineJob({
  name: 'heal-entitlements',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 1_800,
  handle: repairEntitlements,
});

export const cleanDownloadsJob = defineJob({
  name: 'clean-downloads',
  payload: z.object({}),
  retryLimit: 0,
  handle: cleanDownloads,
});
