import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { refuseSubscription } from './refuse-subscription.ts';

export const refuseSubscriptionJob = defineJob({
  name: 'refuse-subscription',
  payload: z.object({ providerId: z.string(), why: z.string().nullable() }),
  handle: (services, { providerId, why }) => refuseSubscription(services, providerId, why),
});
