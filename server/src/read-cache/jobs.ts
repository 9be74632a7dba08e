import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { pruneChanges } from './prune-changes.ts';

export const pruneWindowChangesJob = defineJob({
  name: 'forget-window-changes',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm }) => pruneChanges(orm.em.fork()),
});
