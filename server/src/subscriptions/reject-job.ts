import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { rejectSubscription } from './reject-subscription.ts';

export const rejectSubscriptionJob = defineJob({
  name: 'refuse-subscription',
  payload: z.object({ providerId: z.string(), why: z.string().nullable() }),
  handle: (services, { providerId, why }) => rejectSubscription(services, providerId, why),
});
