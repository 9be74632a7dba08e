import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkSubscriptions } from './check-subscriptions.ts';
import { forgetAttempts } from './forget-attempts.ts';

export const checkSubscriptionsJob = defineJob({
  name: 'check-subscriptions',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services, _payload, leaving) => checkSubscriptions(services, leaving),
});

export const forgetAttemptsJob = defineJob({
  name: 'forget-subscription-attempts',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => forgetAttempts(orm.em.fork(), now(), leaving),
});
