import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { deleteAccounts } from './deletion/delete-accounts.ts';

export const deleteAccountsJob = defineJob({
  name: 'delete-accounts',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 600,
  handle: (services, _, leaving) => deleteAccounts(services, leaving),
});
