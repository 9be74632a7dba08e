import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { keepDays } from './keep-days.ts';

export const sumDaysJob = defineJob({
  name: 'sum-days',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, config, now }) =>
    keepDays(orm, { timeZone: config.business.timeZone, now: now() }),
});
