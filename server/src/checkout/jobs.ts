import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkCheckouts } from './check-checkouts.ts';

export const checkCheckoutsJob = defineJob({
  name: 'check-checkouts',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => checkCheckouts(services),
});
