import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneProviderEvents } from './prune-provider-events.ts';

export const pruneProviderEventsJob = defineJob({
  name: 'forget-provider-events',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => pruneProviderEvents(orm.em.fork(), now(), leaving),
});
