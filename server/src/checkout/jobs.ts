import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkCheckouts } from './check-checkouts.ts';
import { forgetCheckouts } from './forget-checkouts.ts';
import { forgetQuotes } from './quotes/forget-quotes.ts';

export const checkCheckoutsJob = defineJob({
  name: 'check-checkouts',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services, _payload, leaving) => checkCheckouts(services, leaving),
});

export const forgetCheckoutsJob = defineJob({
  name: 'forget-checkouts',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => forgetCheckouts(orm.em.fork(), now(), leaving),
});

export const forgetQuotesJob = defineJob({
  name: 'forget-quotes',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => forgetQuotes(orm.em.fork(), now(), leaving),
});
