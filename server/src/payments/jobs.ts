import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { forgetProviderEvents } from './forget-provider-events.ts';

export const forgetProviderEventsJob = defineJob({
  name: 'forget-provider-events',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => forgetProviderEvents(orm.em.fork(), now(), leaving),
});
