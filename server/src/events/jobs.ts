import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneEvents } from './prune-events.ts';

export const pruneEventsJob = defineJob({
  name: 'prune-events',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }) => pruneEvents(orm.em.fork(), now()),
});
