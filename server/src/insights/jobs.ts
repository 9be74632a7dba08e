import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { sumDays } from './sum-days.ts';

export const sumDaysJob = defineJob({
  name: 'sum-days',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, config, now }) =>
    sumDays(orm, { timeZone: config.business.timeZone, now: now() }),
});
