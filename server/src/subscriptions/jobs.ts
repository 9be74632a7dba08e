import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkSubscriptions } from './check-subscriptions.ts';

export const checkSubscriptionsJob = defineJob({
  name: 'check-subscriptions',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services, _payload, leaving) => checkSubscriptions(services, leaving),
});
