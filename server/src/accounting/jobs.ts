import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { copyPayouts } from './copy-payouts.ts';
import { copyTransactions } from './copy-transactions.ts';

export const copyBalanceJob = defineJob({
  name: 'copy-balance',
  payload: z.object({}),
  retryLimit: 0,
  async handle(services) {
    await copyTransactions(services);
    await copyPayouts(services);
  },
});
