import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneExports } from './export/prune-exports.ts';
import { deleteAccounts } from './deletion/delete-accounts.ts';

export const deleteAccountsJob = defineJob({
  name: 'delete-accounts',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 600,
  handle: (services, _, leaving) => deleteAccounts(services, leaving),
});

export const pruneExportsJob = defineJob({
  name: 'forget-personal-exports',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => pruneExports(services, services.now()),
});
